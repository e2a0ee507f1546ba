/**
 * `npm run test:mutants [-- ID ...] [--deep] [--again] [--hints] [--types]`: puts one fault after the other into a copy of the tree
 * and asks whether the tests notice. The test that a fault names comes first; where it passes, the lanes in full.
 * --deep: the lanes as in `npm run test:deep`. --again: also what was tried before on this very tree.
 * --hints: only the tests that the faults name.
 * --types: only asks the compiler whether a fault could have been noticed without tests.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { root } from "../../scripts/lib/paths";
import { NATIVE_COMPILER } from "../../scripts/lib/testing/static-steps";
import { testSeed } from "../../scripts/lib/testing/test-seed";
import { allFaults, checkFaults } from "./all-faults";
import { type Fault, withFaults } from "./fault";
import { runLane, startLanes } from "./lanes";
import { type FaultResult, openResults } from "./results";
import { copyTree, type TreeCopy } from "./tree-copy";

/** How many of all faults `npm test` may miss with its samples; `npm run test:deep` none. */
const MAY_SURVIVE = 3;
/**
 * Builds the pages before tests on workerd. The copy has them already, and the tests that a fault names see it without: they
 * read `workers/` from its source. Where that isn't enough, the lanes in full build pages with the fault in them.
 */
const BUILD_SETUP = "tests/support/build.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deep: { type: "boolean" },
    again: { type: "boolean" },
    hints: { type: "boolean" },
    types: { type: "boolean" },
  },
});
const wanted = positionals.length > 0 ? allFaults.filter(({ id }) => positionals.includes(id)) : allFaults;
const unknown = positionals.filter((id) => !allFaults.some((fault) => fault.id === id));
if (unknown.length > 0) throw new Error(`No such fault: ${unknown.join(", ")}`);
checkFaults();
// As Vitest's command line does.
process.env.NODE_ENV ??= "test";
process.env.TEST_SEED = testSeed();
if (values.deep) process.env.TEST_DEEP = "1";

if (!values.types) await buildIfChanged((text) => process.stdout.write(`${text}\n`));
const copy = copyTree();
try {
  process.chdir(copy.path);
  process.exitCode = values.types ? compile(copy) : await tryAll(copy);
} finally {
  process.chdir(root);
  await copy.remove();
}

function write(path: string, faults: readonly Fault[]): void {
  for (const file of new Set(faults.map((fault) => fault.file))) {
    const source = readFileSync(join(root, file), "utf8");
    const own = faults.filter((fault) => fault.file === file);
    writeFileSync(join(path, file), withFaults(source, own));
  }
}

function restore(path: string, { file }: Fault): void {
  cpSync(join(root, file), join(path, file));
}

/** All faults at once: each keeps the types, or the compiler finds it and no test need. */
function compile({ path }: TreeCopy): number {
  write(path, wanted);
  try {
    execFileSync(join(path, "node_modules/.bin", NATIVE_COMPILER), [], { cwd: path, stdio: "inherit" });
    process.stdout.write(`The compiler notices none of ${wanted.length} faults.\n`);
    return 0;
  } catch {
    return 1;
  }
}

async function tryAll(tree: TreeCopy): Promise<number> {
  const results = openResults({
    tree: tree.fingerprint,
    deep: values.deep === true,
    again: values.again === true,
  });
  const open = wanted.filter((fault) => !results.of(fault));
  const { missed, broken, lanes } = await tryHints(tree, open, results.keep);
  if (values.hints) broken.push(...missed.map(({ id }) => `${id}: not found by the test that it names`));
  else for (const fault of missed) results.keep(fault, await tryLanes(tree, fault, lanes));

  const tried = wanted.flatMap((fault) => {
    const result = results.of(fault);
    return result ? [{ ...fault, ...result }] : [];
  });
  for (const { id, file, foundBy } of tried)
    process.stdout.write(`${id.padEnd(28)} ${file.padEnd(52)} ${foundBy ?? "SURVIVED"}\n`);
  const survived = tried.filter(({ foundBy }) => foundBy === null);
  for (const text of broken) process.stdout.write(`${text}\n`);
  process.stdout.write(`\n${tried.length - survived.length} of ${wanted.length} found\n`);
  const allowed = values.deep || positionals.length > 0 ? 0 : MAY_SURVIVE;
  return survived.length > allowed || broken.length > 0 ? 1 : 0;
}

/** Each fault against the test that it names. `missed`: whose test passes. `broken`: hints that say nothing. */
async function tryHints(
  { path }: TreeCopy,
  faults: readonly Fault[],
  keep: (fault: Fault, result: FaultResult) => void,
) {
  const missed: Fault[] = [];
  const broken: string[] = [];
  writeFileSync(join(path, BUILD_SETUP), "export default function setup() {}\n");
  const lanes = await startLanes(path);
  try {
    for (const file of new Set(faults.map(({ hint }) => hint.file))) {
      const own = faults.filter(({ hint }) => hint.file === file);
      const sound = await lanes.run(
        file,
        own.map(({ hint }) => hint.test),
      );
      for (const fault of own) {
        const { id, hint } = fault;
        if (sound.failed !== null || !sound.passed.some((name) => name.includes(hint.test))) {
          const why = sound.failed ?? "no test of that name";
          broken.push(`${id}: nothing passes without the fault: ${file} > ${hint.test}: ${why}`);
          process.stdout.write(`${id}: ${why}\n`);
          continue;
        }
        write(path, [fault]);
        lanes.changed(fault.file);
        const { failed } = await lanes.run(file, [hint.test]);
        restore(path, fault);
        lanes.changed(fault.file);
        process.stdout.write(`${id}: ${failed === null ? "not by its hint" : "found"}\n`);
        if (failed === null) missed.push(fault);
        else keep(fault, { foundBy: `${file} > ${failed}` });
      }
    }
  } finally {
    await lanes.close();
    cpSync(join(root, BUILD_SETUP), join(path, BUILD_SETUP));
  }
  return { missed, broken, lanes: lanes.names };
}

/** A fault against everything, lane after lane; pages and Worker are built with it, and without it again. */
async function tryLanes({ path }: TreeCopy, fault: Fault, lanes: string[]): Promise<FaultResult> {
  write(path, [fault]);
  try {
    for (const lane of lanes) {
      process.stdout.write(`${fault.id}: all of ${lane} ...\n`);
      const failed = await runLane(path, lane);
      if (failed !== null) return { foundBy: `${lane} > ${failed}` };
    }
    return { foundBy: null };
  } finally {
    restore(path, fault);
    for (const built of ["build", ".data/build.sha256"]) {
      rmSync(join(path, built), { recursive: true, force: true });
      cpSync(join(root, built), join(path, built), { recursive: true });
    }
  }
}
