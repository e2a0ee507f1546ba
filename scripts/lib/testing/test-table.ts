import type { Tally } from "./lane-reporter";
import type { StepResult } from "./steps";

export type Row = StepResult & { tally: Tally | null };

/** Limits for the whole run on two cores */
const BUDGET = { seconds: 600, cpuSeconds: 900 };

/** @returns true when nothing failed and something passed; the time budget only warns */
export function printTable(rows: Row[], seconds: number, withBudget: boolean): boolean {
  const failures = rows.flatMap(({ name, code, tally }) => tally?.failures ?? (code === 0 ? [] : [name]));
  const passed = rows.reduce((sum, { tally }) => sum + (tally?.passed ?? 0), 0);
  const cpuSeconds = rows.reduce((sum, row) => sum + (row.cpuSeconds ?? 0), 0);
  const lines = [""];
  for (const failure of failures) lines.push(`FAILED  ${failure}`);
  for (const { tally } of rows)
    for (const [reason, count] of Object.entries(tally?.skipped ?? {}))
      lines.push(`skipped ${count}: ${reason}`);
  lines.push("", line(["", "passed", "failed", "skipped", "seconds", "CPU-s"]));
  for (const { name, code, tally, ...times } of rows) {
    const counts = tally
      ? [tally.passed, tally.failures.length, skippedIn(tally)]
      : [code === 0 ? "ok" : "FAILED", "", ""];
    lines.push(line([name, ...counts, shown(times.seconds), shown(times.cpuSeconds)]));
  }
  const skipped = rows.reduce((sum, { tally }) => sum + (tally ? skippedIn(tally) : 0), 0);
  lines.push(line(["all", passed, failures.length, skipped, shown(seconds), shown(cpuSeconds)]));
  if (withBudget) {
    lines.push(line(["budget", "", "", "", BUDGET.seconds, BUDGET.cpuSeconds]));
    if (seconds > BUDGET.seconds || cpuSeconds > BUDGET.cpuSeconds)
      lines.push("Warning: the run took more than its budget on two cores allows.");
  }
  lines.push("", `${passed} passed, ${failures.length} failed`);
  process.stdout.write(`${lines.join("\n")}\n`);
  return failures.length === 0 && passed > 0;
}

function skippedIn(tally: Tally): number {
  return Object.values(tally.skipped).reduce((sum, count) => sum + count, 0);
}

function shown(seconds: number | null): string {
  return seconds === null ? "-" : seconds.toFixed(0);
}

function line([first, ...cells]: (string | number)[]): string {
  return String(first).padEnd(8) + cells.map((cell) => String(cell).padStart(9)).join("");
}
