import { runShown, runVitest } from "./vitest-run";

// What a person runs before a commit: format and lint, types, unit tests. The first that fails ends it.
for (const [tool, args] of [
  ["biome", ["check", "--error-on-warnings", "."]],
  ["tsc", ["--noEmit"]],
] as const) {
  const code = await runShown(tool, [...args]);
  if (code !== 0) process.exit(code);
}
const { failed } = await runVitest("unit");
process.exit(failed === 0 ? 0 : 1);
