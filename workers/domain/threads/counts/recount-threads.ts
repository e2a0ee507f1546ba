import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  applicants,
  threadAnalytics,
  threadCounts,
  threadDays,
  threadPlaces,
  threads,
} from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { eachNight, type NightlyPage } from "./each-night";
import { analyticsFigures, relevancyOfCompleted, rowFigures } from "./recounted-figures";

const THREADS = 10;

type Kept = typeof threadCounts | typeof threadAnalytics;
type Figure = Exclude<
  keyof typeof threadCounts.$inferSelect | keyof typeof threadAnalytics.$inferSelect,
  "threadId"
>;

/** A figure that isn't what the rows add up to; `places` and `days` are compared as a whole. */
export type Difference = { figure: Figure | "places" | "days"; kept: number | null; counted: number | null };

/** Checks all kept figures against the rows each night; what differs is logged and corrected. @returns threads that differed in this run */
export async function recountThreads(deps: Pick<Deps, "db" | "now" | "log">): Promise<string[]> {
  const differing: string[] = [];
  await eachNight(deps, {
    cursor: "thread-counts",
    next: (after) => nextThreads(deps, after),
    each: async (thread) => {
      const differences = await recountThread(deps, thread);
      if (differences.length === 0) return;
      const figures = differences.map(({ figure }) => figure).join(" ");
      deps.log({ event: "thread-counts-differ", threadId: thread.id, figures });
      differing.push(thread.id);
    },
  });
  return differing;
}

type Thread = { id: string; companyId: string };

export async function nextThreads({ db }: Pick<Deps, "db">, after: string): Promise<NightlyPage<Thread>> {
  const items = await db.shared
    .select({ id: threads.id, companyId: threads.companyId })
    .from(threads)
    .where(gt(threads.id, after))
    .orderBy(asc(threads.id))
    .limit(THREADS);
  return { items, last: items.length < THREADS };
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

/** In a table's order, each under its own name: of a batch's columns that are named alike, D1 answers with one. */
function figuresFor(table: Kept, figures: Record<string, SQL<number>>) {
  const names = Object.keys(getTableColumns(table)).filter((name) => name !== "threadId");
  return Object.fromEntries(
    names.map((name) => {
      const figure = figures[name];
      if (!figure) throw new Error(`nothing counts ${name}`);
      return [name, figure.as(name)];
    }),
  );
}

const counted = figuresFor(threadCounts, rowFigures);
const analysed = figuresFor(threadAnalytics, analyticsFigures);

const place = applicants.candidateLocation;
const day = sql<number>`${applicants.createdAt} / ${sql.raw(String(DAY))}`;

function countPlaces(tenant: Tenant, threadId: string) {
  return tenant
    .select({
      threadId: applicants.threadId,
      place: sql<string>`${place}`.as("place"),
      applicants: sql<number>`count(*)`.as("n"),
    })
    .from(applicants)
    .where(and(ofThread(threadId), isNotNull(place)))
    .groupBy(place);
}

function countDays(tenant: Tenant, threadId: string) {
  return tenant
    .select({
      threadId: applicants.threadId,
      day: day.as("day"),
      uploaded: sql<number>`count(*)`.as("uploaded"),
      relevancySum: analyticsFigures.relevancySum.as("relevancy_sum"),
      relevancyKnown: relevancyOfCompleted.as("relevancy_known"),
    })
    .from(applicants)
    .where(ofThread(threadId))
    .groupBy(day);
}

async function differencesOf(tenant: Tenant, threadId: string): Promise<Difference[]> {
  const [[kept], [rows], [keptAnalytics], [analysedRows], keptPlaces, places, keptDays, days] =
    await tenant.batch([
      tenant.select().from(threadCounts).where(eq(threadCounts.threadId, threadId)),
      tenant.select(counted).from(applicants).where(ofThread(threadId)),
      tenant.select().from(threadAnalytics).where(eq(threadAnalytics.threadId, threadId)),
      tenant.select(analysed).from(applicants).where(ofThread(threadId)),
      tenant
        .select()
        .from(threadPlaces)
        .where(eq(threadPlaces.threadId, threadId))
        .orderBy(asc(threadPlaces.place)),
      countPlaces(tenant, threadId).orderBy(asc(place)),
      tenant.select().from(threadDays).where(eq(threadDays.threadId, threadId)).orderBy(asc(threadDays.day)),
      countDays(tenant, threadId).orderBy(asc(day)),
    ]);
  const differences = [...compare(kept, rows), ...compare(keptAnalytics, analysedRows)];
  if (JSON.stringify(keptPlaces) !== JSON.stringify(places))
    differences.push({ figure: "places", kept: keptPlaces.length, counted: places.length });
  if (JSON.stringify(keptDays) !== JSON.stringify(days))
    differences.push({ figure: "days", kept: keptDays.length, counted: days.length });
  return differences;
}

function compare(kept: object | undefined, rows: object | undefined): Difference[] {
  const was = (kept ?? {}) as Record<string, number>;
  return Object.entries((rows ?? {}) as Record<Figure, number>)
    .filter(([name, value]) => was[name] !== value)
    .map(([name, value]) => ({ figure: name as Figure, kept: was[name] ?? null, counted: value }));
}

async function rewriteCounts(tenant: Tenant, threadId: string): Promise<void> {
  const id = sql<string>`${threadId}`.as("campaign_id");
  await tenant.batch([
    tenant.delete(threadCounts).where(eq(threadCounts.threadId, threadId)),
    tenant.insert(threadCounts).select(
      tenant
        .select({ threadId: id, ...counted })
        .from(applicants)
        .where(ofThread(threadId)),
    ),
    tenant.delete(threadAnalytics).where(eq(threadAnalytics.threadId, threadId)),
    tenant.insert(threadAnalytics).select(
      tenant
        .select({ threadId: id, ...analysed })
        .from(applicants)
        .where(ofThread(threadId)),
    ),
    tenant.delete(threadPlaces).where(eq(threadPlaces.threadId, threadId)),
    tenant.insert(threadPlaces).select(countPlaces(tenant, threadId)),
    tenant.delete(threadDays).where(eq(threadDays.threadId, threadId)),
    tenant.insert(threadDays).select(countDays(tenant, threadId)),
  ]);
}
