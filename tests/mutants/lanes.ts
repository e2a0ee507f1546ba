import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type TestCase, type TestModule, type Vitest } from "vitest/node";

/** What a run of tests said. `passed`: their names. `failed`: the first failure, null where there was none. */
export type Outcome = { passed: string[]; failed: string | null };

/** One Vitest for all faults, so that only what a fault touches is transformed again. */
export type WarmLanes = {
  names: string[];
  /** Tells it that a file of the copy has changed. */
  changed: (path: string) => void;
  /** Runs the tests of one file whose names hold one of `tests`. @throws Error where no lane has the file */
  run: (file: string, tests: string[]) => Promise<Outcome>;
  close: () => Promise<void>;
};

/** @param path the copy's root, which must be the working folder */
export async function startLanes(path: string): Promise<WarmLanes> {
  const vitest = await createVitest("test", {
    root: path,
    watch: false,
    silent: true,
    reporters: [{}],
  });
  return {
    names: vitest.projects.map(({ name }) => name),
    changed(file) {
      vitest.invalidateFile(join(path, file));
      vitest.watcher.invalidates.add(join(path, file));
    },
    run: (file, tests) => runNamed(vitest, join(path, file), tests),
    close: () => vitest.close(),
  };
}

async function runNamed(vitest: Vitest, moduleId: string, tests: string[]): Promise<Outcome> {
  const lane = vitest.projects.find((project) => project.matchesTestGlob(moduleId));
  if (!lane) throw new Error(`no lane holds ${moduleId}`);
  const testNamePattern = new RegExp(tests.map(escaped).join("|"));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    lane.createSpecification(moduleId, { testNamePattern }),
  ]);
  return outcomeOf(
    testModules.filter((module) => module.moduleId === moduleId),
    unhandledErrors,
  );
}

function outcomeOf(modules: TestModule[], unhandled: unknown[]): Outcome {
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const ofState = (state: ReturnType<TestCase["result"]>["state"]) =>
    cases.filter((test) => test.result().state === state);
  const [failed] = ofState("failed");
  const [unloaded] = modules.flatMap((module) => module.errors());
  const message =
    failed?.fullName ?? unloaded?.message ?? (unhandled.length > 0 ? String(unhandled[0]) : null);
  return { passed: ofState("passed").map(({ fullName }) => fullName), failed: message };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Runs one lane in full, until its first failure. Answer: that failure, or null. */
export async function runLane(path: string, lane: string): Promise<string | null> {
  const file = join(path, ".data", "lane.json");
  rmSync(file, { force: true });
  const vitest = join(path, "node_modules", ".bin", "vitest");
  const args = ["run", "--project", lane, "--bail=1", "--silent", "--reporter=json", `--outputFile=${file}`];
  const child = spawn(vitest, args, { cwd: path, stdio: "ignore" });
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  if (code === 0) return null;
  const report = readReport(file);
  const failed = report?.testResults.flatMap((suite) =>
    suite.assertionResults.filter(({ status }) => status === "failed"),
  );
  return failed?.[0]?.fullName ?? `${lane} ended with code ${code}`;
}

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}
