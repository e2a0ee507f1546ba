import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleDir, dataDir, root } from "../paths";
import { type BuildMode, bundleWorker } from "./bundle-worker";

export const buildStamp = join(dataDir, "build.sha256");

const inputs = [
  "app",
  "scripts/lib/bundle",
  "workers",
  "db",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

export function fingerprint(): string {
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

const quietWrangler = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: join(dataDir, "wrangler"),
};

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

export async function buildAll(mode: BuildMode): Promise<void> {
  await Promise.all([
    runTool("remix", ["vite:build", "--mode", mode], { NODE_ENV: mode }),
    // In its own process, so that a watching one sees changed sources.
    runTool("tsx", ["scripts/build-knowledge.ts"]),
  ]);
  await bundleWorker(mode);
}

/** @returns true when it built, false when nothing changed since the last build */
export async function buildIfChanged(announce: (text: string) => void): Promise<boolean> {
  const now = fingerprint();
  const last = existsSync(buildStamp) ? readFileSync(buildStamp, "utf8") : "";
  if (now === last && existsSync(join(bundleDir, "app.js")) && existsSync(join(root, "build", "client")))
    return false;
  announce("Building ...");
  await buildAll("production");
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(buildStamp, now);
  return true;
}
