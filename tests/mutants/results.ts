import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDir } from "../../scripts/lib/paths";
import type { Fault } from "./fault";

/** `foundBy`: the test that failed, null where the fault survived all. */
export type FaultResult = { foundBy: string | null };

type Kept = { run: string; results: Record<string, FaultResult> };

const file = join(dataDir, "mutants.json");

/** Results of earlier tries, so that a long run can be interrupted. They count for the same tree and depth only. */
export function openResults({ tree, deep, again }: { tree: string; deep: boolean; again: boolean }) {
  const run = `${tree}${deep ? "-deep" : ""}`;
  const kept = again ? null : read();
  const results = kept?.run === run ? kept.results : {};
  return {
    of: (fault: Fault): FaultResult | undefined => results[keyOf(fault)],
    keep(fault: Fault, result: FaultResult): void {
      results[keyOf(fault)] = result;
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, JSON.stringify({ run, results } satisfies Kept, null, 2));
    },
  };
}

/** Another text is another fault; where its hint points doesn't matter. */
function keyOf({ id, find, replace }: Fault): string {
  return [id, find, replace].join(" | ");
}

function read(): Kept | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
