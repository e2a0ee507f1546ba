import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { runTool } from "../../../scripts/lib/bundle/build";
import { findFreePort } from "../../e2e/support/free-port";

export type BenchWorker = {
  origin: string;
  database: D1Database;
  bundle: string;
  stop: () => Promise<void>;
};

/** @param entry a Worker's source with the one binding DB */
export async function hostBenchWorker(entry: string): Promise<BenchWorker> {
  const name = "bench";
  const folder = mkdtempSync(join(tmpdir(), "plumbline-bench-worker-"));
  const bundle = join(folder, "worker.mjs");
  writeFileSync(join(folder, "package.json"), "{}");
  await bundleEntry(entry, bundle);
  const port = await findFreePort();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      workers: [
        {
          name,
          compatibilityDate: "2026-11-01",
          compatibilityFlags: ["nodejs_compat"],
          modulesRoot: folder,
          modules: [{ type: "ESModule", path: bundle }],
          d1Databases: { DB: name },
        },
      ],
    }),
  );
  await miniflare.ready;
  return {
    origin: `http://localhost:${port}`,
    database: (await miniflare.getD1Database("DB")) as unknown as D1Database,
    bundle,
    stop: async () => {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function bundleEntry(entry: string, outfile: string) {
  await runTool("esbuild", [
    entry,
    "--bundle",
    "--minify",
    "--format=esm",
    "--target=es2024",
    "--conditions=workerd,worker,browser",
    "--main-fields=browser,module,main",
    "--external:node:*",
    "--external:cloudflare:*",
    '--define:process.env.NODE_ENV="production"',
    `--outfile=${outfile}`,
    "--log-level=error",
  ]);
}

/** in kB of 1000 bytes */
export function gzipKilobytes(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).byteLength / 1000;
}
