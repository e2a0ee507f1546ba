import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDir, root } from "../paths";
import { TALLY_FILE, type Tally } from "./lane-reporter";
import { type LaneName, laneNames, lanes } from "./lanes";
import type { Step, StepResult } from "./steps";

export function lanesWith(filters: string[]): LaneName[] {
  return laneNames.filter((lane) => {
    const { include, exclude } = lanes[lane];
    const files = globSync(include, { cwd: root, exclude });
    return files.some((file) => filters.some((filter) => file.includes(filter)));
  });
}

/** CPU-seconds by test file, which only files that run one after the other allow. */
export const profileArguments = [`--reporter=${join(root, "scripts/lib/testing/cpu-reporter.ts")}`];

export function laneStep(lane: LaneName, args: string[]): Step {
  mkdirSync(dataDir, { recursive: true });
  rmSync(tallyFile(lane), { force: true });
  return {
    name: lane,
    tool: "vitest",
    args: [
      "run",
      "--project",
      lane,
      "--reporter=default",
      `--reporter=${join(root, "scripts/lib/testing/lane-reporter.ts")}`,
      ...args,
    ],
    env: { [TALLY_FILE]: tallyFile(lane) },
  };
}

/** A run that ended badly without a failed test counts as a failure. */
export function tallyOf(lane: LaneName, { code }: StepResult): Tally {
  const tally = readTally(lane) ?? { passed: 0, failures: [], skipped: {}, slowest: [] };
  if (code !== 0 && tally.failures.length === 0) tally.failures.push(`${lane}: ended with code ${code}`);
  return tally;
}

function readTally(lane: LaneName): Tally | undefined {
  try {
    return JSON.parse(readFileSync(tallyFile(lane), "utf8"));
  } catch {
    return undefined;
  }
}

function tallyFile(lane: LaneName): string {
  return join(dataDir, `tally-${lane}.json`);
}
