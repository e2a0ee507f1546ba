import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, neverAgainMarks, outbox } from "../../../db/schema";
import { eraseOnRequest } from "../../../workers/domain/applicant-page/requests/answer-request";
import { listRequests } from "../../../workers/domain/applicant-page/requests/list-requests";
import { marksOf } from "../../../workers/domain/applicants/never-again/marks";
import { addThread, createAgent } from "../../support/people/agency";
import { markedApplicant, openLink, uploadResume } from "../../support/people/applicant-page";
import { sessionOf, visit } from "../../support/people/browser-session";
import { post, wordsOf } from "../../support/people/staff";
import { placesOf } from "../../support/places-of";

async function erased(fields: Record<string, string>) {
  const made = await markedApplicant();
  const { deps, agent, applicantId } = made;
  const code = await openLink(deps, { agent, applicantId });
  expect((await post(`/application/${code}`, undefined, { request: "delete", ...fields })).status).toBe(302);
  const { open } = await listRequests(deps, { agent });
  await eraseOnRequest(deps, { agent, requestId: open[0]?.id ?? "" });
  const again = async (by = agent) => {
    const threadId = await addThread(deps, by);
    const id = await uploadResume(deps, { agent: by, threadId, bytes: made.bytes });
    const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
    return row;
  };
  return { ...made, code, again, neverAgain: open[0]?.neverAgain };
}

test("who asks for it with their deletion isn't taken again by that company, and by others is", async () => {
  const { deps, agent, code, email, mark, again, neverAgain } = await erased({ neverAgain: "yes" });
  expect(neverAgain).toBe(true);
  const words = await wordsOf(await visit(`/application/${code}`));
  expect(words).toContain("a keyed hash of your email address and phone number");
  const [mail] = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  expect(mail).toMatchObject({ template: "applicant-erased", data: { neverAgain: true } });
  const row = await again();
  expect(row).toMatchObject({
    ...{ analysisStatus: "failed", failureCode: "never-again", candidateName: null, candidateEmail: null },
    ...{ relevancyScore: null, analysisKey: null },
  });
  expect(await again(await createAgent(deps))).toMatchObject({
    analysisStatus: "completed",
    candidateEmail: email,
  });
  const kept = await deps.db.shared
    .select()
    .from(neverAgainMarks)
    .where(eq(neverAgainMarks.companyId, agent.companyId));
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(mark);
  expect(await placesOf(mark, Date.now())).not.toContain("never_again_marks");
});

test("who doesn't ask for it leaves no mark, and may come again", async () => {
  const { deps, agent, code, again } = await erased({});
  expect(await wordsOf(await visit(`/application/${code}`))).not.toContain("keyed hash");
  expect(await again()).toMatchObject({ analysisStatus: "completed" });
  expect(await deps.db.shared.$count(neverAgainMarks, eq(neverAgainMarks.companyId, agent.companyId))).toBe(
    0,
  );
});

test("a mark is of one company and secret, and a number counts with its name alone", async () => {
  const { deps } = await markedApplicant();
  const person = {
    candidateEmail: "Ada@Example.com",
    candidateName: "Ada Ek",
    candidatePhoneNumbers: ["070-555 01 02"],
  };
  const marks = marksOf(deps, "one", person);
  expect(marks).toHaveLength(2);
  const same = { ...person, candidateEmail: "ada@example.com", candidatePhoneNumbers: ["+46 70 555 01 02"] };
  expect(marksOf(deps, "one", same)).toEqual(marks);
  const sister = { candidateName: "Bo Ek", candidatePhoneNumbers: ["+46 70 555 01 02"] };
  for (const others of [marksOf(deps, "two", person), marksOf(deps, "one", sister)])
    for (const hash of others) expect(marks).not.toContain(hash);
  const otherSecret = { signer: { ...deps.signer, sign: (_: string, text: string) => text } };
  expect(marksOf(otherSecret, "one", person)).not.toEqual(marks);
});

test("a colleague who deletes somebody can leave the mark, too, and the log says so", async () => {
  for (const [intent, neverAgain, state] of [
    ["", "yes", "failed"],
    ["everywhere", "yes", "failed"],
    ["", "", "completed"],
  ] as const) {
    const { deps, agent, threadId, applicantId, bytes } = await markedApplicant();
    const cookie = await sessionOf(deps, agent.userId);
    const path = `/agent/campaigns/${threadId}/candidates/${applicantId}/delete`;
    expect(await wordsOf(await visit(path, { cookie }))).toContain("Don’t take their résumé again");
    expect((await post(path, cookie, { intent, neverAgain })).status).toBe(302);
    expect(await deps.db.shared.$count(applicants, eq(applicants.id, applicantId))).toBe(0);
    const id = await uploadResume(deps, { agent, threadId: await addThread(deps, agent), bytes });
    const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, id));
    expect(row?.analysisStatus).toBe(state);
    const ofCompany = eq(agencyLog.companyId, agent.companyId);
    const lines = await deps.db.shared.select().from(agencyLog).where(ofCompany);
    const isMarked = lines.some(({ action }) => action === "never-again");
    expect(isMarked).toBe(neverAgain === "yes");
  }
});
