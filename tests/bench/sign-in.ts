import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { hashPassword } from "../../workers/domain/identity/password/password";
import { findFreePort } from "../e2e/support/free-port";

const WARM_UP = 10;

async function prepare(worker: LocalWorker, count: number) {
  const database = await worker.database();
  const hash = await hashPassword("the password of everyone here");
  const rows = Array.from({ length: count }, (_, i) => [
    database
      .prepare("INSERT INTO users (id, email, full_name) VALUES (?1, ?1 || '@known.example', 'Mara Lind')")
      .bind(`person-${i}`),
    database
      .prepare(
        "INSERT INTO accounts (id, user_id, provider, subject, password_hash) VALUES (?1, ?1, 'password', ?1, ?2)",
      )
      .bind(`person-${i}`, hash),
  ]);
  await database.batch(rows.flat());
}

async function time(worker: LocalWorker, path: string, fields: Record<string, string>, expected: number) {
  const start = performance.now();
  const answer = await fetch(worker.origin + path, {
    method: "POST",
    headers: { origin: worker.origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`${path}: ${answer.status} instead of ${expected}`);
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Medians of known and unknown addresses in turn: their difference would reveal accounts. */
export async function benchSignIn(tries: number) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  await buildIfChanged(say);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-sign-in-"));
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    await migrateLocalDatabase(worker);
    await prepare(worker, tries + WARM_UP);
    const database = await worker.database();
    const forms: { path: string; fields: Record<string, string>; expected: number }[] = [
      { path: "/login", fields: { password: "not this one" }, expected: 401 },
      { path: "/forgot-password", fields: {}, expected: 200 },
    ];
    for (const { path, fields, expected } of forms) {
      const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
      for (let i = 0; i < tries + WARM_UP; i++) {
        for (const kind of i % 2 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
          // All tries come from one address, whose limits aren't measured.
          await database.prepare("DELETE FROM rate_limits").run();
          const form = { ...fields, email: `person-${i}@${kind}.example` };
          const milliseconds = await time(worker, path, form, expected);
          if (i >= WARM_UP) times[kind].push(milliseconds);
        }
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      const apart = (100 * Math.abs(known - unknown)) / Math.min(known, unknown);
      const figures = `${known.toFixed(1)} ms with an account, ${unknown.toFixed(1)} ms without`;
      say(`${path.padEnd(18)} median of ${tries}: ${figures}, ${apart.toFixed(1)} % apart`);
    }
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}
