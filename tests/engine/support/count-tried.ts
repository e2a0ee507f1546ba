import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** what a fairness property was tried on, for `npm run fairness` */
    tried?: number;
  }
}

/** Adds to what the running test says it has tried. */
export function countTried(cases: number): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.tried = (meta.tried ?? 0) + cases;
}
