import { staticSteps } from "./static-steps";
import { runSteps } from "./steps";
import { printTable } from "./test-table";
import { laneStep, tallyOf } from "./vitest-run";

const startedAt = performance.now();
const results = await runSteps([...staticSteps(), laneStep("unit", process.argv.slice(2))]);
const rows = results.map((result) => ({
  ...result,
  tally: result.name === "unit" ? tallyOf("unit", result) : null,
}));
const green = printTable(rows, (performance.now() - startedAt) / 1000, false);
process.exit(green ? 0 : 1);
