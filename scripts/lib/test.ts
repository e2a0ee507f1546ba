import { ensureLocalFiles } from "./local-settings";
import { runShown, runVitest } from "./vitest-run";

// Everything, cheapest first. A step that fails doesn't hide the ones after it.
const projects = ["unit", "workers", "e2e"];
const total = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
ensureLocalFiles();

for (const [name, tool, args] of [
  ["format, lint, import rules", "biome", ["check", "--error-on-warnings", "."]],
  ["types", "tsc", ["--noEmit"]],
] as const) {
  const ok = (await runShown(tool, [...args])) === 0;
  if (!ok) total.failed += 1;
  summary.push(`${name}: ${ok ? "ok" : "FAILED"}`);
}

for (const project of projects) {
  process.stdout.write(`\n── ${project} ──\n`);
  const tally = await runVitest(project, process.argv.slice(2));
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  summary.push(`${project}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  for (const name of tally.shaky) summary.push(`${project}: passed at the second try only: ${name}`);
}

process.stdout.write(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
