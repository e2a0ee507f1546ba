import { parseArgs } from "node:util";
import { ensureLocalFiles } from "../local-settings";
import { drawFiles, isDrawnLane } from "./drawn-files";
import { type LaneName, laneNames } from "./lanes";
import { staticSteps } from "./static-steps";
import { runSteps, type Step } from "./steps";
import { testSeed } from "./test-seed";
import { printTable } from "./test-table";
import { laneStep, lanesWith, profileArguments, tallyOf } from "./vitest-run";

const BUILD: Step = { name: "build", tool: "tsx", args: ["scripts/lib/bundle/build-step.ts"] };

const call = readCall();
const isPart = call.lane !== undefined || call.files.length > 0;
const startedAt = performance.now();
process.env.TEST_SEED = testSeed();
if (call.deep) process.env.TEST_DEEP = "1";
if (call.profile) process.env.TEST_PROFILE = "1";
ensureLocalFiles();
process.stdout.write(
  call.deep ? "Everything is tried.\n" : `Samples are drawn by TEST_SEED=${testSeed()}.\n`,
);

const results = await runSteps(stepsFor(lanesOf(call)));
const rows = results.map((result) => {
  const lane = laneNames.find((name) => name === result.name);
  return { ...result, tally: lane ? tallyOf(lane, result) : null };
});
const green = printTable(rows, (performance.now() - startedAt) / 1000, !isPart && !call.deep);
process.exit(green ? 0 : 1);

function readCall() {
  try {
    const options = {
      lane: { type: "string" },
      testNamePattern: { type: "string", short: "t" },
      deep: { type: "boolean" },
      profile: { type: "boolean" },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, files: positionals };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function lanesOf({ lane, files }: typeof call): LaneName[] {
  const asked = laneNames.filter((name) => lane === undefined || name === lane);
  if (asked.length === 0) refuse(`There is no lane "${lane}".`);
  const holding = files.length > 0 ? lanesWith(files) : laneNames;
  const chosen = asked.filter((name) => holding.includes(name));
  if (chosen.length === 0) refuse(`No test file of ${asked.join(", ")} is named like ${files.join(", ")}.`);
  return chosen;
}

/** Longest first where they run in parallel; the browsers last, with all cores to themselves. */
function stepsFor(chosen: LaneName[]): Step[] {
  const { files, testNamePattern, profile } = call;
  const args = [
    ...files,
    ...(testNamePattern ? ["--testNamePattern", testNamePattern] : []),
    ...(profile ? profileArguments : []),
  ];
  const after = chosen.length > 1 ? [BUILD.name] : [];
  const lanes: Step[] = chosen.map((lane) => {
    const isDrawn = isDrawnLane(lane) && !isPart && !call.deep;
    const step = laneStep(lane, isDrawn ? [...args, ...drawFiles(lane, testSeed())] : args);
    if (lane === "workers") return { ...step, after };
    return lane === "e2e" ? { ...step, after, cores: 2 } : step;
  });
  const isBuilt = chosen.length > 1 && chosen.some((lane) => lane === "workers" || lane === "e2e");
  return [...(isBuilt ? [BUILD] : []), ...(isPart ? [] : staticSteps()), ...lanes];
}

function refuse(message: string): never {
  process.stderr.write(
    `${message}\nUsage: npm test [-- [--lane ${laneNames.join("|")}] [-t NAME] [--profile] [FILE ...]]\n`,
  );
  throw process.exit(2);
}
