import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, threads } from "../../../db/schema";
import type { Requirement } from "../../../workers/engine/types";
import { testDeps } from "../../support/faults";
import { fakeJob } from "../../support/jobs/boards";
import { publish, searchingSeeker } from "../../support/jobs/searching-seeker";
import { scoredThread } from "../../support/people/scored-thread";
import { callApi, keyFor } from "../../support/programs/keys";

type Told = {
  version: number;
  rescored: number;
  requirements: { id: string; label: string; importance: string; is_deal_breaker: boolean }[];
  refused_criteria: { quote: string }[];
  code?: string;
  errors?: { pointer: string }[];
};

async function program() {
  const { deps, agent, threadId, applicantIds } = await scoredThread(2);
  const token = await keyFor(deps, agent);
  const path = `/threads/${threadId}/requirements`;
  const read = async () => (await callApi(path, token)).json<Told>();
  const change = async (requirements: object[], version?: number) => {
    const answer = await callApi(path, token, { method: "PATCH", json: { requirements, version } });
    return { status: answer.status, told: await answer.json<Told>() };
  };
  return { deps, agent, threadId, applicantIds, read, change };
}

test("a program changes requirements, and every candidate is due for a new score", async () => {
  const { deps, threadId, read, change } = await program();
  const { version, requirements } = await read();
  const [first, second] = requirements;
  const { status, told } = await change(
    [
      { id: first!.id, importance: "ignore" },
      { id: second!.id, importance: "must", is_deal_breaker: true },
      { label: "Fermentation", importance: "nice" },
    ],
    version,
  );
  expect([status, told.version, told.rescored]).toEqual([200, version + 1, 2]);
  expect(told.requirements.map(({ id }) => id)).not.toContain(first!.id);
  expect(told.requirements).toContainEqual(
    expect.objectContaining({ id: second!.id, importance: "must", is_deal_breaker: true }),
  );
  expect(told.requirements).toContainEqual(
    expect.objectContaining({ label: "Fermentation", importance: "nice" }),
  );
  const rows = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  expect(rows.map(({ rescoreQueuedAt }) => rescoreQueuedAt !== null)).toEqual([true, true]);
  expect((await read()).version).toBe(version + 1);
  const stale = await change([{ label: "Baking" }], version);
  expect([stale.status, stale.told.code]).toEqual([409, "requirements-changed"]);
});

test("protected criteria, unknown ids, nameless and endless requirements are refused, and nothing changes", async () => {
  const { deps, threadId, read, change } = await program();
  const before = await read();
  const refused = await change([{ label: "Women only" }]);
  expect([refused.status, refused.told.code]).toEqual([400, "criterion-refused"]);
  const renamed = await change([{ id: before.requirements[0]!.id, alternatives: ["No older than 30"] }]);
  expect([renamed.status, renamed.told.code]).toEqual([400, "criterion-refused"]);
  const cases: [requirements: object[], pointer: string][] = [
    [[{ id: "nobody’s", importance: "must" }], "/requirements/0/id"],
    [[{ id: "new:1", importance: "must" }], "/requirements/0/id"],
    [[{ importance: "must" }], "/requirements/0"],
    [[{ label: "x".repeat(200) }], "/requirements/0/label"],
    [[{ label: "English", level: "native" }], "/requirements/0/level"],
    [[], "/requirements"],
  ];
  for (const [requirements, pointer] of cases) {
    const { status, told } = await change(requirements);
    expect([status, told.errors?.map((one) => one.pointer)]).toEqual([422, [pointer]]);
  }
  expect(await read()).toEqual(before);
  const [thread] = await deps.db.shared.select().from(threads).where(eq(threads.id, threadId));
  const stored = (thread!.detailedAnalysis as { requirements: Requirement[] }).requirements;
  expect(JSON.stringify(stored)).not.toMatch(/women|older than/i);
});

test("a seeker's program searches open jobs by a place's name or id, ranked for their résumé", async () => {
  const deps = testDeps();
  const seeker = await searchingSeeker(deps);
  const token = await keyFor(deps, seeker);
  const position = `Q${crypto.randomUUID().slice(0, 8)}`;
  const cook = { title: `Cook ${position}`, musts: ["Experience as a cook", "HACCP"], nices: [] };
  await publish(deps, [fakeJob(cook), fakeJob({ title: `Backend Developer ${position}` })]);
  const search = async (json: object) => {
    const answer = await callApi("/job-searches", token, { method: "POST", json });
    return {
      status: answer.status,
      told: await answer.json<{ code?: string; data?: { job_position: string }[] }>(),
    };
  };
  for (const place of [{ location: "Germany" }, { geo_id: "101282230" }]) {
    const { status, told } = await search({ position, ...place });
    const titles = told.data?.map(({ job_position }) => job_position);
    expect([status, titles]).toEqual([200, [`Backend Developer ${position}`, `Cook ${position}`]]);
  }
  expect((await search({ position, location: "Atlantis" })).told.code).toBe("location-unknown");
  expect((await search({ position })).told.code).toBe("location-missing");
});
