import { globSync } from "node:fs";
import { root } from "../paths";
import { draw } from "./draw";
import { lanes } from "./lanes";

/** The ways on which everything else rests, and what guards them all: in each `npm test`. */
const ALWAYS = [
  "account/billing-payments",
  "account/way-in",
  "agency/agency-journey",
  "agency/agency-panel",
  "agency/agency-upload",
  "analysis",
  "budgets",
  "hostile-requests",
  "programs/example-script",
  "workspace",
].map((name) => `tests/e2e/${name}.test.ts`);

/** How many of the other files an `npm test` draws. */
const DRAWN = 16;

/**
 * The files of journeys that one `npm test` runs; `npm run test:deep` and calls that name files run any.
 * @throws Error where a file that always runs isn't there
 */
export function drawJourneys(seed: string): string[] {
  const { include, exclude } = lanes.e2e;
  const files = globSync(include, { cwd: root, exclude }).sort();
  const lost = ALWAYS.filter((file) => !files.includes(file));
  if (lost.length > 0) throw new Error(`No such journeys: ${lost.join(", ")}`);
  const others = files.filter((file) => !ALWAYS.includes(file));
  return [...ALWAYS, ...draw(`${seed}/journeys`, others, DRAWN)];
}
