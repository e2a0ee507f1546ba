import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { applicants, sweepCursors, threadCounts, threadPlaces, threads } from "../../../../db/schema";
import type { Deps } from "../../deps";

const CURSOR = "thread-counts";
const DAY = 24 * 60 * 60_000;
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

/**
 * Checks the kept figures of every thread against its rows, once a night, some threads in each run; a thread whose figures
 * differ is logged (its id and which figures) and gets the right ones. Deleting the row "thread-counts" of `sweep_cursors`
 * begins anew at once.
 * @returns threads whose figures differed in this run
 */
export async function recountThreads({ db, now, log }: Pick<Deps, "db" | "now" | "log">): Promise<string[]> {
  const night = Math.floor((now() - BEGINS) / DAY);
  const [saved] = await db.shared.select().from(sweepCursors).where(eq(sweepCursors.name, CURSOR));
  const [day, at = ""] = saved?.cursor?.split(" ") ?? [];
  const after = Number(day) === night ? at : "";
  if (after === DONE) return [];
  const page = await db.shared
    .select({ id: threads.id, companyId: threads.companyId })
    .from(threads)
    .where(gt(threads.id, after))
    .orderBy(asc(threads.id))
    .limit(THREADS);
  const differing: string[] = [];
  for (const { id, companyId } of page) {
    const figures = await differingFigures(db.dbFor(companyId), id);
    if (figures.length === 0) continue;
    log({ event: "thread-counts-differ", threadId: id, figures: figures.join(" ") });
    await writeAnew(db.dbFor(companyId), id);
    differing.push(id);
  }
  const cursor = `${night} ${page.length < THREADS ? DONE : page.at(-1)?.id}`;
  await db.shared
    .insert(sweepCursors)
    .values({ name: CURSOR, cursor })
    .onConflictDoUpdate({ target: sweepCursors.name, set: { cursor } });
  return differing;
}

type Tenant = ReturnType<Deps["db"]["dbFor"]>;

const ofThread = (threadId: string) => and(eq(applicants.threadId, threadId), isNull(applicants.duplicateOf));

async function differingFigures(tenant: Tenant, threadId: string): Promise<string[]> {
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
  const differing: string[] = FIGURES.filter((name) => kept?.[name] !== counted?.[name]);
  if (JSON.stringify(keptPlaces) !== JSON.stringify(countedPlaces)) differing.push("places");
  return differing;
}

async function writeAnew(tenant: Tenant, threadId: string): Promise<void> {
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
