import { env } from "cloudflare:workers";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applicants, poolEntries, poolNumbers, poolPlaces, sweepCursors, threads } from "../../../db/schema";
import { erasePerson } from "../../../workers/domain/applicants/erase-person";
import { recountPools } from "../../../workers/domain/pool/recount-pool";
import { tidyPoolSearch } from "../../../workers/domain/pool/tidy-pool-search";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import { passThread, shareThread, unshareThread } from "../../../workers/domain/threads/share-thread";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { keptPool, poolPlacesOf, recountPool, type Team } from "../../support/recounts/pool-recount";

type Row = Partial<typeof applicants.$inferInsert>;

const columns = {
  analysisStatus: fc.constantFrom("pending", "completed", "completed", "completed", "failed"),
  candidateEmail: fc.constantFrom(null, "mara@example.com", "Mara@Example.com", "bo@example.com"),
  candidateName: fc.constantFrom(null, "Mara Lind", "Bo Ek"),
  candidateLocation: fc.constantFrom(null, "Oslo, Norway", "Bergen, Norway"),
  knownSkills: fc.constantFrom(null, ["Java"], ["Nursing", "Java"]),
} as const;

const chosen = { at: fc.nat(), into: fc.nat() };

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("add" as const), ...chosen, row: fc.record(columns) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("change" as const),
      ...chosen,
      row: fc.record(columns, { requiredKeys: [] }),
    }),
  },
  ...(["merge", "part", "delete", "share", "unshare", "pass"] as const).map((kind) => ({
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant(kind), ...chosen }),
  })),
  ...(["erase-person", "delete-thread"] as const).map((kind) => ({
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant(kind), ...chosen }),
  })),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const pick = <T>(from: T[], index: number) => from[index % from.length] as T;

async function take(deps: TestDeps, { owner, others }: Team, threadIds: string[], one: Step) {
  const db = deps.db.shared;
  const threadId = pick(threadIds, one.into);
  if (one.kind === "add") {
    const id = crypto.randomUUID();
    const file = { fileName: "cv.pdf", resumeFileUrl: id, fileSize: 1, fileHash: id };
    const [thread] = await db
      .select({ agentId: threads.agentId })
      .from(threads)
      .where(eq(threads.id, threadId));
    if (!thread) return;
    const { companyId } = owner;
    const row = { ...(one.row as Row), ...file, id, threadId, agentId: thread.agentId, companyId };
    await db.insert(applicants).values({ ...row, createdAt: 1 + (one.at % 5) });
    return;
  }
  if (one.kind === "delete-thread")
    return void (await deleteThread(deps, { agent: owner, threadId }).catch(known));
  if (one.kind === "share" || one.kind === "unshare" || one.kind === "pass") {
    const input = { agent: owner, threadId, colleagueId: pick(others, one.at).agentId };
    const work = { share: shareThread, unshare: unshareThread, pass: passThread }[one.kind];
    return void (await work(deps, { ...input, keep: one.at % 2 === 0 }).catch(known));
  }
  const rows = await db.select().from(applicants).where(eq(applicants.companyId, owner.companyId));
  if (rows.length === 0) return;
  const row = pick(rows, one.at);
  const isRow = eq(applicants.id, row.id);
  const other = pick(rows, one.into);
  if (one.kind === "erase-person") await erasePerson(deps, { agent: owner, applicantId: row.id });
  if (one.kind === "change" && Object.keys(one.row).length > 0)
    await db
      .update(applicants)
      .set(one.row as Row)
      .where(isRow);
  if (one.kind === "merge" && other.id !== row.id)
    await db.update(applicants).set({ duplicateOf: other.id }).where(isRow);
  if (one.kind === "part") await db.update(applicants).set({ duplicateOf: null }).where(isRow);
  if (one.kind === "delete") await db.delete(applicants).where(isRow);
}

/** A thread that is gone, or already the colleague's. */
function known(error: unknown) {
  if (!(error instanceof Error && error.name === "AppError")) throw error;
}

/** Names and skills in the full-text index beside those of the rows that it is made from. */
async function words(companyId: string) {
  const { results } = await env.DB.prepare(
    `select n.applicant_id as id, s.name, s.skills, c.candidate_name, (select group_concat(value, ' / ') from json_each(c.known_skills)) as known
     from b2b_candidates c join pool_numbers n on n.applicant_id = c.id left join pool_search s on s.rowid = n.number where c.company_id = ?`,
  )
    .bind(companyId)
    .all<Record<string, string | null>>();
  return results;
}

test("pools equal a recount over uploads, failures, new scores, merges, shares, deletions and erasures", async () => {
  const deps = testDeps();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const owner = await createAgent(deps);
      const others = [await createColleague(deps, owner), await createColleague(deps, owner)];
      const team = { owner, others };
      const threadIds: string[] = [];
      for (const agent of [owner, owner, ...others]) threadIds.push(await addThread(deps, agent));
      for (const one of steps) await take(deps, team, threadIds, one);
      expect((await keptPool(deps, team)).sort()).toEqual((await recountPool(deps, team)).sort());
      const places = await poolPlacesOf(deps, team);
      expect(places.kept).toEqual(places.counted);
      for (const row of await words(owner.companyId)) {
        expect(row.name).toBe(row.candidate_name);
        if (row.known !== null) expect(row.skills).toBe(row.known);
      }
    }),
    { numRuns: 8 },
  );
});

test("the nightly recount tells and mends pools that differ from the rows, and is done until the next night", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  const team = { owner, others: [colleague] };
  const threadIds = [await addThread(deps, owner), await addThread(deps, colleague)];
  const add = (into: number, candidateEmail: string, candidateLocation: string | null) => {
    const row = { analysisStatus: "completed", candidateEmail, candidateLocation };
    return take(deps, team, threadIds, { kind: "add", at: into, into, row } as Step);
  };
  await add(0, "mara@example.com", "Oslo, Norway");
  await add(1, "mara@example.com", null);
  await add(1, "bo@example.com", "Bergen, Norway");
  const bystander = await createAgent(deps);
  const theirs = { kind: "add", at: 0, into: 0, row: { analysisStatus: "completed" } } as Step;
  await take(deps, { owner: bystander, others: [] }, [await addThread(deps, bystander)], theirs);
  const [right, entries] = [await poolPlacesOf(deps, team), await keptPool(deps, team)];
  const wrong = [owner.companyId, owner.agentId, colleague.agentId];
  const scopes = [...wrong, bystander.companyId, bystander.agentId];
  const night = async () => {
    const found: string[] = [];
    await deps.db.shared.delete(sweepCursors).where(eq(sweepCursors.name, "pool-counts"));
    for (let run = 0; run < 800; run++) {
      found.push(...(await recountPools(deps)));
      const [saved] = await deps.db.shared
        .select()
        .from(sweepCursors)
        .where(eq(sweepCursors.name, "pool-counts"));
      if (saved?.cursor?.endsWith(" done")) return found.filter((id) => scopes.includes(id));
    }
    throw new Error("the night has no end");
  };
  // One night, since it looks at the pools of all tests.
  await deps.db.shared
    .update(poolPlaces)
    .set({ people: 7 })
    .where(and(eq(poolPlaces.scopeId, owner.companyId), eq(poolPlaces.place, "Bergen, Norway")));
  await deps.db.shared.delete(poolEntries).where(eq(poolEntries.scopeId, owner.agentId));
  await deps.db.shared.delete(poolPlaces).where(eq(poolPlaces.scopeId, colleague.agentId));
  expect((await night()).sort()).toEqual([...wrong].sort());
  expect(await poolPlacesOf(deps, team)).toEqual(right);
  expect((await keptPool(deps, team)).sort()).toEqual(entries.sort());
  expect(await recountPools(deps)).toEqual([]);
});

test("what is erased can't be found in the full-text index at once, and is gone from its pages with the next day", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const word = `zq${crypto.randomUUID().slice(0, 8)}`;
  const add = async (row: Row) => {
    const id = crypto.randomUUID();
    const { agentId, companyId } = agent;
    const file = { fileName: "cv.pdf", resumeFileUrl: id, fileSize: 1, fileHash: id };
    await deps.db.shared
      .insert(applicants)
      .values({ analysisStatus: "completed", ...row, ...file, id, threadId, agentId, companyId });
    return id;
  };
  const id = await add({ candidateName: word, candidateEmail: `${word}@example.com` });
  const trace = async () => {
    const counts = await deps.db.shared.all<{ n: number }>(sql`
      select count(*) as n from pool_search_data where instr(block, cast(${word.slice(4)} as blob)) > 0
      union all select count(*) from pool_search_content where instr(c1 || c2, ${word}) > 0
      union all select count(*) from pool_search where pool_search match ${word}`);
    return counts.map(({ n }) => n > 0);
  };
  expect(await trace()).toEqual([true, true, true]);
  await erasePerson(deps, { agent, applicantId: id });
  expect((await trace()).slice(1)).toEqual([false, false]);
  await deps.db.shared.delete(sweepCursors).where(eq(sweepCursors.name, "pool-search"));
  for (let minute = 0; minute < 20; minute++) await tidyPoolSearch(deps);
  expect(await trace()).toEqual([false, false, false]);
  const numbers = await deps.db.shared.select().from(poolNumbers).where(eq(poolNumbers.applicantId, id));
  expect(numbers).toEqual([]);
});
