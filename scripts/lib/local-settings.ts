import {
  appendFileSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { dataDir, root } from "./paths";

export const logFile = join(dataDir, "plumbline.log");
const runFile = join(dataDir, "running.json");

export function failWith(error: unknown) {
  for (let cause = error; cause !== undefined; cause = cause instanceof Error ? cause.cause : undefined) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  }
  process.exit(1);
}

/** @throws Error where PORT (8787 by default) is no port or in use */
export async function claimPort(command: string): Promise<number> {
  const port = Number(process.env.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error("PORT must be a number from 1 to 65535.");
  if (!(await portIsFree(port))) {
    const other = port < 65535 ? port + 1 : port - 1;
    throw new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${other} ${command}`);
  }
  return port;
}

function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Two runtimes over one SQLite file would corrupt it. @throws Error that names the other run */
export function claimData(port: number, file = runFile): void {
  const other = readRun(file);
  if (other) {
    const where = `http://localhost:${other.port}`;
    throw new Error(`Plumbline already runs at ${where} (process ${other.pid}). Stop that one first.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
  // Only at exit: the runtime handles Ctrl-C itself, and may end the process before our handler.
  process.once("exit", () => rmSync(file, { force: true }));
}

function readRun(file: string): { pid: number; port: number } | undefined {
  try {
    const run = JSON.parse(readFileSync(file, "utf8"));
    process.kill(run.pid, 0);
    return run;
  } catch {
    // No such file or no such process: the last run is over.
    return undefined;
  }
}

export function ensureLocalFiles() {
  mkdirSync(dataDir, { recursive: true });
  const [example, own] = [join(root, ".dev.vars.example"), join(root, ".dev.vars")];
  if (!existsSync(own)) return copyFileSync(example, own);
  const present = parseEnv(readFileSync(own, "utf8"));
  const missing = Object.entries(parseEnv(readFileSync(example, "utf8")))
    .filter(([name]) => !(name in present))
    .map(([name, value]) => `${name}="${value}"\n`);
  if (missing.length > 0) appendFileSync(own, `\n${missing.join("")}`);
}

/** What .dev.vars says. */
export function readOwnSettings(): Record<string, string | undefined> {
  const own = join(root, ".dev.vars");
  return existsSync(own) ? parseEnv(readFileSync(own, "utf8")) : {};
}

export function openLog(): (entry: { level: string; message: string }) => void {
  const file = createWriteStream(logFile, { flags: "a" });
  return ({ level, message }) => {
    file.write(`${message}\n`);
    if (level === "error") process.stderr.write(`${message}\n`);
  };
}

export function stopOnSignals(stop: () => Promise<void>) {
  let stopping = false;
  const run = async () => {
    if (stopping) return;
    stopping = true;
    await stop().catch(() => {});
    process.exit(0);
  };
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, run);
}
