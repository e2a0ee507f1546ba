import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { root } from "../paths";

export type Tally = {
  passed: number;
  /** each with the first lines of what it said */
  failures: string[];
  skipped: Record<string, number>;
  slowest: { name: string; ms: number }[];
};

export const TALLY_FILE = "PLUMBLINE_TALLY_FILE";

/** A file that can't be loaded and an error outside of every test count as one failure each. */
export default class LaneReporter implements Reporter {
  #isNamed = false;

  onInit({ config }: Vitest): void {
    this.#isNamed = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tally: Tally = { passed: 0, failures: [], skipped: {}, slowest: [] };
    for (const module of modules) addModule(tally, module);
    for (const error of unhandled) tally.failures.push(`an error outside of every test${said(error)}`);
    tally.slowest = tally.slowest.sort((a, b) => b.ms - a.ms).slice(0, 15);
    if (this.#isNamed) tally.skipped = {};
    const file = process.env[TALLY_FILE];
    if (file) writeFileSync(file, JSON.stringify(tally));
  }
}

function addModule(tally: Tally, module: TestModule): void {
  const path = relative(root, module.moduleId);
  const failuresBefore = tally.failures.length;
  for (const test of module.children.allTests()) {
    const result = test.result();
    const name = `${path}: ${test.fullName}`;
    if (result.state === "passed") tally.passed++;
    else if (result.state === "skipped") {
      const reason = result.note ?? name;
      tally.skipped[reason] = (tally.skipped[reason] ?? 0) + 1;
    } else tally.failures.push(name + said(result.errors?.[0]));
    tally.slowest.push({ name, ms: test.diagnostic()?.duration ?? 0 });
  }
  if (module.state() === "failed" && tally.failures.length === failuresBefore)
    tally.failures.push(`${path}: could not be run${said(module.errors()[0])}`);
}

/** The message and, as a logged run shows its end only, what was expected and found. */
function said(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  const { message, diff } = error as { message?: string; diff?: string };
  const lines = stripVTControlCharacters([message, diff].filter(Boolean).join("\n")).split("\n");
  const shown = lines.filter((line) => line.trim() !== "").slice(0, 12);
  return shown.map((line) => `\n          ${line.slice(0, 300)}`).join("");
}
