// Runs on plain Node 20 with nothing installed: installs the packages (Node 24 among them), then hands over to Node 24.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const stamp = join(root, "node_modules", ".plumbline-lock");

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

/** The script leads its own process group, so that its child processes end with it. */
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
      // No process is left.
    }
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/** npm doesn't pass SIGTERM on. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
