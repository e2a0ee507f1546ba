import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprint, runTool } from "../../../scripts/lib/bundle/build";
import { bundleWorker } from "../../../scripts/lib/bundle/bundle-worker";
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { dataDir } from "../../../scripts/lib/paths";
import { findFreePort } from "./free-port";

const folder = join(dataDir, "design");
const bundle = join(folder, "worker");
const stamp = join(folder, "built");

/** Production has no `/design`: a Worker of the root and that page alone, rebuilt when a source changed. */
export async function startDesignSite(template: string) {
  const now = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== now) {
    rmSync(folder, { recursive: true, force: true });
    await runTool("remix", ["vite:build"], {
      NODE_ENV: "production",
      ONLY_DESIGN: "1",
      BUILD_DIRECTORY: ".data/design",
    });
    await bundleWorker("production", {
      entry: "tests/e2e/support/design-worker.ts",
      outdir: bundle,
      isUploaded: false,
    });
    writeFileSync(stamp, now);
  }
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-design-"));
  cpSync(template, persistTo, { recursive: true });
  const client = join(folder, "client");
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo, bundle, client });
  return {
    origin: worker.origin,
    stop: async () => {
      await worker.stop();
      rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
