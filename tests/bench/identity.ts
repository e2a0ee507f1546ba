import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { bundleWorker } from "../../scripts/lib/bundle/bundle-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { bundleDir, root } from "../../scripts/lib/paths";
import type { Subject } from "./identity/client";
import { gzipKilobytes, hostBenchWorker } from "./identity/host";
import * as librarySchema from "./identity/library-schema";
import * as measure from "./identity/measure";
import { workerSize } from "./size";

const ROUNDS = 500;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Registration is one batch written for this benchmark; the rest of the core is the product's. */
export async function benchIdentity() {
  const manifest = readFileSync(join(root, "node_modules", "better-auth", "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  say(`better-auth ${version}. Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}.`);
  await sayWholeSizes();
  const [coreWorker, libraryWorker] = await Promise.all([
    hostBenchWorker(join(import.meta.dirname, "identity/core-worker.ts")),
    hostBenchWorker(join(import.meta.dirname, "identity/library-worker.ts")),
  ]);
  try {
    await migrateLocalDatabase({ database: async () => coreWorker.database as never });
    const ddl = await generateSQLiteMigration(
      await generateSQLiteDrizzleJson({}),
      await generateSQLiteDrizzleJson(librarySchema),
    );
    await libraryWorker.database.batch(ddl.map((sql) => libraryWorker.database.prepare(sql)));
    const of = (variant: string, label: string): Subject => ({ worker: libraryWorker, variant, label });
    const subjects = {
      core: { worker: coreWorker, variant: "core", label: "core" },
      plain: of("plain", "library, joins off"),
      joins: of("joins", "library"),
      cache: of("cache", "library, cookie cache"),
      shortCache: of("short-cache", "library, cookie cache of 3 s"),
      batched: of("batched", "library, our batching adapter"),
    };
    await report(subjects);
  } finally {
    await Promise.all([coreWorker.stop(), libraryWorker.stop()]);
  }
}

type Subjects = Record<"core" | "plain" | "joins" | "cache" | "shortCache" | "batched", Subject>;

async function report({ core, plain, joins, cache, shortCache, batched }: Subjects) {
  const line = (what: string, { label }: { label: string }, figure: string) =>
    say(`${what.padEnd(44)} ${label.padEnd(34)} ${figure}`);

  for (const subject of [core, joins])
    line("bundle alone, gzip", subject, `${gzipKilobytes(subject.worker.bundle).toFixed(0)} kB`);
  for (const subject of [core, joins]) {
    const { load, first } = measure.timeStart(subject, 11);
    line("start in Node: load + first look-up", subject, `${load.toFixed(0)} + ${first.toFixed(1)} ms`);
  }

  for (const subject of [core, plain, joins, cache])
    line("D1 statements, who is signed in", subject, await measure.countReads(subject));
  line("... with the agent's own row read", joins, await measure.countReads(joins, "whoWithStatus"));
  line("... with the agent's own row read", cache, await measure.countReads(cache, "whoWithStatus"));

  const times = await measure.timeLookUps(
    [
      { subject: core, action: "bareRead", label: "(one read of a constant)" },
      { subject: core, action: "who", label: "core" },
      { subject: plain, action: "who", label: "library, joins off" },
      { subject: joins, action: "who", label: "library" },
      { subject: joins, action: "whoWithStatus", label: "library + agent's row" },
      { subject: cache, action: "who", label: "library, cookie cache" },
      { subject: cache, action: "whoWithStatus", label: "library, cookie cache + agent's row" },
    ],
    ROUNDS,
  );
  for (const { label, without, signedIn } of times) {
    const added = `+${(signedIn - without).toFixed(2)} ms`;
    const ratio = `${signedIn.toFixed(2)} against ${without.toFixed(2)} ms, ${(signedIn / without).toFixed(2)} times`;
    line(`request with a session, median of ${ROUNDS}`, { label }, `${added} (${ratio})`);
  }

  for (const subject of [core, joins, shortCache]) {
    const { signedOut, passwordChanged } = await measure.endSessions(subject);
    line("cookies after sign-out", subject, signedOut);
    line("other session after change of password", subject, passwordChanged);
  }
  for (const subject of [core, joins, cache])
    line("agent blocked", subject, await measure.blockAgent(subject));
  line("... with the agent's own row read", cache, await measure.blockAgent(cache, "whoWithStatus"));

  for (const subject of [core, joins, batched]) {
    line("left by a registration that fails at write", subject, await measure.breakRegistration(subject));
    line("20 registrations of one address", subject, await measure.raceRegistrations(subject));
  }
  for (const subject of [core, joins])
    line("change of password that fails at write", subject, await measure.breakPasswordChange(subject));
  for (const subject of [core, joins]) {
    line("50 wrong passwords at once, one address", subject, await measure.guess(subject, 1));
    line("50 wrong passwords at once, 50 addresses", subject, await measure.guess(subject, 50));
    line("attempts are counted in D1 by", subject, await measure.throttleKeys(subject));
  }
  for (const subject of [core, joins]) {
    const { token, hash } = await measure.stored(subject);
    line("kept of the session's token", subject, token);
    line("scrypt hasher of our own", subject, hash);
    line("address taken; wrong password", subject, await measure.messages(subject));
  }
}

async function sayWholeSizes() {
  await buildIfChanged(say);
  say(`Worker today: ${sizeOf(bundleDir)} gzip`);
  const folder = mkdtempSync(join(tmpdir(), "plumbline-identity-"));
  try {
    for (const name of ["core", "library"]) {
      const entry = join(import.meta.dirname, "identity", `whole-with-${name}.ts`);
      await bundleWorker("production", { entry, outdir: folder });
      say(`Worker with all of the ${name}: ${sizeOf(folder)} gzip`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function sizeOf(folder: string): string {
  return `${(workerSize(folder).all / 1000).toFixed(0)} kB`;
}
