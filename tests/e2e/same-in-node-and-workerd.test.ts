import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildSeedFiles } from "../../db/seed/files";
import { uploadResumes } from "../../scripts/lib/seed";
import { parseResume } from "../../workers/engine/parse";
import { readResume } from "../../workers/engine/read";
import { scoreResume } from "../../workers/engine/score";
import type { JobProfile } from "../../workers/engine/types";
import { prepareDemoAgency, withStores } from "./support/demo-agency";
import { openLiveBatch } from "./support/live-batch";
import { startBuiltWorker } from "./support/worker";

type Row = {
  file_name: string;
  resume_file_url: string;
  analysis_status: string;
  created_at: number;
  job: string;
};

test("the built Worker on workerd and the engine in Node give byte-identical results, run after run", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-same-"));
  const { cookie, threads } = await prepareDemoAgency(persistTo);
  const worker = await startBuiltWorker({ persistTo });
  const seeds = await buildSeedFiles();
  for (const { key, campaignId } of threads) {
    const files = seeds.filter((file) => file.threadKey === key);
    const batch = await uploadResumes({ origin: worker.origin, cookie, campaignId, files });
    const live = openLiveBatch(worker.origin, batch ?? "", cookie);
    expect(await live.completed).toMatchObject({ status: "completed", total: files.length, pending: 0 });
  }
  await worker.stop({ erase: false });

  const stored = await withStores(persistTo, async ({ d1, files }) => {
    const query =
      "SELECT file_name, resume_file_url, analysis_status, c.created_at, detailed_analysis AS job FROM b2b_candidates c JOIN campaigns t ON t.id = c.campaign_id";
    const { results } = await d1.prepare(query).all<Row>();
    return Promise.all(
      results.map(async (row) => {
        const object = await files.get(`${row.resume_file_url}.analysis.json.gz`);
        return { ...row, analysis: object ? gunzipSync(await object.arrayBuffer()).toString() : null };
      }),
    );
  });
  expect(stored).toHaveLength(seeds.length);
  const analysed = stored.filter((row) => row.analysis_status === "completed");
  expect(analysed.length).toBeGreaterThanOrEqual(seeds.length - 2);
  for (const row of analysed) {
    const bytes = seeds.find((file) => file.fileName === row.file_name)?.bytes;
    const asOf = new Date(row.created_at).toISOString().slice(0, 7);
    for (let run = 0; run < 2; run++) {
      const text = await readResume(new Uint8Array(bytes ?? []), row.file_name);
      const facts = parseResume(text, { asOf });
      const sheet = scoreResume(facts, JSON.parse(row.job) as JobProfile);
      expect(JSON.stringify({ text, facts, sheet }) === row.analysis, row.file_name).toBe(true);
    }
  }
}, 240_000);

test("the live connection of a batch is refused to everyone but its owner", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-live-"));
  await prepareDemoAgency(persistTo);
  const worker = await startBuiltWorker({ persistTo });
  const live = openLiveBatch(worker.origin, crypto.randomUUID(), "__Host-plumbline_session=nobody");
  await expect(live.completed).rejects.toThrow();
  await worker.stop();
}, 60_000);
