import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { dataDir, root } from "./paths";

/** `shaky`: the names of tests that passed at their second try only. */
export type Tally = { passed: number; failed: number; skipped: number; shaky: string[] };

type TestResult = { fullName: string; status: string; failureMessages: string[] };

type JsonReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: TestResult[] }[];
};

/** Runs a program of node_modules/.bin with its output on this terminal; answers with its exit code. */
export function runShown(tool: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(root, "node_modules", ".bin", tool), args, { cwd: root, stdio: "inherit" });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs one project of vitest.config.ts and counts its tests.
 * A file that could not be loaded, and an error outside of every test, count as one failure each.
 */
export async function runVitest(project: string, filters: string[] = []): Promise<Tally> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, `vitest-${project}.json`);
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runShown("vitest", [
    "run",
    "--project",
    project,
    "--passWithNoTests",
    ...reporters,
    ...filters,
  ]);
  const report = readReport(file);
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, shaky: [] };
  const unloaded = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + unloaded;
  const shaky = report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName }) => fullName.trim());
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests,
    shaky,
  };
}

function readReport(file: string): JsonReport | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
