/**
 * `npm run fairness` with as much as `npm test` draws, `npm run fairness -- --deep` with all. Writes
 * `app/components/statements/fairness-run.json`, from which `/fairness` takes its facts. Properties on the labelled
 * sets beside the repository (SHARED_SETS) must run: a skipped test ends it without a file.
 */
import "../lib/require-node";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fairnessProperties } from "../../tests/engine/fairness-properties";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { dataDir, root } from "../lib/paths";
import { FAIRNESS_RUN_FILE, type FairnessRun } from "./fairness-facts";
import { writeFacts } from "./write-facts";

/** A busy machine fails no property for its time. */
const PATIENCE_MILLISECONDS = 3_600_000;

type Ran = { file: string; title: string; status: string; tried: number };
type Report = {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; meta?: { tried?: number } }[];
  }[];
};

async function start() {
  const ran = runTests([
    ...new Set(fairnessProperties.flatMap(({ tests }) => tests.map(({ file }) => file))),
  ]);
  const properties = fairnessProperties.map(({ id, says, counted, tests }) => {
    const own = tests.flatMap(({ file, names }) => names.flatMap((name) => named(ran, file, name)));
    const skipped = own.filter(({ status }) => status !== "passed" && status !== "failed");
    if (skipped.length > 0) throw new Error(`${id}: skipped: ${skipped.map(({ title }) => title)}`);
    const tried = own.reduce((sum, one) => sum + one.tried, 0);
    if (tried === 0) throw new Error(`${id}: nothing was tried`);
    return { id, says, counted, tried, held: own.every(({ status }) => status === "passed") };
  });
  const run: FairnessRun = {
    ranOn: new Date().toISOString().slice(0, 10),
    engineVersion: ENGINE_VERSION,
    properties,
  };
  await writeFacts(FAIRNESS_RUN_FILE, run);
  for (const { id, tried, held } of properties)
    process.stdout.write(`${id}: ${held ? "held" : "BROKEN"}, ${tried} tried\n`);
}

function named(ran: Ran[], file: string, name: string): Ran[] {
  const pattern = new RegExp(`^${name.split("%s").map(escaped).join(".+")}$`, "u");
  const found = ran.filter((one) => one.file === file && pattern.test(one.title));
  if (found.length === 0) throw new Error(`${file} has no test "${name}"`);
  return found;
}

function runTests(files: string[]): Ran[] {
  mkdirSync(dataDir, { recursive: true });
  const report = join(dataDir, "fairness-report.json");
  const deep = process.argv.includes("--deep");
  spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...["--project=unit", "--project=corpus", "--reporter=default", "--reporter=json"],
      `--testTimeout=${PATIENCE_MILLISECONDS}`,
      `--outputFile.json=${report}`,
      ...files,
    ],
    { cwd: root, stdio: "inherit", env: { ...process.env, TEST_DEEP: deep ? "1" : "0" } },
  );
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, meta }) => ({
      file: relative(root, name),
      title,
      status,
      tried: meta?.tried ?? 0,
    })),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

await start();
