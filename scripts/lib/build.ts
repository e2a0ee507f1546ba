import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleDir, dataDir, root } from "./paths";

/** Names the sources of the last production build. */
export const buildStamp = join(dataDir, "build.sha256");

const inputs = [
  "app",
  "workers",
  "db",
  "public",
  "package-lock.json",
  "scripts/lib/keep-route-tables.ts",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

/** A fingerprint of every file that the build reads. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of inputs) addPath(hash, input);
  return hash.digest("hex");
}

function addPath(hash: ReturnType<typeof createHash>, path: string) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, `${path}/${name}`);
  } else {
    hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
  }
}

/** Offline and to the point: no telemetry, no look for newer versions, its log files here and not in the home folder. */
const quietWrangler = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: join(dataDir, "wrangler"),
};

/** Runs a tool of node_modules/.bin; rejects with everything it printed when it fails. */
export function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, "node_modules", ".bin", tool), args, {
      cwd: root,
      env: { ...process.env, ...quietWrangler, ...env },
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${tool} ${args.join(" ")} failed:\n${output}`)),
    );
  });
}

/**
 * Bundles the Worker exactly as a deploy would; for development with names that can be read.
 *
 * @returns Wrangler's report, which names the gzip size
 */
export function bundleWorker(mode: "production" | "development" = "production"): Promise<string> {
  const readable = mode === "development" ? ["--minify=false"] : [];
  return runTool("wrangler", ["deploy", "--dry-run", "--outdir", bundleDir, ...readable], {
    NODE_ENV: mode,
    WRANGLER_LOG: "log",
  });
}

/**
 * Builds pages and Worker when a source changed since the last build.
 *
 * @returns true when it built, false when the last build still stands
 */
export async function buildIfChanged(announce: (text: string) => void): Promise<boolean> {
  const now = fingerprint();
  const last = existsSync(buildStamp) ? readFileSync(buildStamp, "utf8") : "";
  if (now === last && existsSync(join(bundleDir, "app.js")) && existsSync(join(root, "build", "client")))
    return false;
  announce("Building ...");
  await runTool("remix", ["vite:build"], { NODE_ENV: "production" });
  await bundleWorker();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(buildStamp, now);
  return true;
}
