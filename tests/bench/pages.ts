import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { uploadApplicants, waitForBatch } from "../../scripts/lib/demo/seed";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { sortColumns } from "../../workers/domain/applicants/schema";
import { findFreePort } from "../e2e/support/free-port";
import { resumePdf } from "../support/samples/text-pdf";
import { prepareLargestAgency } from "./batch";
import { inWords, timesOf } from "./page-times";

/** A thread's applicants as rows alone, without files. */
export async function fill(worker: LocalWorker, threadId: string, count: number) {
  const database = await worker.database();
  const step = 2_000;
  for (let from = 0; from < count; from += step) {
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
         INSERT INTO b2b_candidates (id, campaign_id, agent_id, company_id, file_name, resume_file_url, file_size, file_hash,
           candidate_name, candidate_email, candidate_location, relevancy_score, skills_match_score, experience_match_score,
           seniority_match_score, category_match_score, previous_relevancy_score, analysis_status, analysis_confidence, job_version, created_at,
           experience_months, musts_met, musts_asked, gates_failed, gates_unknown, hidden_text_count)
         SELECT 'row-' || i, c.id, c.agent_id, c.company_id, i || '.pdf', c.id || '/' || i || '.pdf', 20000, 'hash-' || i,
           'Person ' || (i * 7919 % ?3), i || '@example.com', 'Town ' || (i % 500), (i * 31 % 1000) / 10.0, (i * 37 % 1000) / 10.0,
           (i * 41 % 1000) / 10.0, (i * 43 % 1000) / 10.0, (i * 47 % 1000) / 10.0, (i * 53 % 1000) / 10.0, 'completed', 0.9, 1, 1700000000000 + i,
           i % 240, i % 11, 10, i % 7 = 0, i % 5 = 0, i % 5000 = 0
         FROM n, campaigns c WHERE c.id = ?1`,
      )
      .bind(threadId, from, Math.min(count, from + step))
      .run();
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Milliseconds from request to last byte, against an empty thread in the same run. The fastest says most where others use the machine. */
export async function benchPages(counts: number[]) {
  await buildIfChanged(say);
  for (const count of counts) await benchThread(count);
}

async function benchThread(count: number) {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-pages-"));
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    const { cookie, threadId, emptyThreadId } = await prepareLargestAgency(worker);
    await fill(worker, threadId, count);
    const pages = Math.ceil(count / 10);
    const cases = [
      ...sortColumns.map((sort) => ({ name: `sorted by ${sort}`, query: `?sort=${sort}` })),
      { name: "middle page, newest first", query: `?sort=created_at&page=${Math.ceil(pages / 2)}` },
      { name: "middle page, best match first", query: `?sort=relevancy_score&page=${Math.ceil(pages / 2)}` },
      { name: "middle page, by skills", query: `?sort=skills_match_score&page=${Math.ceil(pages / 2)}` },
      { name: "last page, best match first", query: `?sort=relevancy_score&page=${pages}` },
      { name: "search that finds one", query: "?search=Person%2077" },
      { name: "search that finds many", query: "?search=person" },
      { name: "score range", query: "?minRelevancy=90&sort=relevancy_score" },
      { name: "five years, half of the must-haves", query: "?minYears=5&minMusts=50" },
      { name: "the same, by name", query: "?minYears=5&minMusts=50&sort=candidate_name&order=asc" },
      { name: "the same, its middle page", query: `?minYears=5&minMusts=50&page=${Math.ceil(pages / 4)}` },
      { name: "deal-breakers met", query: "?dealBreakers=met" },
      { name: "hidden text, which few have", query: "?hiddenText=yes" },
      { name: "who moved, after scoring again", query: "?notice=rescoring" },
    ];
    const compare = async (name: string, pathOf: (threadId: string) => string) => {
      const full = await timesOf(worker, pathOf(threadId), cookie);
      const empty = await timesOf(worker, pathOf(emptyThreadId), cookie);
      say(`${name.padEnd(34)} ${inWords(full)} with ${count} candidates, ${inWords(empty)} with none`);
    };
    for (const { name, query } of cases) await compare(name, (id) => `/agent/campaigns/${id}.data${query}`);
    // The panel needs somebody who was really read, whom the empty thread holds alone; it comes with the list beneath.
    const people = new Map<string, string>();
    for (const id of [threadId, emptyThreadId]) people.set(id, await addApplicant(worker, id, cookie));
    const panels = [
      { name: "panel, newest first", query: "?sort=created_at" },
      { name: "panel, best match first", query: "?sort=relevancy_score&order=desc" },
      {
        name: "panel, five years, by name",
        query: "?minYears=5&minMusts=50&sort=candidate_name&order=asc",
      },
    ];
    for (const { name, query } of panels) {
      await compare(name, (id) => `/agent/campaigns/${id}/candidates/${people.get(id)}.data${query}`);
    }
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function addApplicant(worker: LocalWorker, threadId: string, cookie: string): Promise<string> {
  const { origin } = worker;
  const fileName = "lind.pdf";
  const files = [{ fileName, bytes: resumePdf(1) }];
  const batch = await uploadApplicants({ origin, cookie, threadId, files });
  if (batch) await waitForBatch({ origin, cookie, batch });
  const row = await (await worker.database())
    .prepare(
      "SELECT id FROM b2b_candidates WHERE campaign_id = ?1 AND file_name = ?2 AND analysis_status = 'completed'",
    )
    .bind(threadId, fileName)
    .first<{ id: string }>();
  if (!row) throw new Error("the panel's résumé was not read");
  return row.id;
}
