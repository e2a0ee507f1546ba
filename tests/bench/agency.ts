import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { demoSession } from "../../scripts/lib/demo/demo-session";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { DAY } from "../../workers/domain/day";
import { findFreePort } from "../e2e/support/free-port";
import { prepareLargestAgency } from "./batch";
import { inWords, type Times, timesOf } from "./page-times";
import { addApplicant } from "./pages";
import { exampleSettings } from "./statements/example-settings";
import { notingFront, statementTimes } from "./statements/statement-times";

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Milliseconds from request to last byte of the pages that tell of all candidates of a company, beside those of a company
 * without any, in the same run.
 */
export async function benchAgency({ candidates, threads }: { candidates: number; threads: number }) {
  await buildIfChanged(say);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-agency-"));
  const worker = await startLocalWorker({
    ...{ port: await findFreePort(), persistTo, onLog: () => {} },
    ...{ front: await notingFront(), vars: exampleSettings() },
  });
  try {
    const { cookie, threadId } = await prepareLargestAgency(worker);
    const database = (await worker.database()) as unknown as D1Database;
    const { cookie: emptyCookie } = await demoSession(database, "other-agent");
    const applicantId = await addApplicant(worker, threadId, cookie);
    const ofThread = `/agent/campaigns/${threadId}`;
    const ofOne = [
      { name: "list of a job thread", path: `${ofThread}.data` },
      { name: "panel over a job thread", path: `${ofThread}/candidates/${applicantId}.data` },
      { name: "panel over the pool", path: `/agent/candidates-pool/${applicantId}.data` },
    ];
    const alone = new Map<string, Times>();
    for (const { name, path } of ofOne) alone.set(name, await timesOf(worker, path, cookie));
    const began = performance.now();
    await fillAgency(database, { threadId, candidates, threads });
    say(`${candidates} candidates in ${threads} job threads, written in ${seconds(began)} s.`);
    const last = Math.ceil(candidates / 10);
    const pool = "/agent/candidates-pool.data";
    const cases = [
      { name: "pool, first page", path: pool },
      { name: "pool, middle page", path: `${pool}?page=${Math.ceil(last / 2)}` },
      { name: "pool, last page", path: `${pool}?page=${last}` },
      { name: "pool, whole company", path: `${pool}?scope=company` },
      { name: "pool, 100 a page", path: `${pool}?size=100` },
      { name: "search that finds few", path: `${pool}?search=77123` },
      { name: "search that finds many", path: `${pool}?search=engineer` },
      { name: "the same, its last page", path: `${pool}?search=engineer&page=200` },
      { name: "phrase and NOT", path: `${pool}?search=${encodeURIComponent('"data engineer" NOT lead')}` },
      { name: "skills and years", path: `${pool}?skills=Python,Java&years=10` },
      { name: "part of a place", path: `${pool}?location=own+1` },
      { name: "no such place", path: `${pool}?location=zzz` },
      { name: "place and gender", path: `${pool}?location=town+1&gender=female` },
      { name: "overview", path: "/agent/dashboard.data" },
      { name: "overview, whole company", path: "/agent/dashboard.data?scope=company" },
    ];
    for (const { name, path } of cases) await compare(worker, name, [path, cookie], [path, emptyCookie]);
    for (const { name, path } of ofOne) {
      tell(name, await timesOf(worker, path, cookie), alone.get(name) ?? { median: 0, fastest: 0 });
      say(`    ${await statementTimes(worker, path, cookie)}`);
    }
    const emptyThread = await emptyThreadOf(database);
    await compare(
      worker,
      "analytics of a job thread",
      [`/agent/campaigns/${threadId}/analytics.data`, cookie],
      [`/agent/campaigns/${emptyThread}/analytics.data`, cookie],
    );
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(0);

type Asked = [path: string, cookie: string];

async function compare(worker: LocalWorker, name: string, full: Asked, empty: Asked) {
  const times = await timesOf(worker, ...full);
  const none = await timesOf(worker, ...empty);
  tell(name, times, none);
  say(`    ${await statementTimes(worker, ...full)}`);
}

function tell(name: string, times: Times, none: Times) {
  say(`${name.padEnd(28)} ${inWords(times)}, ${inWords(none)} without candidates`);
}

/** In one job thread, as the design asks for. */
const IN_FIRST = 20_000;

/** A day short of the shortest time that a company keeps them by itself, so that a few are about to be erased. */
const OVER_DAYS = 364;
/** Within which they have to be told. */
const NOTICE_DAYS = 28;

/**
 * Threads like the first one, which has 20,000 candidates, the others spread over the rest; some of each ten have written twice.
 * They came in over a year, in no order of their threads, and were told in time, but for those of the last four weeks.
 */
async function fillAgency(
  database: D1Database,
  { threadId, candidates, threads }: { threadId: string; candidates: number; threads: number },
) {
  await database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
       INSERT INTO campaigns (id, agent_id, company_id, title, job_description, location, employment_type, company_name,
         detailed_analysis, created_at)
       SELECT 'thread-' || i, agent_id, company_id, 'Thread ' || i, job_description, location, employment_type, company_name,
         detailed_analysis, created_at - i FROM n, campaigns WHERE id = ?1`,
    )
    .bind(threadId, threads)
    .run();
  const step = 2_000;
  const since = Date.now() - OVER_DAYS * DAY;
  const apart = Math.floor((OVER_DAYS * DAY) / candidates);
  for (let from = 0; from < candidates; from += step) {
    await database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
         INSERT INTO b2b_candidates (id, campaign_id, agent_id, company_id, file_name, resume_file_url, file_size, file_hash,
           candidate_name, candidate_email, candidate_location, candidate_gender, current_title, known_skills, relevancy_score,
           skills_match_score, experience_match_score, analysis_status, job_version, created_at, experience_months, gates_failed,
           gates_unknown, notice_due_at, told_at)
         SELECT 'row-' || i, CASE WHEN i < ${IN_FIRST} THEN c.id ELSE 'thread-' || (1 + i % (CAST(?4 AS INTEGER) - 1)) END, c.agent_id, c.company_id, i || '.pdf',
           'bench/' || i || '.pdf', 20000, 'hash-' || i, 'Person ' || i, (i - (i % 20 = 0)) || '@example.com',
           'Town ' || (i % 500) || ', Norway', CASE i % 5 WHEN 0 THEN 'female' WHEN 1 THEN 'male' END,
           CASE i % 4 WHEN 0 THEN 'Data Engineer' WHEN 1 THEN 'Lead Data Engineer' WHEN 2 THEN 'Nurse' ELSE 'Accountant' END,
           CASE i % 3 WHEN 0 THEN '["Python","SQL","Docker"]' WHEN 1 THEN '["Java","Python","Kubernetes"]' ELSE '["Excel","SAP"]' END,
           (i * 31 % 1000) / 10.0, (i * 37 % 1000) / 10.0, (i * 41 % 1000) / 10.0, 'completed', 1, ?5 + i * 7919 % ?6 * ?7, i % 240,
           i % 7 = 0, i % 5 = 0, ?5 + i * 7919 % ?6 * ?7 + ${NOTICE_DAYS * DAY},
           CASE WHEN i * 7919 % ?6 < ?6 * ${(OVER_DAYS - NOTICE_DAYS) / OVER_DAYS} THEN ?5 + i * 7919 % ?6 * ?7 END
         FROM n, campaigns c WHERE c.id = ?1`,
      )
      .bind(threadId, from, Math.min(candidates, from + step), threads, since, candidates, apart)
      .run();
  }
}

async function emptyThreadOf(database: D1Database): Promise<string> {
  const row = await database
    .prepare(
      "SELECT id FROM campaigns WHERE deleted_at IS NULL AND id NOT IN (SELECT campaign_id FROM b2b_candidates) LIMIT 1",
    )
    .first<{ id: string }>();
  if (!row) throw new Error("no thread without candidates");
  return row.id;
}
