import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../../scripts/lib/paths";
import { findFreePort } from "./free-port";

export type BuiltWorker = {
  origin: string;
  /** Process id of the group's leader; workerd is its child. */
  pid: () => number;
  persistTo: string;
  /** Everything that the Worker logged, as a file. */
  logFile: string;
  /** Runs the scheduled handler once. */
  runCron: (cron: string) => Promise<void>;
  /** SIGKILL for the whole process group: nothing gets a chance to tidy up. */
  kill: () => Promise<void>;
  /** Starts again on the same port over the same data, after `kill` or `stop`. */
  start: () => Promise<void>;
  /** Ends it in order; with `stop({ erase: true })` its data goes too. */
  stop: (options?: { erase?: boolean }) => Promise<void>;
};

/**
 * Starts the built Worker, migrated, on a free port with data of its own (a temporary directory unless given).
 * Resolves when /health answers.
 */
export async function startBuiltWorker(
  options: { persistTo?: string; vars?: Record<string, string> } = {},
): Promise<BuiltWorker> {
  const persistTo = options.persistTo ?? mkdtempSync(join(tmpdir(), "plumbline-"));
  const logFile = join(persistTo, "worker.log");
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  async function start() {
    const log = openSync(logFile, "a");
    const host = join(root, "tests/e2e/support/host.ts");
    const args = ["--import", "tsx", host, String(port), persistTo, JSON.stringify(options.vars ?? {})];
    const started = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    child = started;
    await readyMessage(started, logFile);
    await healthy(origin);
  }

  async function end(signal: NodeJS.Signals) {
    const ending = child;
    child = undefined;
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = new Promise((resolve) => ending.once("exit", resolve));
    process.kill(-ending.pid, signal);
    await exited;
  }

  await start();
  return {
    origin,
    persistTo,
    logFile,
    pid: () => child?.pid ?? 0,
    runCron: async (cron) => {
      const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`);
      if (!answer.ok) throw new Error(`cron ${cron}: ${answer.status} ${await answer.text()}`);
    },
    kill: () => end("SIGKILL"),
    start,
    stop: async ({ erase = options.persistTo === undefined } = {}) => {
      await end("SIGTERM");
      if (erase) rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function readyMessage(child: ChildProcess, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`the Worker's host ended with ${code}; see ${logFile}`)));
  });
}

async function healthy(origin: string) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${origin}/health did not answer within 30 s`);
}
