/** Figures of the overview, as addresses name them where a list of threads tells each thread's part. */
export const countedFigures = [
  "candidates",
  "processed",
  "scored",
  "skills",
  "experience",
  "shortlisted",
  "location",
  "strong",
  "fair",
  "weak",
  "gates",
  "failed",
  "hidden",
] as const;

export type CountedFigure = (typeof countedFigures)[number];
