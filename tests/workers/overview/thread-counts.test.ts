import { and, asc, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applicants,
  stageNames,
  sweepCursors,
  threadAnalytics,
  threadCounts,
  threadDays,
  threadPlaces,
  threads,
} from "../../../db/schema";
import { DAY } from "../../../workers/domain/day";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { recountThreads } from "../../../workers/domain/threads/counts/recount-threads";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { keptFigures, recountedFigures } from "../../support/recounts/thread-recount";

type Row = typeof applicants.$inferSelect;

/** The last moment of a day and the first of the next one are a day apart for the figures. */
const DAYS = [0, DAY - 1, DAY, 400 * DAY + 5];

const score = fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100));

/** Whatever an upload, a reader, a score, an agent or a merge may write into a row. */
const columns = {
  analysisStatus: fc.constantFrom("pending", "completed", "failed"),
  relevancyScore: score,
  skillsMatchScore: score,
  experienceMatchScore: score,
  seniorityMatchScore: score,
  categoryMatchScore: score,
  locationMatch: fc.constantFrom(null, 0 as const, 1 as const),
  candidateGender: fc.constantFrom(null, "male", "female", "other"),
  candidateLocation: fc.constantFrom(null, "Oslo, Norway", "Bergen, Norway", "São Paulo, Brazil"),
  shortlistedAt: fc.constantFrom(null, 1),
  gatesFailed: fc.constantFrom(null, 0, 2),
  gatesUnknown: fc.constantFrom(null, 0, 1),
  hiddenTextCount: fc.nat(2),
  stage: fc.constantFrom(...stageNames),
  toldAt: fc.constantFrom(null, 1),
  createdAt: fc.integer({ min: 0, max: 3 }).map((days) => DAYS[days] ?? 0),
} as const;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), row: fc.record(columns) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("change" as const),
      at: fc.nat(),
      row: fc.record(columns, { requiredKeys: [] }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("merge" as const), at: fc.nat(), into: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("part" as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete" as const), at: fc.nat() }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const at = (ids: string[], index: number) => ids[index % ids.length] ?? "";

async function take(deps: TestDeps, agent: ActiveAgent, threadId: string, one: Step) {
  const db = deps.db.shared;
  const rows = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.threadId, threadId))
    .orderBy(asc(applicants.createdAt), asc(applicants.id));
  const ids = rows.map(({ id }) => id);
  if (one.kind === "add") {
    const key = crypto.randomUUID();
    const { agentId, companyId } = agent;
    const file = { fileName: `${key}.pdf`, resumeFileUrl: key, fileSize: 1, fileHash: key };
    await db
      .insert(applicants)
      .values({ ...(one.row as Partial<Row>), ...file, id: key, threadId, agentId, companyId });
    return;
  }
  if (ids.length === 0) return;
  const chosen = eq(applicants.id, at(ids, one.at));
  if (one.kind === "change" && Object.keys(one.row).length > 0)
    await db
      .update(applicants)
      .set(one.row as Partial<Row>)
      .where(chosen);
  if (one.kind === "merge" && at(ids, one.into) !== at(ids, one.at))
    await db
      .update(applicants)
      .set({ duplicateOf: at(ids, one.into) })
      .where(chosen);
  if (one.kind === "part") await db.update(applicants).set({ duplicateOf: null }).where(chosen);
  if (one.kind === "delete") await db.delete(applicants).where(chosen);
}

test("kept figures equal a recount, whatever happens to a thread's rows", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const threadId = await addThread(deps, agent);
      for (const one of steps) await take(deps, agent, threadId, one);
      const rows = await deps.db.shared
        .select()
        .from(applicants)
        .where(and(eq(applicants.threadId, threadId), isNull(applicants.duplicateOf)));
      expect(await keptFigures(deps, threadId)).toEqual(recountedFigures(rows));
    }),
    { numRuns: 12 },
  );
});

test("figures go with their thread, and a row that failed to be written changes none", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const row = { kind: "add" as const, row: { candidateLocation: "Oslo, Norway" } } as Step;
  await take(deps, agent, threadId, row);
  const db = deps.db.shared;
  const [first] = await db.select().from(applicants).where(eq(applicants.threadId, threadId));
  if (!first) throw new Error("no row");
  await expect(
    db.batch([
      db.update(applicants).set({ analysisStatus: "failed" }).where(eq(applicants.id, first.id)),
      db.insert(applicants).values(first),
    ]),
  ).rejects.toThrow();
  expect((await keptFigures(deps, threadId)).figures).toMatchObject({ applicants: 1, pending: 1, failed: 0 });
  await db.delete(threads).where(eq(threads.id, threadId));
  expect(await keptFigures(deps, threadId)).toEqual({ figures: {}, analytics: {}, places: {}, days: [] });
});

test("the nightly recount tells and mends what differs, goes on where it stopped, and is done until the next night", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const db = deps.db.shared;
  const ids: string[] = [];
  for (let i = 0; i < 7; i++) {
    const threadId = await addThread(deps, agent);
    ids.push(threadId);
    for (const place of ["Oslo, Norway", "Bergen, Norway"])
      await take(deps, agent, threadId, {
        kind: "add",
        row: { candidateLocation: place, analysisStatus: "completed", relevancyScore: 71.5 },
      } as Step);
  }
  const right = await Promise.all(ids.map((id) => keptFigures(deps, id)));
  const night = async () => {
    const found: string[] = [];
    await db.delete(sweepCursors).where(eq(sweepCursors.name, "thread-counts"));
    for (let run = 0; run < 200; run++) {
      found.push(...(await recountThreads(deps)));
      const [saved] = await db.select().from(sweepCursors).where(eq(sweepCursors.name, "thread-counts"));
      if (saved?.cursor?.endsWith(" done")) return found.filter((id) => ids.includes(id));
    }
    throw new Error("the night has no end");
  };
  // One night, since it looks at the threads of all tests: six that are wrong, each in its way, and one that is right.
  const wrong = ids.slice(0, 6);
  const [figures = "", noFigures = "", place = "", analytics = "", noAnalytics = "", day = ""] = wrong;
  await db.batch([
    db.update(threadCounts).set({ strong: 0, applicants: 7 }).where(eq(threadCounts.threadId, figures)),
    db.delete(threadCounts).where(eq(threadCounts.threadId, noFigures)),
    db
      .delete(threadPlaces)
      .where(and(eq(threadPlaces.threadId, place), eq(threadPlaces.place, "Oslo, Norway"))),
    db.update(threadAnalytics).set({ skills40: 3 }).where(eq(threadAnalytics.threadId, analytics)),
    db.delete(threadAnalytics).where(eq(threadAnalytics.threadId, noAnalytics)),
    db.update(threadDays).set({ uploaded: 9 }).where(eq(threadDays.threadId, day)),
  ]);
  expect((await night()).sort()).toEqual([...wrong].sort());
  for (const [index, id] of ids.entries()) expect(await keptFigures(deps, id)).toEqual(right[index]);
  expect(await recountThreads(deps)).toEqual([]);
});
