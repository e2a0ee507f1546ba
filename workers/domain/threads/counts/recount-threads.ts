import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { applicants, threadCounts, threadPlaces, threads } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { readCursor, writeCursor } from "../../files/sweep-cursor";

const CURSOR = "thread-counts";
/** It begins at 3 in the morning, UTC. */
const BEGINS = 3 * 60 * 60_000;
/** One run's share; the next run goes on. */
const THREADS = 10;
const DONE = "done";

const ended = sql`${applicants.analysisStatus} <> 'pending'`;
const completed = sql`${applicants.analysisStatus} = 'completed'`;

const timesTrue = (condition: SQL) => sql<number>`coalesce(sum(${condition}), 0)`;
const known = (score: SQL) => timesTrue(sql`${ended} and ${score} is not null`);
const sumOf = (score: SQL) =>
  sql<number>`coalesce(sum(case when ${ended} and ${score} is not null then cast(round(${score} * 100) as integer) end), 0)`;
const gender = (value: string) =>
  timesTrue(sql`${completed} and coalesce(${applicants.candidateGender}, '') = ${value}`);

const relevancy = sql`${applicants.relevancyScore}`;
const skills = sql`${applicants.skillsMatchScore}`;
const experience = sql`${applicants.experienceMatchScore}`;

type Figure = Exclude<keyof typeof threadCounts.$inferSelect, "threadId">;

/** From the rows themselves, as the triggers of migration 0032 add them up. */
const recounted: Record<Figure, SQL<number>> = {
  applicants: sql<number>`count(*)`,
  pending: timesTrue(sql`${applicants.analysisStatus} = 'pending'`),
  failed: timesTrue(sql`${applicants.analysisStatus} = 'failed'`),
  completed: timesTrue(completed),
  shortlisted: timesTrue(sql`${applicants.shortlistedAt} is not null`),
  relevancySum: sumOf(relevancy),
  relevancyKnown: known(relevancy),
  skillsSum: sumOf(skills),
  skillsKnown: known(skills),
  experienceSum: sumOf(experience),
  experienceKnown: known(experience),
  strong: timesTrue(sql`${completed} and ${relevancy} >= 70`),
  fair: timesTrue(sql`${completed} and ${relevancy} >= 40 and ${relevancy} < 70`),
  placeMatched: timesTrue(sql`${ended} and ${applicants.locationMatch} = 1`),
  male: gender("male"),
  female: gender("female"),
  otherGender: gender("other"),
  gateFailed: timesTrue(sql`${completed} and ${applicants.gatesFailed} > 0`),
  hiddenText: timesTrue(sql`${applicants.hiddenTextCount} > 0`),
};

const FIGURES = Object.keys(recounted) as Figure[];

/** Each under its name: of a batch's columns that are named alike, D1 answers with one. */
const named = Object.fromEntries(FIGURES.map((name) => [name, recounted[name].as(name)])) as Record<
  Figure,
  SQL.Aliased<number>
>;

/** A figure that isn't what the rows add up to; `places` are compared as a whole. */
export type Difference = { figure: Figure | "places"; kept: number | null; counted: number | null };

/**
 * Checks the kept figures of every thread against its rows, once a night, some threads in each run; a thread whose figures
 * differ is logged (its id and which figures) and gets the right ones. Threads come by their random ids, so that a large
 * company doesn't keep the others waiting; a night that wasn't enough is finished in the next one. Deleting the row
 * "thread-counts" of `sweep_cursors` begins at once.
 * @returns threads whose figures differed in this run
 */
export async function recountThreads(deps: Pick<Deps, "db" | "now" | "log">): Promise<string[]> {
  const night = Math.floor((deps.now() - BEGINS) / DAY);
  const [begun, at = ""] = (await readCursor(deps, CURSOR)).split(" ");
  if (at === DONE && Number(begun) === night) return [];
  const { threads: page, last } = await nextThreads(deps, at === DONE ? "" : at);
  const differing: string[] = [];
  for (const thread of page) {
    const differences = await recountThread(deps, thread);
    if (differences.length === 0) continue;
    const figures = differences.map(({ figure }) => figure).join(" ");
    deps.log({ event: "thread-counts-differ", threadId: thread.id, figures });
    differing.push(thread.id);
  }
  await writeCursor(deps, CURSOR, `${night} ${last ? DONE : page.at(-1)?.id}`);
  return differing;
}

type Thread = { id: string; companyId: string };

/** The next ten threads after an id, by their ids. `last`: there are no more. */
export async function nextThreads(
  { db }: Pick<Deps, "db">,
  after: string,
): Promise<{ threads: Thread[]; last: boolean }> {
  const page = await db.shared
    .select({ id: threads.id, companyId: threads.companyId })
    .from(threads)
    .where(gt(threads.id, after))
    .orderBy(asc(threads.id))
    .limit(THREADS);
  return { threads: page, last: page.length < THREADS };
}

/** Counts a thread's rows and corrects its figures where they differ. @returns what differed */
export async function recountThread(
  { db }: Pick<Deps, "db">,
  { id, companyId }: Thread,
): Promise<Difference[]> {
  const tenant = db.dbFor(companyId);
  const differences = await differencesOf(tenant, id);
  if (differences.length > 0) await rewriteCounts(tenant, id);
  return differences;
}

type Tenant = ReturnType<Deps["db"]["dbFor"]>;

const ofThread = (threadId: string) => and(eq(applicants.threadId, threadId), isNull(applicants.duplicateOf));

async function differencesOf(tenant: Tenant, threadId: string): Promise<Difference[]> {
  const place = applicants.candidateLocation;
  const [[kept], [counted], keptPlaces, countedPlaces] = await tenant.batch([
    tenant.select().from(threadCounts).where(eq(threadCounts.threadId, threadId)),
    tenant.select(named).from(applicants).where(ofThread(threadId)),
    tenant
      .select({ place: threadPlaces.place, applicants: threadPlaces.applicants })
      .from(threadPlaces)
      .where(eq(threadPlaces.threadId, threadId))
      .orderBy(asc(threadPlaces.place)),
    tenant
      .select({ place, applicants: sql<number>`count(*)` })
      .from(applicants)
      .where(and(ofThread(threadId), isNotNull(place)))
      .groupBy(place)
      .orderBy(asc(place)),
  ]);
  const differences: Difference[] = FIGURES.filter((name) => kept?.[name] !== counted?.[name]).map(
    (figure) => ({
      figure,
      kept: kept?.[figure] ?? null,
      counted: counted?.[figure] ?? null,
    }),
  );
  if (JSON.stringify(keptPlaces) !== JSON.stringify(countedPlaces))
    differences.push({ figure: "places", kept: keptPlaces.length, counted: countedPlaces.length });
  return differences;
}

async function rewriteCounts(tenant: Tenant, threadId: string): Promise<void> {
  const place = applicants.candidateLocation;
  const figures = Object.fromEntries(
    FIGURES.map((name) => [
      name,
      sql`(select ${recounted[name]} from ${applicants} where ${ofThread(threadId)})`,
    ]),
  );
  await tenant.batch([
    tenant.insert(threadCounts).values({ threadId }).onConflictDoNothing(),
    tenant.update(threadCounts).set(figures).where(eq(threadCounts.threadId, threadId)),
    tenant.delete(threadPlaces).where(eq(threadPlaces.threadId, threadId)),
    tenant.insert(threadPlaces).select(
      tenant
        .select({
          threadId: applicants.threadId,
          place: sql<string>`${place}`.as("place"),
          applicants: sql<number>`count(*)`.as("n"),
        })
        .from(applicants)
        .where(and(ofThread(threadId), isNotNull(place)))
        .groupBy(place),
    ),
  ]);
}
