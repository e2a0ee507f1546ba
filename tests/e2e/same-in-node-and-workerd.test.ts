import { gunzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { applications } from "../../db/seed/applications";
import { buildSeedFiles, type SeedFile } from "../../db/seed/files";
import { seedThreads } from "../../db/seed/job-threads";
import { uploadApplicants } from "../../scripts/lib/demo/seed";
import { parseJobProfile } from "../../workers/domain/stored/job-profile";
import { SCHEMA_VERSION } from "../../workers/domain/stored/schema-version";
import { jobFormSchema } from "../../workers/domain/threads/schema";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { readResume } from "../../workers/engine/read";
import { sample } from "../support/depth";
import { cookieOf, newAgency, newThread, sharedStores } from "./support/accounts";
import { openLiveBatch } from "./support/live-batch";

type Row = {
  file_name: string;
  analysis_key: string | null;
  analysis_status: string;
  created_at: number;
  job: string;
};

test("the built Worker on workerd and the engine in Node give byte-identical results, run after run", async () => {
  const origin = inject("origin");
  const agency = await newAgency();
  const cookie = await cookieOf(agency);
  const seeds: SeedFile[] = [];
  let sent = 0;
  for (const { key, description, ...thread } of seedThreads) {
    const form = jobFormSchema.parse({ ...thread, jobDescription: description });
    const threadId = await newThread(agency, form);
    const ofThread = applications.filter(({ threadKey }) => threadKey === key);
    const files = await buildSeedFiles(sample(`files of ${key}`, ofThread, 4));
    seeds.push(...files);
    const batch = await uploadApplicants({ origin, cookie, threadId, files });
    const live = openLiveBatch(origin, batch ?? "", cookie);
    sent += files.length;
    expect(await live.completed).toMatchObject({ status: "completed", total: files.length, pending: 0 });
  }

  const query =
    "SELECT file_name, analysis_key, analysis_status, c.created_at, detailed_analysis AS job FROM b2b_candidates c JOIN campaigns t ON t.id = c.campaign_id WHERE c.company_id = ?";
  const { results } = await sharedStores.d1.prepare(query).bind(agency.companyId).all<Row>();
  const stored = await Promise.all(
    results.map(async (row) => {
      const object = row.analysis_key ? await sharedStores.files.get(row.analysis_key) : null;
      return { ...row, analysis: object ? gunzipSync(object).toString() : null };
    }),
  );
  expect(stored).toHaveLength(sent);
  const analysed = stored.filter((row) => row.analysis_status === "completed");
  expect(analysed.length).toBeGreaterThanOrEqual(sent - 2);
  for (const row of analysed) {
    const bytes = seeds.find((file) => file.fileName === row.file_name)?.bytes;
    const asOf = new Date(row.created_at).toISOString().slice(0, 7);
    for (let run = 0; run < 2; run++) {
      const text = await readResume(new Uint8Array(bytes ?? []), row.file_name);
      const facts = parseResume(text, { asOf });
      const sheet = scoreResume(facts, parseJobProfile(JSON.parse(row.job)));
      expect(
        JSON.stringify({ schemaVersion: SCHEMA_VERSION, text, facts, sheet }) === row.analysis,
        row.file_name,
      ).toBe(true);
    }
  }
});

test("the live connection of a batch is refused to everyone but its owner", async () => {
  const live = openLiveBatch(inject("origin"), crypto.randomUUID(), "__Host-plumbline_session=nobody");
  await expect(live.completed).rejects.toThrow();
});
