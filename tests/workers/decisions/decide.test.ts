import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, decisions, verdicts } from "../../../db/schema";
import { checkLog } from "../../../workers/domain/agency-log/check-log";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { decide, type Move } from "../../../workers/domain/decisions/decide";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import { getHistory } from "../../../workers/domain/decisions/person-history";
import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import { saveStageSettings } from "../../../workers/domain/decisions/stage-settings";
import { defaultStageNames, stages } from "../../../workers/domain/decisions/stages";
import { takeBack } from "../../../workers/domain/decisions/take-back";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import {
  deleteOldVerdicts,
  RETENTION_MILLISECONDS,
} from "../../../workers/domain/verdicts/delete-old-verdicts";
import { createAgent, createColleague } from "../../support/people/agency";
import { scoredThread } from "../../support/people/scored-thread";
import { postponeOthers } from "../../support/postpone";

type Set = Awaited<ReturnType<typeof scoredThread>>;

function moveTo({ deps, agent, threadId }: Set, move: Move) {
  return decide(deps, { agent, threadId, move });
}

async function open({ deps, agent, threadId }: Set, applicantId: string) {
  return openPerson(deps, { agent, threadId, applicantId });
}

async function stageOf({ deps }: Set, id: string) {
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
  return row && { stage: row.stage, isListed: row.shortlistedAt !== null, verdict: row.shortlistedVerdictId };
}

function linesOf({ deps, agent }: Set) {
  return deps.db.shared
    .select()
    .from(agencyLog)
    .where(eq(agencyLog.companyId, agent.companyId))
    .orderBy(asc(agencyLog.number));
}

test("a decision names who, when, from where and on which result, and is in the log", async () => {
  const set = await scoredThread(1);
  const { deps, agent, threadId, applicantIds } = set;
  const [id = ""] = applicantIds;
  const [verdict] = await deps.db.shared.select().from(verdicts).where(eq(verdicts.applicantId, id));
  await moveTo(set, { applicantIds: [id], stage: "interview", comment: "  Calls on Monday. " });
  expect(await stageOf(set, id)).toEqual({ stage: "interview", isListed: true, verdict: verdict?.id });
  const [line] = await deps.db.shared.select().from(decisions).where(eq(decisions.applicantId, id));
  expect(line).toMatchObject({
    ...{ threadId, agentId: agent.agentId, previousStage: "new", stage: "interview" },
    ...{ reason: null, comment: "Calls on Monday.", verdictId: verdict?.id },
  });
  expect((await linesOf(set)).at(-1)).toMatchObject({
    ...{ action: "decided", applicantId: id, verdictId: verdict?.id, agentId: agent.agentId },
    detail: { from: "new", to: "interview" },
  });
});

test("a no needs a reason of the list and a panel that was opened by the one who says it", async () => {
  const set = await scoredThread(2);
  const { deps, agent, applicantIds } = set;
  const [first = "", second = ""] = applicantIds;
  const no = (ids: string[], reason?: string) =>
    moveTo(set, { applicantIds: ids, stage: "rejected", reason: reason ?? null });
  await expect(no([first])).rejects.toMatchObject({ code: "reason-required" });
  await expect(no([first], "too-old")).rejects.toMatchObject({ code: "reason-unknown" });
  await expect(no([first], "experience")).rejects.toMatchObject({ code: "not-opened" });
  await open(set, first);
  // Two of them: who was read is turned down, the other one is named.
  const outcome = await no([first, second], "experience");
  expect(outcome.moved.map(({ id }) => id)).toEqual([first]);
  expect(outcome.unopened.map(({ id }) => id)).toEqual([second]);
  expect(await stageOf(set, first)).toMatchObject({ stage: "rejected", isListed: false });
  expect(await stageOf(set, second)).toMatchObject({ stage: "new" });
  const [item] = await getHistory(deps, { companyId: agent.companyId, applicantId: first });
  expect(item).toMatchObject({ kind: "decision", to: "rejected", reason: "experience", by: "Ada Berg" });
  expect((await linesOf(set)).at(-1)?.detail).toEqual({ from: "new", to: "rejected", reason: "experience" });
});

test("the database itself refuses a no without a reason, a stage that isn't theirs, and any change of a line", async () => {
  const set = await scoredThread(1);
  const { deps, agent, threadId, applicantIds } = set;
  const [applicantId = ""] = applicantIds;
  const { companyId, agentId } = agent;
  const line = { companyId, threadId, agentId, applicantId, groupId: "g" };
  const add = (given: Partial<typeof decisions.$inferInsert>) =>
    deps.db.shared
      .insert(decisions)
      .values({ ...line, previousStage: "new", stage: "offer", ...given })
      .run();
  const cause = (text: string) => ({
    cause: expect.objectContaining({ message: expect.stringContaining(text) }),
  });
  await expect(add({ stage: "rejected" })).rejects.toMatchObject(cause("a no has a reason"));
  await expect(add({ reason: "pay" })).rejects.toMatchObject(cause("a no has a reason"));
  await expect(add({ previousStage: "hired" })).rejects.toMatchObject(cause("the stage has changed"));
  const other = await createAgent(deps);
  await expect(add({ companyId: other.companyId })).rejects.toMatchObject(cause("the stage has changed"));
  await moveTo(set, { applicantIds, stage: "shortlisted" });
  for (const change of [{ stage: "hired" as const }, { agentId: "x" }, { comment: "x" }, { createdAt: 1 }])
    await expect(deps.db.shared.update(decisions).set(change).run()).rejects.toMatchObject(
      cause("decisions are not changed"),
    );
  await expect(deps.db.shared.delete(decisions).run()).rejects.toMatchObject(cause("not deleted"));
  await expect(deps.db.shared.update(agencyLog).set({ action: "x" }).run()).rejects.toMatchObject(
    cause("the agency log is not changed"),
  );
  await expect(deps.db.shared.delete(agencyLog).run()).rejects.toMatchObject(cause("not deleted"));
});

test("many are moved by one act and taken back by one Undo; who was moved again since stays", async () => {
  const set = await scoredThread(3);
  const { deps, agent, threadId, applicantIds } = set;
  const [first = "", second = "", third = ""] = applicantIds;
  await open(set, third);
  await moveTo(set, { applicantIds: [third], stage: "rejected", reason: "pay" });
  const { groupId, moved } = await moveTo(set, { applicantIds, stage: "interview" });
  expect(moved).toHaveLength(3);
  await moveTo(set, { applicantIds: [second], stage: "offer" });
  expect(await takeBack(deps, { agent, threadId, groupId: groupId ?? "" })).toBe(2);
  expect(await stageOf(set, first)).toMatchObject({ stage: "new", isListed: false });
  expect(await stageOf(set, second)).toMatchObject({ stage: "offer", isListed: true });
  expect(await stageOf(set, third)).toMatchObject({ stage: "rejected", isListed: false });
  await expect(takeBack(deps, { agent, threadId, groupId: groupId ?? "" })).rejects.toMatchObject({
    code: "nothing-to-take-back",
  });
  const [newest] = await getHistory(deps, { companyId: agent.companyId, applicantId: third });
  expect(newest).toMatchObject({ kind: "decision", undo: true, reason: "pay", from: "interview" });
});

test("another agent's act is not theirs to take back, and a foreign person is not found", async () => {
  const set = await scoredThread(1);
  const { deps, threadId, applicantIds, agent } = set;
  const { groupId } = await moveTo(set, { applicantIds, stage: "offer" });
  for (const stranger of [await createColleague(deps, agent), await createAgent(deps)]) {
    await expect(takeBack(deps, { agent: stranger, threadId, groupId: groupId ?? "" })).rejects.toMatchObject(
      { code: "nothing-to-take-back" },
    );
    await expect(
      decide(deps, { agent: stranger, threadId, move: { applicantIds, stage: "hired" } }),
    ).rejects.toMatchObject({ code: "candidate-not-found" });
  }
  expect(await stageOf(set, applicantIds[0] ?? "")).toMatchObject({ stage: "offer" });
});

test("moves at the same moment leave one line after another, and an agent who saw another stage is told", async () => {
  const set = await scoredThread(1);
  const { deps, agent, applicantIds } = set;
  const [id = ""] = applicantIds;
  const all = ["shortlisted", "interview", "offer", "hired"] as const;
  await Promise.all(all.map((stage) => moveTo(set, { applicantIds, stage })));
  const history = await getHistory(deps, { companyId: agent.companyId, applicantId: id });
  const lines = history.flatMap((item) => (item.kind === "decision" ? [item] : [])).reverse();
  expect(lines).toHaveLength(4);
  expect(lines.map(({ from }) => from)).toEqual(["new", ...lines.slice(0, -1).map(({ to }) => to)]);
  expect((await stageOf(set, id))?.stage).toBe(lines.at(-1)?.to);
  await expect(
    moveTo(set, { applicantIds, stage: "rejected", reason: "pay", seen: "new" }),
  ).rejects.toMatchObject({
    code: "stage-changed",
  });
  expect(await checkLog(deps, { companyId: agent.companyId })).toMatchObject({ brokenAt: null });
});

test("the star stands for the shortlist, and isn't taken from someone who is past it", async () => {
  const set = await scoredThread(1);
  const { deps, agent, threadId, applicantIds } = set;
  const [applicantId = ""] = applicantIds;
  const star = (shortlisted: boolean) =>
    shortlistApplicant(deps, { agent, threadId, applicantId, shortlisted });
  await star(true);
  await star(true);
  await star(false);
  await star(false);
  expect(await stageOf(set, applicantId)).toEqual({ stage: "new", isListed: false, verdict: null });
  const history = await getHistory(deps, { companyId: agent.companyId, applicantId });
  expect(history).toHaveLength(2);
  await moveTo(set, { applicantIds, stage: "offer" });
  await expect(star(false)).rejects.toMatchObject({ code: "stage-changed" });
  expect(await stageOf(set, applicantId)).toMatchObject({ stage: "offer", isListed: true });
});

test("nobody, too many, too long and an unknown person are refused", async () => {
  const set = await scoredThread(1);
  const { applicantIds } = set;
  const cases: [Move, string][] = [
    [{ applicantIds: [], stage: "offer" }, "nobody-chosen"],
    [{ applicantIds: Array.from({ length: 101 }, String), stage: "offer" }, "too-many-chosen"],
    [{ applicantIds, stage: "offer", comment: "x".repeat(1001) }, "comment-too-long"],
    [{ applicantIds: ["nobody"], stage: "offer" }, "candidate-not-found"],
  ];
  for (const [move, code] of cases) await expect(moveTo(set, move)).rejects.toMatchObject({ code });
});

test("an erased person leaves lines without whom and what; the log tells that they were erased", async () => {
  const set = await scoredThread(2);
  const { deps, agent, threadId, applicantIds } = set;
  const [first = ""] = applicantIds;
  await moveTo(set, { applicantIds, stage: "shortlisted", comment: "Mara Lindqvist was charming" });
  await deleteApplicant(deps, { agent, applicantId: first, threadId });
  const ofThread = () => deps.db.shared.select().from(decisions).where(eq(decisions.threadId, threadId));
  expect((await ofThread()).map(({ applicantId, comment }) => [applicantId, comment !== null])).toEqual(
    expect.arrayContaining([
      [null, false],
      [applicantIds[1], true],
    ]),
  );
  expect((await linesOf(set)).at(-1)).toMatchObject({ action: "erased", applicantId: first });
  await deleteThread(deps, { agent, threadId });
  expect((await ofThread()).every(({ applicantId, comment }) => !applicantId && !comment)).toBe(true);
  expect((await linesOf(set)).at(-1)).toMatchObject({ action: "thread-deleted", threadId });
  expect(await checkLog(deps, { companyId: agent.companyId })).toMatchObject({ brokenAt: null });
});

test("a result on which a decision rests outlives its six months", async () => {
  const set = await scoredThread(1);
  const { deps, applicantIds } = set;
  await postponeOthers(deps);
  const [id = ""] = applicantIds;
  await moveTo(set, { applicantIds, stage: "offer" });
  await moveTo(set, { applicantIds, stage: "new" });
  const old = { analysisKey: "elsewhere" };
  await deps.db.shared.update(applicants).set(old).where(eq(applicants.id, id));
  const later = deps.now() + RETENTION_MILLISECONDS + 1;
  await deleteOldVerdicts({ ...deps, now: () => later });
  expect(await deps.db.shared.select().from(verdicts).where(eq(verdicts.applicantId, id))).toHaveLength(1);
});

test("a company names and orders its stages and sets its reasons; what the law protects is refused as one", async () => {
  const set = await scoredThread(1);
  const { deps, agent, applicantIds } = set;
  const [id = ""] = applicantIds;
  const named = [...stages].reverse().map((stage) => ({ stage, name: `${defaultStageNames[stage]}!` }));
  const save = (reasons: { code: string | null; label: string }[], list = named) =>
    saveStageSettings(deps, { agent, edits: { stages: list, reasons } });
  const own = { code: null, label: "No forklift licence yet" };
  await expect(
    save([own, { code: null, label: "Candidates over 50 are not considered" }]),
  ).rejects.toMatchObject({
    code: "criterion-refused",
  });
  await expect(save([])).rejects.toMatchObject({ code: "stages-invalid" });
  await expect(save([own], named.slice(1))).rejects.toMatchObject({ code: "stages-invalid" });
  await save([own]);
  await open(set, id);
  const no = (reason: string) => moveTo(set, { applicantIds, stage: "rejected", reason });
  await expect(no("pay")).rejects.toMatchObject({ code: "reason-unknown" });
});
