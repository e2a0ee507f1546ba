import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applicants, sweepCursors, threadCounts, threadPlaces, threads } from "../../../db/schema";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { recountThreads } from "../../../workers/domain/threads/counts/recount-threads";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";

type Row = typeof applicants.$inferSelect;

const score = fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100));

/** Whatever an upload, a reader, a score, an agent or a merge may write into a row. */
const columns = {
  analysisStatus: fc.constantFrom("pending", "completed", "failed"),
  relevancyScore: score,
  skillsMatchScore: score,
  experienceMatchScore: score,
  locationMatch: fc.constantFrom(null, 0 as const, 1 as const),
  candidateGender: fc.constantFrom(null, "male", "female", "other"),
  candidateLocation: fc.constantFrom(null, "Oslo, Norway", "Bergen, Norway", "São Paulo, Brazil"),
  shortlistedAt: fc.constantFrom(null, 1),
  gatesFailed: fc.constantFrom(null, 0, 2),
  hiddenTextCount: fc.nat(2),
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

const tally = <T>(rows: T[], holds: (row: T) => unknown) => rows.filter(holds).length;

/** The same figures by plain arithmetic over the rows. */
function figuresOf(rows: Row[]) {
  const done = rows.filter(({ analysisStatus }) => analysisStatus === "completed");
  const ended = rows.filter(({ analysisStatus }) => analysisStatus !== "pending");
  const known = (pick: (row: Row) => number | null) =>
    ended.flatMap((row) => pick(row) ?? []).map((value) => Math.round(value * 100));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const relevancy = known((row) => row.relevancyScore);
  const skills = known((row) => row.skillsMatchScore);
  const experience = known((row) => row.experienceMatchScore);
  return {
    applicants: rows.length,
    pending: rows.length - ended.length,
    failed: ended.length - done.length,
    completed: done.length,
    shortlisted: tally(rows, ({ shortlistedAt }) => shortlistedAt !== null),
    relevancySum: sum(relevancy),
    relevancyKnown: relevancy.length,
    skillsSum: sum(skills),
    skillsKnown: skills.length,
    experienceSum: sum(experience),
    experienceKnown: experience.length,
    strong: tally(done, ({ relevancyScore }) => (relevancyScore ?? 0) >= 70),
    fair: tally(
      done,
      ({ relevancyScore }) => relevancyScore !== null && relevancyScore >= 40 && relevancyScore < 70,
    ),
    placeMatched: tally(ended, ({ locationMatch }) => locationMatch === 1),
    male: tally(done, ({ candidateGender }) => candidateGender === "male"),
    female: tally(done, ({ candidateGender }) => candidateGender === "female"),
    otherGender: tally(done, ({ candidateGender }) => candidateGender === "other"),
    gateFailed: tally(done, ({ gatesFailed }) => (gatesFailed ?? 0) > 0),
    hiddenText: tally(rows, ({ hiddenTextCount }) => hiddenTextCount > 0),
  };
}

function placesOf(rows: Row[]) {
  const places: Record<string, number> = {};
  for (const { candidateLocation: place } of rows) if (place) places[place] = (places[place] ?? 0) + 1;
  return places;
}

async function kept(deps: TestDeps, threadId: string) {
  const db = deps.db.shared;
  const [counts] = await db.select().from(threadCounts).where(eq(threadCounts.threadId, threadId));
  const places = await db.select().from(threadPlaces).where(eq(threadPlaces.threadId, threadId));
  const { threadId: _, ...figures } = counts ?? { threadId };
  return { figures, places: Object.fromEntries(places.map(({ place, applicants: n }) => [place, n])) };
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
      expect(await kept(deps, threadId)).toEqual({ figures: figuresOf(rows), places: placesOf(rows) });
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
  expect((await kept(deps, threadId)).figures).toMatchObject({ applicants: 1, pending: 1, failed: 0 });
  await db.delete(threads).where(eq(threads.id, threadId));
  expect(await kept(deps, threadId)).toEqual({ figures: {}, places: {} });
});

test("the nightly recount tells and mends what differs, goes on where it stopped, and is done until the next night", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const db = deps.db.shared;
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const threadId = await addThread(deps, agent);
    ids.push(threadId);
    for (const place of ["Oslo, Norway", "Bergen, Norway"])
      await take(deps, agent, threadId, {
        kind: "add",
        row: { candidateLocation: place, analysisStatus: "completed", relevancyScore: 71.5 },
      } as Step);
  }
  const right = await kept(deps, ids[0] ?? "");
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
  expect(await night()).toEqual([]);

  await db
    .update(threadCounts)
    .set({ strong: 0, applicants: 7 })
    .where(eq(threadCounts.threadId, ids[0] ?? ""));
  await db.delete(threadCounts).where(eq(threadCounts.threadId, ids[1] ?? ""));
  await db
    .delete(threadPlaces)
    .where(and(inArray(threadPlaces.threadId, ids.slice(2)), eq(threadPlaces.place, "Oslo, Norway")));
  expect((await night()).sort()).toEqual([...ids].sort());
  for (const id of ids) expect(await kept(deps, id)).toEqual(right);
  expect(await recountThreads(deps)).toEqual([]);
  expect(await night()).toEqual([]);
});
