import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { applications } from "../../db/seed/applications";
import { buildSeedFiles } from "../../db/seed/files";
import { seedThreads } from "../../db/seed/job-threads";
import { makeVariant } from "../../db/seed/variants";
import { uploadApplicants } from "../../scripts/lib/demo/seed";
import { depth } from "../support/depth";
import { cookieOf, newAgency, newThread } from "./support/accounts";
import { startBuiltWorker } from "./support/worker";

const RESUMES = depth(50, 100);

type Status = { status: string; total: number; completed: number; failed: number; pending: number };

type Row = { analysis_status: string; relevancy_score: number | null; candidate_name: string | null };

test("a Worker killed in the middle of a large batch finishes all of it after its restart", async () => {
  const [thread] = seedThreads;
  const seeds = await buildSeedFiles(applications.filter(({ threadKey }) => threadKey === thread?.key));
  const files = Array.from({ length: RESUMES }, (_, i) => {
    const seed = seeds[i % seeds.length];
    if (!seed) throw new Error("no seed files");
    return { fileName: `${i}-${seed.fileName}`, bytes: makeVariant(seed.bytes, i) };
  });

  const worker = await startBuiltWorker({
    template: inject("template"),
    vars: { SWEEP_AFTER_SECONDS: "2" },
    isAlone: true,
  });
  onTestFinished(worker.stop);
  const agency = await newAgency(worker.stores);
  const threadId = await newThread(agency, undefined, worker.stores);
  const cookie = await cookieOf(agency, worker.stores);
  const upload = { origin: worker.origin, cookie, threadId };
  const batch = (await uploadApplicants({ ...upload, files: files.slice(0, 10) })) ?? "";
  const status = async (): Promise<Status> => {
    const answer = await fetch(`${worker.origin}/api/batches/${batch}`, { headers: { cookie } });
    return (await answer.json()) as Status;
  };
  // At the same time, so that the queue can't keep up with them.
  const groups = Array.from({ length: RESUMES / 10 - 1 }, (_, i) => files.slice(10 + i * 10, 20 + i * 10));
  await Promise.all(groups.map((group) => uploadApplicants({ ...upload, batch, files: group })));
  let before = await status();
  while (before.completed + before.failed === 0) before = await status();
  await worker.kill();
  expect(before.total).toBe(RESUMES);
  expect(before.pending).toBeGreaterThan(0);

  await worker.start();
  let after = await status();
  expect(after.total).toBe(RESUMES);
  expect(after.completed).toBeGreaterThanOrEqual(before.completed);
  while (after.pending > 0) {
    await worker.runCron("* * * * *");
    await sleep(1_000);
    after = await status();
  }
  expect(after).toMatchObject({ status: "completed", total: RESUMES, pending: 0 });

  const query = "SELECT * FROM b2b_candidates WHERE campaign_id = ? ORDER BY CAST(file_name AS INTEGER)";
  const { results: rows } = await worker.stores.d1.prepare(query).bind(threadId).all<Row>();
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
});
