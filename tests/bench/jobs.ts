import { setTimeout as sleep } from "node:timers/promises";
import { fillDemoJobSeeker } from "../../scripts/lib/demo/demo-job-seeker";
import { demoSession } from "../../scripts/lib/demo/demo-session";
import { type DemoSite, startDemoSite } from "../../scripts/lib/demo/demo-site";
import { seedAccounts } from "../../scripts/lib/demo/seed-accounts";
import { vendors } from "../../workers/adapters/job-sources/boards/vendors";
import type { BoardSource } from "../../workers/adapters/job-sources/port";
import { fictionalBoards } from "../fakes/job-boards/fictional-jobs";
import { inWords, timesOf } from "./page-times";
import { runtimeProcessorTime } from "./processor-time";

const say = (text: string) => process.stdout.write(`${text}\n`);
const POLL = 200;
/** Longer than any round: a board that nobody finishes ends the run. */
const LONGEST_ROUND = 30 * 60_000;
const SEARCHES = [
  { name: "Registered Nurse, France", position: "Registered Nurse", location: "France" },
  { name: "Backend Developer, Sweden", position: "Backend Developer", location: "Sweden" },
  { name: "Accountant, European Union", position: "Accountant", location: "European Union" },
];

/**
 * Reads boards of the stand-in's twice, the second time unchanged, and searches among few and many postings in the same run.
 * The minute's pause that each host gets between two handfuls of boards isn't waited for: what is timed is the work.
 */
export async function benchJobs({ postings, boards }: { postings: number; boards: number }) {
  const site = await startDemoSite("npm run bench -- jobs", { seeded: false });
  try {
    const database = await site.database();
    await seedAccounts(database);
    await fillDemoJobSeeker(site.origin, database);
    const { cookie, user } = await demoSession(database, "candidate");
    await addBoards(site, database, boards);
    const first = await readAll(site, database);
    const read = await count(database, "SELECT count(*) FROM job_postings WHERE read_by <> ''");
    const second = await readAll(site, database);
    say(`${boards} boards with ${read} postings, read for the first time: ${inSeconds(first)}.`);
    say(`Again, unchanged: ${inSeconds(second)}, ${share(second, first)} of it.`);
    const few = await searchAll(site, { database, cookie, userId: user.userId });
    await multiply(database, postings);
    const all = await count(database, "SELECT count(*) FROM job_postings WHERE closed_at IS NULL");
    const many = await searchAll(site, { database, cookie, userId: user.userId });
    for (const [at, { name }] of SEARCHES.entries())
      say(`${name.padEnd(28)} ${many[at]} among ${all} postings; ${few[at]} among ${read}`);
  } finally {
    await site.stop();
  }
}

type Round = { seconds: number; processor: number };

const inSeconds = ({ seconds, processor }: Round) =>
  `${seconds.toFixed(0)} s, ${(processor / 1000).toFixed(0)} s of processor time`;

function share(part: Round, whole: Round): string {
  return `${((100 * part.seconds) / whole.seconds).toFixed(1)} % (processor time ${((100 * part.processor) / whole.processor).toFixed(1)} %)`;
}

async function count(database: D1Database, query: string): Promise<number> {
  return (await database.prepare(query).first<number>("count(*)")) ?? 0;
}

/** Boards of the stand-in's employers (feeds have one board), over and over, each with postings of its own. */
async function addBoards({ vars }: DemoSite, database: D1Database, boards: number) {
  const shown = fictionalBoards(Date.now()).filter(({ source }) => !vendors[source as BoardSource].isFeed);
  for (let at = 0; at < boards; at++) {
    const { source, token: name, company, jobs } = shown[at % shown.length]!;
    const token = `${name}${at}`;
    const board = { source, token, company: `${company} ${at}`, jobs };
    const path = `${vars.JOB_BOARDS_ORIGIN}/job-boards/${source}/${token}`;
    await fetch(path, { method: "PUT", body: JSON.stringify(board) });
    await database
      .prepare(
        "INSERT INTO job_boards (id, source, token, company, next_read_at, created_at) VALUES (?1, ?2, ?3, ?4, NULL, ?5)",
      )
      .bind(`bench-${at}`, source, token, board.company, Date.now())
      .run();
  }
}

/** Makes all boards due, and runs the cron until each was read once more and the engine has read what is new. */
async function readAll({ runCron }: DemoSite, database: D1Database): Promise<Round> {
  const { min: reads } = (await database
    .prepare("SELECT min(reads) AS min FROM job_boards WHERE id LIKE 'bench-%'")
    .first<{ min: number }>()) ?? { min: 0 };
  await database.prepare("UPDATE job_boards SET next_read_at = 0 WHERE id LIKE 'bench-%'").run();
  const began = performance.now();
  const processor = runtimeProcessorTime();
  const open = `SELECT count(*) FROM job_boards WHERE id LIKE 'bench-%' AND (reads <= ${reads} OR queued_at IS NOT NULL)`;
  const unread = "SELECT count(*) FROM job_postings WHERE read_by = '' AND closed_at IS NULL";
  while (performance.now() - began < LONGEST_ROUND) {
    await runCron("* * * * *");
    while ((await count(database, "SELECT count(*) FROM job_boards WHERE queued_at IS NOT NULL")) > 0)
      await sleep(POLL);
    if ((await count(database, open)) > 0) continue;
    while ((await count(database, unread)) > 0 && performance.now() - began < LONGEST_ROUND)
      await sleep(POLL);
    return { seconds: (performance.now() - began) / 1000, processor: runtimeProcessorTime() - processor };
  }
  throw new Error(`the boards were not read within ${LONGEST_ROUND / 60_000} minutes`);
}

type Searching = { database: D1Database; cookie: string; userId: string };

async function searchAll({ origin }: DemoSite, { database, cookie, userId }: Searching): Promise<string[]> {
  const resume = await database
    .prepare(
      "SELECT id FROM resumes WHERE user_id = ?1 AND analysis_status = 'completed' ORDER BY created_at DESC",
    )
    .bind(userId)
    .first<string>("id");
  const told: string[] = [];
  for (const { name, position, location } of SEARCHES) {
    const body = new URLSearchParams({ intent: "search", resume: resume ?? "", position, location });
    const answer = await fetch(`${origin}/jobs`, {
      method: "POST",
      headers: { cookie, origin },
      body,
      redirect: "manual",
    });
    if (answer.status !== 303) throw new Error(`${name}: ${answer.status}, nothing was found`);
    const page = await (await fetch(`${origin}/jobs?resume=${resume}`, { headers: { cookie } })).text();
    const cards = page.match(/<article/g)?.length ?? 0;
    told.push(
      `${inWords(await timesOf({ origin }, `/jobs.data?resume=${resume}`, cookie))}, ${cards} scored`,
    );
  }
  return told;
}

/** Copies of the postings that were read, each of an employer of its own, until there are so many. */
async function multiply(database: D1Database, postings: number) {
  const { results } = await database
    .prepare("SELECT name FROM pragma_table_info('job_postings')")
    .all<{ name: string }>();
  const copied: Record<string, string> = {
    source_id: "p.source_id || '~' || ?1",
    same_key: "p.same_key || '~' || ?1",
    company: "p.company || ' ' || ?1",
  };
  const names = results.map(({ name }) => name).filter((name) => name !== "id");
  const values = names.map((name) => copied[name] ?? `p.${name}`);
  const originals = await count(database, "SELECT count(*) FROM job_postings WHERE closed_at IS NULL");
  for (let copy = 1; copy * originals < postings; copy++) {
    const limit = Math.min(originals, postings - copy * originals);
    await database
      .prepare(
        `INSERT INTO job_postings (${names.join(", ")}) SELECT ${values.join(", ")} FROM job_postings p
         WHERE p.closed_at IS NULL AND instr(p.source_id, '~') = 0 ORDER BY p.id LIMIT ?2`,
      )
      .bind(copy, limit)
      .run();
    await database
      .prepare(
        `INSERT INTO job_posting_texts (posting_id, text, job) SELECT p.id, t.text, t.job FROM job_postings p
         JOIN job_postings o ON o.board_id = p.board_id AND o.source_id = substr(p.source_id, 1, instr(p.source_id, '~') - 1)
         JOIN job_posting_texts t ON t.posting_id = o.id WHERE p.source_id LIKE '%~' || ?1`,
      )
      .bind(copy)
      .run();
  }
}
