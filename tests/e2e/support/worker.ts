import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../../scripts/lib/paths";
import { findFreePort } from "./free-port";
import { openStores, type Stores } from "./stores";

const LONGEST_START = 300_000;

export type BuiltWorker = {
  origin: string;
  /** of the group's leader; workerd is its child */
  pid: () => number;
  stores: Stores;
  /** changes on restart */
  storesAddress: () => string;
  logFile: string;
  runCron: (cron: string) => Promise<void>;
  /** SIGKILL for the process group, without cleanup */
  kill: () => Promise<void>;
  /** on the same port and data, after `kill` or `stop` */
  start: () => Promise<void>;
  /** also deletes its data */
  stop: () => Promise<void>;
};

/**
 * Resolves when /health answers.
 * @param options.template from `inject("template")`
 * @param options.isAlone without the stand-ins for outside vendors: nothing that is tested calls one
 */
export async function startBuiltWorker(options: {
  template: string;
  vars?: Record<string, string>;
  isAlone?: boolean;
}): Promise<BuiltWorker> {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-e2e-"));
  cpSync(options.template, persistTo, { recursive: true });
  const logFile = join(persistTo, "worker.log");
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let storesAddress = "";

  async function start() {
    const log = openSync(logFile, "a");
    const host = join(root, "tests/e2e/support/host.ts");
    const args = ["--import", "tsx", host, String(port), persistTo, JSON.stringify(options.vars ?? {})];
    if (options.isAlone) args.push("alone");
    const started = spawn(process.execPath, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    child = started;
    storesAddress = await readyMessage(started, logFile);
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
    pid: () => child?.pid ?? 0,
    stores: openStores(() => storesAddress),
    storesAddress: () => storesAddress,
    logFile,
    runCron: async (cron) => {
      const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`);
      if (!answer.ok) throw new Error(`cron ${cron}: ${answer.status} ${await answer.text()}`);
    },
    kill: () => end("SIGKILL"),
    start,
    stop: async () => {
      await end("SIGTERM");
      rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function readyMessage(child: ChildProcess, logFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("message", (address) => resolve(String(address)));
    child.once("exit", (code) => reject(new Error(`the Worker's host ended with ${code}; see ${logFile}`)));
  });
}

async function healthy(origin: string) {
  const deadline = Date.now() + LONGEST_START;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${origin}/health did not answer within five minutes`);
}
