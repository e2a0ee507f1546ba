import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, companies, deletionRequests, threads } from "../../../db/schema";
import { makeRequest } from "../../../workers/domain/applicant-page/make-request";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import { eraseOnRequest } from "../../../workers/domain/applicant-page/requests/answer-request";
import { listRequests } from "../../../workers/domain/applicant-page/requests/list-requests";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { erasePerson } from "../../../workers/domain/applicants/erase-person";
import { eraseRetained } from "../../../workers/domain/applicants/retention/erase-retained";
import { endHold, getHold, holdPerson } from "../../../workers/domain/applicants/retention/hold-person";
import { eraseUser } from "../../../workers/domain/privacy/erase-user";
import { planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { markedApplicant, openLink, uploadResume } from "../../support/people/applicant-page";
import { sessionOf, visit } from "../../support/people/browser-session";
import { post, wordsOf } from "../../support/people/staff";

const DAY = 24 * 60 * 60 * 1000;
const WHY = { reason: "claim", words: "Their claim for unequal treatment, file 12." };

async function heldPerson() {
  const made = await markedApplicant();
  const { deps, agent, own, applicantId, bytes } = made;
  await holdPerson(deps, { ...own, ...WHY });
  // Uploaded after the hold, into another job thread: the same person.
  const otherThread = await addThread(deps, agent);
  const otherId = await uploadResume(deps, { agent, threadId: otherThread, bytes });
  const isThere = async (id: string) =>
    (await deps.db.shared.$count(applicants, eq(applicants.id, id))) === 1;
  return { ...made, otherThread, otherId, isThere, ids: [applicantId, otherId] };
}

test("who is on legal hold is erased by nothing, in no job thread, until it ends", async () => {
  const { deps, agent, own, threadId, applicantId, otherId, otherThread, isThere } = await heldPerson();
  await deps.db.shared.update(companies).set({ retentionDays: 30 }).where(eq(companies.id, agent.companyId));
  const held = { code: "person-held" };
  await expect(deleteApplicant(deps, own)).rejects.toMatchObject(held);
  await expect(erasePerson(deps, own)).rejects.toMatchObject(held);
  await expect(
    deleteApplicant(deps, { agent, threadId: otherThread, applicantId: otherId }),
  ).rejects.toMatchObject(held);
  for (const id of [threadId, otherThread])
    await expect(deleteThread(deps, { agent, threadId: id })).rejects.toMatchObject({ code: "thread-held" });
  deps.wait(40 * DAY);
  await eraseRetained(deps);
  expect([await isThere(applicantId), await isThere(otherId)]).toEqual([true, true]);
  await endHold(deps, own);
  await eraseRetained(deps);
  expect([await isThere(applicantId), await isThere(otherId)]).toEqual([false, false]);
  const lines = await deps.db.shared
    .select({ action: agencyLog.action, by: agencyLog.agentId, detail: agencyLog.detail })
    .from(agencyLog)
    .where(eq(agencyLog.applicantId, applicantId));
  expect(lines).toContainEqual({ action: "held", by: agent.agentId, detail: { reason: "claim" } });
  expect(lines).toContainEqual({ action: "hold-ended", by: agent.agentId, detail: null });
  expect(JSON.stringify(lines)).not.toContain("unequal");
});

test("the inbox says that a person who wants to be deleted is on hold, and their page that they are kept", async () => {
  const { deps, agent, applicantId, otherId, isThere } = await heldPerson();
  const code = await openLink(deps, { agent, applicantId });
  await makeRequest(deps, { code, kind: "delete", words: "" });
  const { open } = await listRequests(deps, { agent });
  expect(open).toMatchObject([{ kind: "delete", person: { isHeld: true } }]);
  const inbox = await wordsOf(
    await visit("/agent/requests", { cookie: await sessionOf(deps, agent.userId) }),
  );
  expect(inbox).toContain("This person is on legal hold, so they can’t be erased.");
  expect(inbox).not.toContain("Erase for good");
  const requestId = open[0]?.id ?? "";
  await expect(eraseOnRequest(deps, { agent, requestId })).rejects.toMatchObject({ code: "person-held" });
  expect(await isThere(applicantId)).toBe(true);
  expect((await listRequests(deps, { agent })).open).toHaveLength(1);
  const { page } = await openPage(deps, { code });
  expect(page).toMatchObject({ isHeld: true, keptUntil: null });
  const otherCode = await openLink(deps, { agent, applicantId: otherId });
  const other = await openPage(deps, { code: otherCode });
  expect(other.page).toMatchObject({ isHeld: true, keptUntil: null });
  const words = await wordsOf(await visit(`/application/${code}`));
  expect(words).toContain("Kept for as long as the agency needs it for a legal reason");
  expect(words).not.toContain("unequal");
});

test("a hold wants a reason and words, a colleague who may work, and says nothing under blind review", async () => {
  const { deps, agent, own, threadId, applicantId } = await markedApplicant();
  const viewer = await createColleague(deps, agent, "viewer");
  for (const wrong of [
    { reason: "claim", words: " " },
    { reason: "toString", words: "x" },
    { reason: "law", words: "x".repeat(501) },
  ])
    await expect(holdPerson(deps, { ...own, ...wrong })).rejects.toMatchObject({ code: "hold-no-words" });
  await expect(holdPerson(deps, { ...own, ...WHY, agent: viewer })).rejects.toMatchObject({
    code: "viewer-only",
  });
  const stranger = await createAgent(deps);
  await expect(getHold(deps, { ...own, agent: stranger })).rejects.toMatchObject({
    code: "candidate-not-found",
  });
  const cookie = await sessionOf(deps, agent.userId);
  const path = `/agent/campaigns/${threadId}/candidates/${applicantId}`;
  expect(
    await wordsOf(await post(`${path}/hold`, cookie, { intent: "hold", reason: "law", words: "" })),
  ).toContain("Please choose why");
  expect((await post(`${path}/hold`, cookie, { intent: "hold", ...WHY })).status).toBe(302);
  expect(await wordsOf(await visit(path, { cookie }))).toContain("On legal hold since");
  expect(await getHold(deps, own)).toMatchObject(WHY);
  const blind = { ...agent, blindReview: true };
  expect(await getHold(deps, { ...own, agent: blind })).toMatchObject({ reason: "claim", words: null });
});

test("a company doesn't end with its last owner while it holds somebody, and says in which job threads", async () => {
  const { deps, agent, own, threadId } = await heldPerson();
  const [thread] = await deps.db.shared.select().from(threads).where(eq(threads.id, threadId));
  const refused = { code: "company-holds", message: expect.stringContaining(thread?.title ?? "none") };
  await expect(planDeletion(deps, agent)).rejects.toMatchObject(refused);
  const cookie = await sessionOf(deps, agent.userId);
  const words = await wordsOf(await visit("/agent/account?delete", { cookie }));
  expect(words).toContain("Your company can’t end now: somebody is on legal hold in");

  // Held once the deletion is planned: it waits, and is carried out when nobody is held any more.
  await endHold(deps, own);
  const { dueAt } = await planDeletion(deps, agent);
  await holdPerson(deps, { ...own, ...WHY });
  deps.wait(dueAt - deps.now() + 1000);
  const [request] = await deps.db.shared
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, agent.userId));
  const requestId = request?.id ?? "";
  await expect(eraseUser(deps, { requestId })).rejects.toMatchObject(refused);
  const isActive = async () =>
    (await deps.db.shared.select().from(companies).where(eq(companies.id, agent.companyId)))[0]?.isActive;
  expect(await isActive()).toBe(true);
  await endHold(deps, own);
  expect(await eraseUser(deps, { requestId })).toBe(true);
  expect(await isActive()).toBe(false);
});

test("who isn't their company's only owner goes, whomever it holds", async () => {
  const { deps, agent } = await heldPerson();
  const colleague = await createColleague(deps, agent);
  expect(await planDeletion(deps, colleague)).toMatchObject({ number: expect.any(String) });
});
