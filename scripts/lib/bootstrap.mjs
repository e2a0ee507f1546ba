// Runs on plain Node 20 with nothing installed: installs the packages (Node 24 among them), then hands over to Node 24.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".plumbline-lock");

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  if (!matchesInstalled()) {
    console.log("Installing packages (once, about a minute) ...");
    const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (npm.status !== 0) {
      console.error("npm ci failed; its messages stand above. Nothing was started.");
      process.exit(npm.status ?? 1);
    }
  }
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stamp, lock);
}

/** True when a developer's own `npm install` already brought node_modules to what the lock file says. */
function matchesInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed) || !existsSync(join(bin, "node"))) return false;
  const packages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const have = packages(installed);
  return Object.entries(packages(join(root, "package-lock.json"))).every(
    ([path, entry]) =>
      path === "" || have[path]?.version === entry.version || (entry.optional && !have[path]),
  );
}

/**
 * Runs a script of scripts/lib on the installed Node 24 with this process's arguments, and exits with its code.
 *
 * The script leads a process group of its own, so that whatever it leaves behind ends with it. Signals are passed on;
 * the IPC channel tells the script when this process dies without a word.
 */
export function runOnNode24(script) {
  const startedAt = Date.now();
  install();
  const child = spawn(
    join(bin, "node"),
    ["--import", "tsx", join(root, "scripts", "lib", script), ...process.argv.slice(2)],
    {
      cwd: root,
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_HIDE_BANNER: "true",
        WRANGLER_LOG: "warn",
        WRANGLER_LOG_PATH: join(root, ".data", "wrangler"),
        PLUMBLINE_STARTED_AT: String(startedAt),
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // Nothing was left behind.
    }
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** npm does not pass a SIGTERM on to what it runs: it is noticed by the parent's end. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
