export type LaneName = "unit" | "corpus" | "workers" | "e2e";

export type Lane = { include: string[]; exclude: string[] };

const corpus = [
  "tests/engine/{blind,blind-addresses,blind-texts,blind-titles,command-line,fuzz,repeatable,true-quotes}.test.ts",
  "tests/engine/advise/{demo-people,resume-report}.test.ts",
  "tests/engine/generated/*.test.ts",
  "tests/engine/job/{layout,listed-terms,order-of-sentences}.test.ts",
  "tests/engine/knowledge/knowledge-file.test.ts",
  "tests/engine/knowledge/titles/title-forms.test.ts",
  "tests/engine/match/{adds-up,generated-jobs,properties}.test.ts",
  "tests/engine/parse/{drawn-layouts,robust,shared-set}.test.ts",
  "tests/engine/read/{bad-files,refusals,repeatable}.test.ts",
  "tests/seed/{files,reading}.test.ts",
];
const workers = ["tests/workers/**/*.test.ts", "tests/http/**/*.test.ts"];
const e2e = ["tests/e2e/**/*.test.ts"];

/** unit and corpus run in Node, workers in workerd, e2e in Chromium against the built Worker. */
export const lanes: Record<LaneName, Lane> = {
  unit: { include: ["tests/**/*.test.{ts,tsx}"], exclude: [...corpus, ...workers, ...e2e] },
  corpus: { include: corpus, exclude: [] },
  workers: { include: workers, exclude: [] },
  e2e: { include: e2e, exclude: [] },
};

export const laneNames: LaneName[] = ["workers", "unit", "corpus", "e2e"];
