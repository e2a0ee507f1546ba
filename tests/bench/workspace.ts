import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { fillDemoJobSeeker } from "../../scripts/lib/demo/demo-job-seeker";
import { demoSession } from "../../scripts/lib/demo/demo-session";
import { seedAccounts } from "../../scripts/lib/demo/seed-accounts";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { findFreePort } from "../e2e/support/free-port";
import { runtimeProcessorTime } from "./processor-time";

const RUNS = 25;
const WARM_UP_RUNS = 5;

/** Rows as wide as real ones: postings are stored whole. */
const POSTING = "We look for people who can do what stands here, and say how they know it. ".repeat(40);

async function fill(database: D1Database, userId: string, counts: { resumes: number; analyses: number }) {
  const { resumes, analyses } = counts;
  const run = (sql: string, ...values: unknown[]) =>
    database
      .prepare(sql)
      .bind(...values)
      .run();
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
     INSERT INTO resumes (id, user_id, name, file_key, file_size, file_type, file_hash, analysis_status, created_at)
     SELECT 'resume-' || i, ?1, 'Résumé ' || i, 'none/' || i, 20000, 'application/pdf', 'hash-' || i, 'completed', 1700000000000 + i FROM n`,
    userId,
    resumes,
  );
  await run(
    `INSERT INTO resume_analyses (id, resume_id, user_id, strengths, matching_skills, missing_skills, resume_score, job_fit_score, best_position)
     SELECT 'of-' || id, id, user_id, json_array(?2, ?2), json_array('SQL', 'Python'), json_array('Go'), 70, 60, 'Data analyst'
     FROM resumes WHERE user_id = ?1 AND id LIKE 'resume-%'`,
    userId,
    POSTING.slice(0, 300),
  );
  const step = 1_000;
  for (let from = 0; from < analyses; from += step) {
    await run(
      `WITH RECURSIVE n(i) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?3)
       INSERT INTO job_analyses (id, user_id, resume_id, job_title, job_description, job_hash, score, strengths, gaps,
         matching_skills, missing_skills, suggestions, detail_key, created_at)
       SELECT 'analysis-' || i, ?1, 'resume-' || (i % CAST(?4 AS INTEGER)), 'Position ' || (i * 7919 % 5000), ?5, 'job-' || (i % 400), i * 31 % 101,
         json_array('one', 'two'), json_array('three'), json_array('SQL', 'Python', 'dbt', 'Excel', 'Power BI', 'Skill ' || (i % 60)),
         json_array('Go', 'Kafka'), json_array('four'), 'none/' || i || '.json.gz', 1700000000000 + i * 60000 FROM n`,
      userId,
      from,
      Math.min(analyses, from + step),
      resumes,
      POSTING,
    );
  }
  await run(
    `INSERT INTO user_activities (id, user_id, activity_type, title, description, analysis_id, created_at)
     SELECT 'deed-' || id, user_id, 'analysis', 'Job analysis', job_title, id, created_at FROM job_analyses WHERE user_id = ?1 AND id LIKE 'analysis-%'`,
    userId,
  );
}

async function timeOf(worker: LocalWorker, path: string, cookie: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(worker.origin + path, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

const CONSTANT = "/health";

/** Medians of page and constant answer, asked in turn, so that other load affects both; `processor` is for one of each. */
async function measure(worker: LocalWorker, path: string, cookie: string, runs = RUNS) {
  const [page, constant]: [number[], number[]] = [[], []];
  const before = runtimeProcessorTime();
  for (let run = 0; run < runs; run++) {
    constant.push(await timeOf(worker, CONSTANT, cookie));
    page.push(await timeOf(worker, path, cookie));
  }
  const processor = (runtimeProcessorTime() - before) / runs;
  return { page: median(page), constant: median(constant), processor };
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function realOnes(database: D1Database, userId: string) {
  const first = async (table: "resumes" | "job_analyses") =>
    (
      await database
        .prepare(`SELECT id FROM ${table} WHERE user_id = ? AND length(id) = 36 ORDER BY created_at DESC`)
        .bind(userId)
        .first<{ id: string }>()
    )?.id;
  const [resume, analysis] = [await first("resumes"), await first("job_analyses")];
  return [`/resume-analysis/${resume}`, `/analysis/${analysis}`, `/compare?resume=${resume}&job=${analysis}`];
}

/** Medians in ms from request to last byte, against a constant answer. */
export async function benchWorkspace(counts: { resumes: number; analyses: number }) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  await buildIfChanged(say);
  say(`Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}.`);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-workspace-"));
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo, onLog: () => {} });
  try {
    await migrateLocalDatabase(worker);
    const database = (await worker.database()) as unknown as D1Database;
    await seedAccounts(database);
    await fillDemoJobSeeker(worker.origin, database);
    const { user, cookie } = await demoSession(database, "candidate");
    await fill(database, user.userId, counts);
    const paths = [
      "/dashboard",
      "/my-resumes",
      "/my-resumes?page=20",
      "/history",
      `/history?page=${Math.floor(counts.analyses / 10)}`,
      "/history?sort=oldest",
      "/history?sort=score-high",
      "/history?sort=score-low",
      "/history?sort=title",
      "/history?search=position+77",
      "/history?search=position",
      "/history?minScore=40&maxScore=70&sort=score-high",
      "/history?from=2023-11-15&to=2023-11-16",
      "/history?resume=resume-7",
      "/history?search=7&minScore=20&from=2023-11-15&resume=resume-7&sort=title",
      "/new-analysis",
      ...(await realOnes(database, user.userId)),
    ];
    // The first requests warm the runtime up.
    for (const path of paths) await measure(worker, path, cookie, WARM_UP_RUNS);
    say(
      `${counts.resumes} résumés and ${counts.analyses} analyses in one account; medians of ${RUNS}, in milliseconds.`,
    );
    for (const path of paths) {
      const { page, constant, processor } = await measure(worker, path, cookie);
      const name = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}");
      say(
        `${name.padEnd(72)} ${page.toFixed(1)}, ${CONSTANT} meanwhile ${constant.toFixed(1)}, processor time ${processor.toFixed(1)}`,
      );
    }
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}
