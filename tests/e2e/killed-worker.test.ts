import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildSeedFiles } from "../../db/seed/files";
import { makeVariant } from "../../db/seed/variants";
import { uploadResumes } from "../../scripts/lib/seed";
import { prepareDemoAgency, withStores } from "./support/demo-agency";
import { startBuiltWorker } from "./support/worker";

const RESUMES = 100;

type Status = { status: string; total: number; completed: number; failed: number; pending: number };

type Row = { analysis_status: string; relevancy_score: number | null; candidate_name: string | null };

test("a Worker killed in the middle of a batch of 100 finishes all of them after its restart", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-killed-"));
  const { cookie, threads } = await prepareDemoAgency(persistTo);
  const campaignId = threads[0]?.campaignId ?? "";
  const seeds = (await buildSeedFiles()).filter((file) => file.threadKey === threads[0]?.key);
  const files = Array.from({ length: RESUMES }, (_, i) => {
    const seed = seeds[i % seeds.length];
    if (!seed) throw new Error("no seed files");
    return { fileName: `${i}-${seed.fileName}`, bytes: makeVariant(seed.bytes, i) };
  });

  const worker = await startBuiltWorker({ persistTo, vars: { SWEEP_AFTER_SECONDS: "2" } });
  const upload = { origin: worker.origin, cookie, campaignId };
  const batch = (await uploadResumes({ ...upload, files: files.slice(0, 10) })) ?? "";
  const status = async (): Promise<Status> => {
    const answer = await fetch(`${worker.origin}/api/batches/${batch}`, { headers: { cookie } });
    return (await answer.json()) as Status;
  };
  // At the same time, so that the queue can't keep up with them.
  const groups = Array.from({ length: 9 }, (_, i) => files.slice(10 + i * 10, 20 + i * 10));
  await Promise.all(groups.map((group) => uploadResumes({ ...upload, batch, files: group })));
  const before = await status();
  expect(before.total).toBe(RESUMES);
  expect(before.completed + before.failed).toBeGreaterThan(0);
  await worker.kill();
  expect(before.pending).toBeGreaterThan(0);

  await worker.start();
  let after = await status();
  expect(after.total).toBe(RESUMES);
  expect(after.completed).toBeGreaterThanOrEqual(before.completed);
  for (let i = 0; i < 60 && after.pending > 0; i++) {
    await worker.runCron("* * * * *");
    await sleep(2_000);
    after = await status();
  }
  await worker.stop({ erase: false });
  expect(after).toMatchObject({ status: "completed", total: RESUMES, pending: 0 });

  const rows = await withStores(persistTo, async ({ d1 }) => {
    const query = "SELECT * FROM b2b_candidates WHERE campaign_id = ? ORDER BY CAST(file_name AS INTEGER)";
    return (await d1.prepare(query).bind(campaignId).all<Row>()).results;
  });
  expect(rows).toHaveLength(RESUMES);
  // Copies of one file must have ended alike, whichever side of the kill they were on.
  for (const [i, row] of rows.entries()) {
    const twin = rows[i % seeds.length];
    expect([row.analysis_status, row.candidate_name, row.relevancy_score]).toEqual([
      twin?.analysis_status,
      twin?.candidate_name,
      twin?.relevancy_score,
    ]);
  }
}, 240_000);
