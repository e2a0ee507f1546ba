/** What the page of all primitives shows: made up, and of nobody. */

export const slots = [
  { value: "morning", label: "Morning 9:00-12:00" },
  { value: "afternoon", label: "Afternoon 12:00-17:00" },
  { value: "evening", label: "Evening 17:00-20:00" },
] as const;

export const countries = [
  { value: "AT", label: "Austria" },
  { value: "BE", label: "Belgium" },
  { value: "CI", label: "Côte d'Ivoire" },
  { value: "DK", label: "Denmark" },
  { value: "FI", label: "Finland" },
  { value: "FR", label: "France" },
  { value: "DE", label: "Germany" },
  { value: "IE", label: "Ireland" },
  { value: "NL", label: "Netherlands" },
  { value: "NZ", label: "New Zealand" },
  { value: "NO", label: "Norway" },
  { value: "PT", label: "Portugal" },
  { value: "ES", label: "Spain" },
  { value: "SE", label: "Sweden" },
  { value: "CH", label: "Switzerland" },
] as const;

export const people = [
  { name: "Ada Berg", title: "Backend Developer", score: 82 },
  { name: "Jonas Lind", title: "Platform Engineer", score: 74 },
  { name: "Mira Okafor", title: "Data Engineer", score: 91 },
  { name: "Sven Aalto", title: "Developer", score: 47 },
  { name: "Ines Duarte", title: "Backend Developer", score: 66 },
  { name: "Tom Wieland", title: "System Administrator", score: 38 },
  { name: "Yuki Hara", title: "Software Engineer", score: 79 },
] as const;

export const parts = [
  { label: "Skills", value: 34 },
  { label: "Experience", value: 27 },
  { label: "Evidence in dated jobs", value: 14.5 },
  { label: "Education", value: 6 },
];

export const weeks = [
  { label: "Week 1", resume: 58, fit: 41, calls: 10 },
  { label: "Week 2", resume: 61, fit: 52, calls: 10 },
  { label: "Week 3", resume: 66, fit: 49, calls: 20 },
  { label: "Week 4", resume: null, fit: null, calls: null },
  { label: "Week 5", resume: 75, fit: 63, calls: 20 },
  { label: "Week 6", resume: 82, fit: 70, calls: 30 },
] as const;

export const sides = [
  { axis: "Skills", resume: 86, job: 80 },
  { axis: "Experience", resume: 74, job: 60 },
  { axis: "Leading people", resume: 35, job: 60 },
  { axis: "Languages", resume: 90, job: 50 },
  { axis: "Education", resume: 70, job: 70 },
  { axis: "Readability", resume: 95, job: 60 },
] as const;

/** A page's lines as [y, height, bold, widths of the lines that follow each other]. */
const blocks: [number, number, boolean, number[]][] = [
  [64, 22, true, [210]],
  [94, 11, false, [310]],
  [140, 13, true, [96]],
  [162, 10, false, [440, 452, 300]],
  [222, 13, true, [120]],
  [246, 11, true, [240]],
  [264, 10, false, [430, 455, 410, 390]],
  [338, 11, true, [260]],
  [356, 10, false, [448, 402, 436]],
  [420, 13, true, [88]],
  [442, 10, false, [330, 350]],
  [496, 13, true, [64]],
  [518, 10, false, [420, 440, 180]],
];

export const resumeLines = blocks.flatMap(([top, height, bold, widths]) =>
  widths.map((width, index) => ({ x: 64, y: top + index * height * 1.6, width, height, bold })),
);
