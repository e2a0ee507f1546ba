import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownPageView } from "../../../app/lib/views/own-page-view";
import { panelView } from "../../../app/lib/views/panel-view";
import {
  agencyLog,
  applicantNotes,
  applicantRequests,
  applicants,
  companies,
  outbox,
  threads,
  verdicts,
} from "../../../db/schema";
import { issueLink, withdrawLink } from "../../../workers/domain/applicant-page/issue-link";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import {
  APPLICANT_LINK_MILLISECONDS,
  REQUEST_MILLISECONDS,
} from "../../../workers/domain/applicant-page/page-limits";
import { listRequests } from "../../../workers/domain/applicant-page/requests/list-requests";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import type { Deps } from "../../../workers/domain/deps";
import { sendMail } from "../../../workers/domain/mail/send-mail";
import { tidyPoolSearch } from "../../../workers/domain/pool/tidy-pool-search";
import { createColleague } from "../../support/people/agency";
import { markedApplicant, markedResume, openLink, uploadResume } from "../../support/people/applicant-page";
import { sessionOf, visit } from "../../support/people/browser-session";
import { post, wordsOf } from "../../support/people/staff";
import { placesOf } from "../../support/places-of";

const GONE = "This page is no longer available";
const pathOf = (code: string) => `/application/${code}`;

function requestsOf(deps: Awaited<ReturnType<typeof markedApplicant>>["deps"], applicantId: string) {
  return deps.db.shared
    .select()
    .from(applicantRequests)
    .where(eq(applicantRequests.applicantId, applicantId));
}

test("a mailed address opens what the agency holds: the panel's figures, and nobody else", async () => {
  const { deps, agent, own, threadId, applicantId, email, name } = await markedApplicant();
  const other = markedResume();
  await uploadResume(deps, { agent, threadId, bytes: other.bytes });
  const colleague = await createColleague(deps, agent);
  const note = `note ${crypto.randomUUID()}`;
  const { companyId, agentId } = colleague;
  await deps.db.shared.insert(applicantNotes).values({ companyId, agentId, applicantId, body: note });
  expect(await issueLink(deps, { ...own, way: "mailed" })).toMatchObject({ code: null });
  const [mail] = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  const code = String(mail?.data?.url).split("/").at(-1) ?? "";
  expect(mail).toMatchObject({ template: "applicant-page", data: { companyName: agent.companyName } });
  const answer = await visit(pathOf(code));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  const html = await answer.text();
  expect(html).toContain('name="referrer" content="same-origin"');
  for (const words of [agent.companyName, name, "Python", "Opt out of scoring", "A person decides"])
    expect(html).toContain(words);
  const [thread] = await deps.db.shared.select().from(threads).where(eq(threads.id, threadId));
  for (const words of [other.mark, note, agent.fullName, thread?.companyName ?? "?", threadId, applicantId])
    expect(html).not.toContain(words);
  const { page } = await openPage(deps, { code });
  const seen = page && ownPageView(page).verdict;
  const panel = panelView(threadId, await openPerson(deps, own)).analysed;
  const figures = (scores: NonNullable<typeof panel>["scores"] | undefined) =>
    JSON.stringify(scores?.map(({ value, parts }) => [value, parts.map(({ reason: _, ...part }) => part)]));
  expect(seen?.scores.length).toBe(5);
  expect(figures(seen?.scores)).toBe(figures(panel?.scores));
  const answers = (gates: NonNullable<typeof panel>["gates"] | undefined) =>
    JSON.stringify(gates?.map(({ label, result }) => [label, result]));
  expect(answers(seen?.gates)).toBe(answers(panel?.gates));
  expect(seen?.confidence).toBe(panel?.confidence);
});

test("an address that ended, was withdrawn, replaced or never made is no page, and takes no request", async () => {
  const { deps, agent, own, applicantId } = await markedApplicant();
  const closed = async (code: string) => {
    for (const answer of [
      await visit(pathOf(code)),
      await post(pathOf(code), undefined, { request: "delete" }),
    ]) {
      expect(answer.status).toBe(404);
      expect(await wordsOf(answer)).toContain(GONE);
    }
  };
  const first = await openLink(deps, { agent, applicantId });
  const { code: second } = await issueLink(deps, { ...own, way: "printed" });
  expect((await visit(pathOf(second?.toLowerCase() ?? ""))).status).toBe(200);
  await closed(first);
  await withdrawLink(deps, own);
  await closed(second ?? "");
  await closed("ABCD-EFGH-2345-6789-ABCD-EFGH");
  await closed("x");
  const third = await openLink(deps, { agent, applicantId });
  deps.wait(APPLICANT_LINK_MILLISECONDS + 1);
  await expect(openPage(deps, { code: third })).rejects.toMatchObject({ code: "page-gone" });
  expect(await requestsOf(deps, applicantId)).toEqual([]);
});

test("a code that is typed opens its page, and another is refused in words", async () => {
  const { deps, own } = await markedApplicant();
  const { code } = await issueLink(deps, { ...own, way: "printed" });
  const typed = code?.toLowerCase().replaceAll("-", " ") ?? "";
  const answer = await post("/application", undefined, { code: typed });
  expect((await visit(answer.headers.get("location") ?? "")).status).toBe(200);
  const refused = await post("/application", undefined, { code: "2222-2222-2222-2222-2222-2222" });
  expect(await wordsOf(refused)).toContain("This isn’t one of our codes");
});

test("blind review: no code to print, printed pages close, and requests come without who asks", async () => {
  const { deps, agent, own, applicantId, name, mark } = await markedApplicant();
  const printed = await openLink(deps, { agent, applicantId, way: "printed" });
  const mailed = await openLink(deps, { agent, applicantId });
  await deps.db.shared.update(companies).set({ blindReview: true }).where(eq(companies.id, agent.companyId));
  const blind = { ...agent, blindReview: true };
  await expect(issueLink(deps, { ...own, agent: blind, way: "printed" })).rejects.toMatchObject({
    code: "blind-closed",
  });
  expect((await visit(pathOf(printed))).status).toBe(404);
  const asked = await post(pathOf(mailed), undefined, { request: "ask", words: `I am ${name}, read again.` });
  expect(asked.status).toBe(302);
  const { open } = await listRequests(deps, { agent: blind });
  expect(open).toHaveLength(1);
  expect(JSON.stringify(open).toLowerCase()).not.toContain(mark);
  expect(open[0]?.words).toContain("[hidden]");
  const cookie = await sessionOf(deps, agent.userId);
  const page = await (
    await visit(`/agent/campaigns/${own.threadId}/candidates/${applicantId}/page`, { cookie })
  ).text();
  expect(page.toLowerCase()).not.toContain(mark);
});

test("a correction is scored again by the words of the file, and both results stay", async () => {
  const { deps, agent, applicantId, mark } = await markedApplicant();
  const code = await openLink(deps, { agent, applicantId });
  const { page } = await openPage(deps, { code });
  const send = (fields: Record<string, string>) =>
    post(pathOf(code), undefined, { intent: "correct", kind: "experience", entry: "0", ...fields });
  const job = {
    title: "Backend Developer",
    company: `${mark} Systems`,
    location: "",
    start: "2019-01",
    end: "",
  };
  const [title = "", start = ""] = ["Principal Astronaut", "1999"];
  const at = { factsVersion: String(page?.factsVersion) };
  for (const wrong of [{ title }, { start }])
    expect(await wordsOf(await send({ ...job, ...at, ...wrong }))).toContain("don’t stand in your résumé");
  const [before] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  const saved = await send({ ...job, ...at, end: "2019" });
  expect(saved.headers.get("location")).toContain("asked=corrected");
  const [after] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  expect([after?.rescoreQueuedAt, after?.analysisStatus]).toEqual([null, "completed"]);
  expect(after?.experienceMonths).toBeLessThan(before?.experienceMonths ?? 0);
  const made = await deps.db.shared.select().from(verdicts).where(eq(verdicts.applicantId, applicantId));
  expect(new Set(made.map(({ objectKey }) => objectKey))).toEqual(
    new Set([before?.analysisKey, after?.analysisKey]),
  );
  expect(new Set(made.map(({ inputHash }) => inputHash)).size).toBe(2);
  // What was seen before the correction isn't corrected any more.
  expect(await wordsOf(await send({ ...job, ...at, end: "2018" }))).not.toContain("scored again: relevancy");
  expect(await requestsOf(deps, applicantId)).toMatchObject([{ kind: "correct", answeredAt: null }]);
  const { page: now } = await openPage(deps, { code });
  expect(now?.verdicts.map(({ score }) => score)).toEqual([before?.relevancyScore, after?.relevancyScore]);
  expect(await wordsOf(await visit(pathOf(code)))).toContain("Corrected by you");
  const undone = await post(pathOf(code), undefined, {
    ...{ intent: "undo", at: "0", factsVersion: String(now?.factsVersion) },
  });
  expect(undone.status).toBe(302);
  const [last] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  expect([last?.relevancyScore, last?.experienceMonths, last?.corrections]).toEqual([
    before?.relevancyScore,
    before?.experienceMonths,
    null,
  ]);
});

test("requests have thirty days, are late from then on, and are answered once, by any colleague but a viewer", async () => {
  const { deps, agent, applicantId, email } = await markedApplicant();
  const code = await openLink(deps, { agent, applicantId });
  const [colleague, viewer] = [
    await createColleague(deps, agent),
    await createColleague(deps, agent, "viewer"),
  ];
  expect(await wordsOf(await post(pathOf(code), undefined, { request: "ask", words: " " }))).toContain(
    "Please write what a person should look at",
  );
  await post(pathOf(code), undefined, { request: "object", words: "I know the team." });
  expect(await wordsOf(await post(pathOf(code), undefined, { request: "object" }))).toContain(
    "asked for this already",
  );
  const [request] = await requestsOf(deps, applicantId);
  expect((request?.dueAt ?? 0) - (request?.createdAt ?? 0)).toBe(REQUEST_MILLISECONDS);
  const cookie = await sessionOf(deps, colleague.userId);
  const inbox = await wordsOf(await visit("/agent/requests", { cookie }));
  for (const words of ["Objection", "I know the team.", "Due by"]) expect(inbox).toContain(words);
  expect(inbox).not.toContain("is late");
  await deps.db.shared
    .update(applicantRequests)
    .set({ dueAt: Date.now() - 1 })
    .where(eq(applicantRequests.id, request?.id ?? ""));
  expect(await wordsOf(await visit("/agent/requests", { cookie }))).toContain("1 request is late.");
  const fields = { id: request?.id ?? "", intent: "answer", answer: "Jo reads it, not the score." };
  const theirs = await sessionOf(deps, viewer.userId);
  expect((await visit("/agent/requests", { cookie: theirs })).status).toBe(403);
  expect((await post("/agent/requests", theirs, fields)).status).toBe(403);
  expect((await post("/agent/requests", cookie, fields)).status).toBe(302);
  expect(await wordsOf(await post("/agent/requests", cookie, fields))).toContain("answered already");
  const page = await wordsOf(await visit(pathOf(code)));
  expect(page).toContain("Jo reads it, not the score.");
  expect(page).not.toContain(colleague.fullName);
  const mails = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  expect(mails.map(({ template }) => template).sort()).toEqual([
    "applicant-request-answered",
    "applicant-request-received",
  ]);
  const lines = await deps.db.shared
    .select({ action: agencyLog.action, agentId: agencyLog.agentId })
    .from(agencyLog)
    .where(and(eq(agencyLog.applicantId, applicantId), eq(agencyLog.companyId, agent.companyId)));
  expect(lines).toEqual(
    expect.arrayContaining([
      { action: "request-made", agentId: null },
      { action: "request-answered", agentId: colleague.agentId },
    ]),
  );
});

test("a deletion that was asked for leaves no word of the person anywhere, and a receipt for both sides", async () => {
  const since = Date.now() - 60_000;
  const { deps, agent, own, applicantId, email, mark } = await markedApplicant();
  // The same person in a colleague's thread, and somebody else's page.
  const colleague = await createColleague(deps, agent);
  const twice = await markedApplicant(colleague);
  await deps.db.shared
    .update(applicants)
    .set({ candidateEmail: email })
    .where(eq(applicants.id, twice.applicantId));
  await issueLink(deps, { ...own, way: "mailed" });
  const [mail] = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  const code = String(mail?.data?.url).split("/").at(-1) ?? "";
  await post(pathOf(code), undefined, { request: "object", words: `I, ${mark}, object.` });
  await post(pathOf(code), undefined, { request: "delete", words: `${mark} says goodbye` });
  const requests = await requestsOf(deps, applicantId);
  const wish = requests.find(({ kind }) => kind === "delete");
  expect((await placesOf(mark, since)).length).toBeGreaterThan(3);
  const cookie = await sessionOf(deps, colleague.userId);
  const done = await post("/agent/requests", cookie, { id: wish?.id ?? "", intent: "erase" });
  expect(done.headers.get("location")).toContain("notice=erased");
  const tomorrow = { ...deps, now: () => deps.now() + 24 * 60 * 60_000 };
  for (let minute = 0; minute < 20; minute++) await tidyPoolSearch(tomorrow);
  expect(await placesOf(mark, since)).toEqual(["outbox"]);
  expect(await placesOf(twice.mark, since)).toEqual([]);
  const receipt = await wordsOf(await visit(pathOf(code)));
  for (const words of ["Your data was deleted", wish?.number ?? "?", agent.companyName])
    expect(receipt).toContain(words);
  const [last] = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  expect(last).toMatchObject({ template: "applicant-erased", data: { number: wish?.number } });
  await sendByProvider(deps, last?.id ?? "");
  expect(await placesOf(mark, since)).toEqual([]);
  const left = await deps.db.shared
    .select()
    .from(applicantRequests)
    .where(eq(applicantRequests.companyId, agent.companyId));
  expect(
    left.map(({ kind, words, applicantId: who, outcome }) => [kind, words, who, outcome]).sort(),
  ).toEqual([
    ["delete", null, null, "done"],
    ["object", null, null, "erased"],
  ]);
  const mine = await deps.db.shared
    .select()
    .from(outbox)
    .where(eq(outbox.template, "applicant-erased-agency"));
  expect(mine.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ number: wish?.number, places: 2 }),
  );
});

/** As where a provider sends mail. The queue may have sent it already, or be about to: a lease keeps it away. */
async function sendByProvider(deps: Deps, mailId: string) {
  const leaseEndsAt = deps.now() + 60 * 60_000;
  await deps.db.shared
    .update(outbox)
    .set({ status: "queued", leaseEndsAt, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, mailId));
  await sendMail({ ...deps, now: () => leaseEndsAt, site: { ...deps.site, storesMails: false } }, { mailId });
}
