import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { seedAccounts } from "../../../scripts/lib/demo/seed-accounts";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";
import { dataDir, root } from "../../../scripts/lib/paths";
import { findFreePort } from "./free-port";

const INPUTS = [
  "db",
  "migrations",
  "package-lock.json",
  "scripts/lib/migrate.ts",
  "scripts/lib/demo/seed-accounts.ts",
  "tests/e2e/support/data-template.ts",
  "wrangler.toml",
];
const PREFIX = "e2e-data-";

/** @returns a directory to copy, never to run on */
export async function prepareTemplate(): Promise<string> {
  const name = PREFIX + fingerprint().slice(0, 16);
  const ready = join(dataDir, name);
  if (existsSync(ready)) return ready;
  for (const old of readdirSync(dataDir))
    if (old.startsWith(PREFIX)) rmSync(join(dataDir, old), { recursive: true, force: true });
  const making = mkdtempSync(join(dataDir, `${PREFIX}making-`));
  const { startLocalWorker } = await import("../../../scripts/lib/local-worker");
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo: making });
  try {
    await migrateLocalDatabase(worker);
    await seedAccounts((await worker.database()) as unknown as D1Database);
  } finally {
    await worker.stop();
  }
  renameSync(making, ready);
  return ready;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    const isFolder = statSync(join(root, input)).isDirectory();
    const files = isFolder
      ? readdirSync(join(root, input), { recursive: true, encoding: "utf8" }).sort()
      : [""];
    for (const file of files) {
      const path = join(root, input, file);
      if (statSync(path).isFile()) hash.update(`${input}/${file}\0`).update(readFileSync(path)).update("\0");
    }
  }
  return hash.digest("hex");
}
