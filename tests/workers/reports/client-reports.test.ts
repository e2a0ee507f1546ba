import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import {
  applicants,
  clientReports,
  notifications,
  outbox,
  reportAnswers,
  reportPeople,
  representationConsents,
  threads,
} from "../../../db/schema";
import { erasePerson } from "../../../workers/domain/applicants/erase-person";
import { exportPerson } from "../../../workers/domain/applicants/export-person";
import { DAY } from "../../../workers/domain/day";
import { setNotificationMails } from "../../../workers/domain/notifications/notification-mails";
import { extendReport, withdrawReport } from "../../../workers/domain/reports/change-report";
import { createReport } from "../../../workers/domain/reports/create-report";
import { forgetReports } from "../../../workers/domain/reports/forget-reports";
import { listDisclosures } from "../../../workers/domain/reports/list-disclosures";
import { listReports } from "../../../workers/domain/reports/list-reports";
import { listShortlisted } from "../../../workers/domain/reports/list-shortlisted";
import { prepareReport } from "../../../workers/domain/reports/prepare-report";
import { recordRepresentationConsent } from "../../../workers/domain/reports/record-consent";
import { letterOf } from "../../../workers/domain/reports/report-content";
import { KEPT_DAYS } from "../../../workers/domain/reports/report-limits";
import { tellAnswers } from "../../../workers/domain/reports/tell-answers";
import { withdrawConsent } from "../../../workers/domain/reports/withdraw-consent";
import { createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { shortlistedThread } from "../../support/people/shared-report";
import { post, wordsOf } from "../../support/people/staff";

type Shared = Awaited<ReturnType<typeof shortlistedThread>>;

const GONE = "This page is no longer available";

async function shared(change?: Parameters<Shared["share"]>[0]) {
  const thread = await shortlistedThread();
  await thread.consent();
  const { token, reportId } = await thread.share(change);
  const path = `/client/${token}`;
  const listed = async () => (await listReports(thread.deps, thread.own))[0];
  const personIds = (await listed())?.people.map(({ id }) => id) ?? [];
  return { ...thread, token, reportId, path, listed, personIds };
}

test("nobody is shown without a recorded consent, and each consent keeps when, how and by whom", async () => {
  const { deps, agent, own, applicantIds, consent, share, said } = await shortlistedThread();
  const [first = "", second = ""] = applicantIds;
  await expect(share()).rejects.toMatchObject({ code: "report-consent-missing" });
  expect(await consent([first, second])).toBe(2);
  await expect(share()).rejects.toMatchObject({ code: "report-consent-missing" });
  // Recorded twice is recorded once.
  expect(await consent()).toBe(1);
  expect(await consent()).toBe(0);
  const people = await listShortlisted(deps, own);
  for (const person of people)
    expect(person.consent).toEqual({
      kind: "given",
      way: "phone",
      saidAt: Date.parse(`${said.day}T00:00:00Z`),
      note: null,
      recordedBy: agent.fullName,
    });
  await expect(share()).resolves.toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
  for (const change of [{ day: "2999-01-01" }, { day: "yesterday" }, { way: "telepathy" }])
    await expect(
      recordRepresentationConsent(deps, { ...own, applicantIds, said: { ...said, ...change } }),
    ).rejects.toMatchObject({ status: 400 });
  await expect(deps.db.shared.update(representationConsents).set({ way: "email" })).rejects.toMatchObject({
    cause: { message: expect.stringContaining("stays as it was recorded") },
  });
});

test("a client reads verdicts, words and comments, and nothing that says who someone is", async () => {
  const { deps, path, token, namesOf, agent, applicantIds, threadId } = await shared({
    comment: "All can start in May.",
  });
  const answer = await visit(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  const html = await answer.text();
  expect(html).toContain('name="referrer" content="same-origin"');
  for (const words of [
    "Candidate A",
    "Candidate C",
    agent.companyName,
    "All can start in May.",
    "must-haves",
    "Python",
  ])
    expect(html).toContain(words);
  for (const { name, email } of await namesOf()) {
    expect(html).not.toContain(name);
    expect(html).not.toContain(email);
  }
  for (const words of [
    "Mara",
    "Lind",
    "Nordwind",
    "Chalmers",
    "Gothenburg,",
    "555 01",
    threadId,
    ...applicantIds,
    "relevancy",
  ])
    expect(html).not.toContain(words);
  const stored = await deps.db.shared.select().from(clientReports);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("with names, a client sees name and employer, and still no contact", async () => {
  const { path } = await shared({ isBlind: false });
  const html = await (await visit(path)).text();
  for (const words of ["Mara Lind", "Nordwind Systems"]) expect(html).toContain(words);
  for (const words of ["mara.lind", "555 01"]) expect(html).not.toContain(words);
});

test("a comment that names someone stops a blind page, and passes one with names", async () => {
  const { own, deps, consent, formOf, applicantIds } = await shortlistedThread();
  await consent();
  for (const comment of [
    "Mara Lind is our favourite",
    "Write to mara.lind1@example.com",
    "Six years at Nordwind Systems",
  ]) {
    const people = applicantIds.map((applicantId) => ({ applicantId, comment }));
    for (const form of [formOf({ comment }), formOf({ people })])
      await expect(prepareReport(deps, { ...own, form })).rejects.toMatchObject({ code: "report-names" });
  }
  const named = formOf({ comment: "Mara Lind is our favourite", isBlind: false });
  await expect(prepareReport(deps, { ...own, form: named })).resolves.toMatchObject({ isBlind: false });
});

test("a page stays as it was made when thread, scores and requirements change", async () => {
  const { deps, path, threadId } = await shared();
  const before = await wordsOf(await visit(path));
  await deps.db.shared
    .update(threads)
    .set({ title: "Something else", jobVersion: 9, detailedAnalysis: {} })
    .where(eq(threads.id, threadId));
  await deps.db.shared
    .update(applicants)
    .set({ relevancyScore: 1, currentTitle: "Cook", shortlistedAt: null })
    .where(eq(applicants.threadId, threadId));
  expect(await wordsOf(await visit(path))).toBe(before);
  await expect(deps.db.shared.update(reportPeople).set({ content: {} })).rejects.toThrow();
});

const ends: [string, (report: Awaited<ReturnType<typeof shared>>) => Promise<unknown>][] = [
  ["withdrawn", ({ deps, own, reportId }) => withdrawReport(deps, { ...own, reportId })],
  [
    "expired",
    ({ deps, reportId }) =>
      deps.db.shared
        .update(clientReports)
        .set({ expiresAt: deps.now() - DAY })
        .where(eq(clientReports.id, reportId)),
  ],
  [
    "of someone who took their consent back",
    ({ deps, own, applicantIds, said }) =>
      withdrawConsent(deps, { ...own, applicantId: applicantIds[1] ?? "", said }),
  ],
  [
    "of someone who was erased",
    ({ deps, agent, applicantIds }) => erasePerson(deps, { agent, applicantId: applicantIds[2] ?? "" }),
  ],
];

test.each(ends)("a link that is %s shows and takes nothing, as one that never was", async (_what, end) => {
  const report = await shared();
  const { path, personIds, deps } = report;
  expect((await visit(path)).status).toBe(200);
  await end(report);
  const never = await visit(`/client/${"x".repeat(43)}`);
  const [said, ended] = [await wordsOf(never), await visit(path)];
  expect([never.status, ended.status]).toEqual([404, 404]);
  expect(said).toContain(GONE);
  const withoutReference = (words: string) => words.replace(/Reference: *[\w-]+/, "");
  expect(withoutReference(await wordsOf(ended))).toBe(withoutReference(said));
  const answer = await post(path, undefined, { person: personIds[0] ?? "", answer: "yes" });
  expect(answer.status).toBe(404);
  expect(await deps.db.shared.$count(reportAnswers, eq(reportAnswers.personId, personIds[0] ?? ""))).toBe(0);
});

test("withdrawn consent names the links to make again, and a new consent opens none of them", async () => {
  const { deps, own, path, applicantIds, said, consent, listed, reportId, share } = await shared();
  const [first = ""] = applicantIds;
  const closed = await withdrawConsent(deps, { ...own, applicantId: first, said });
  expect(closed).toEqual([{ title: "Backend Developer", clientName: "Fjordpay" }]);
  expect(await withdrawConsent(deps, { ...own, applicantId: first, said })).toEqual([]);
  expect(await listed()).toMatchObject({ closedBecause: "consent" });
  await expect(share()).rejects.toMatchObject({ code: "report-consent-missing" });
  deps.wait(10);
  expect(await consent([first])).toBe(1);
  expect((await visit(path)).status).toBe(404);
  await expect(extendReport(deps, { ...own, reportId, days: 7 })).rejects.toMatchObject({
    code: "report-over",
  });
  await expect(share()).resolves.toBeDefined();
});

test("consent that is withdrawn while a link is being made leaves no open link", async () => {
  const { deps, own, applicantIds, consent, share, said } = await shortlistedThread();
  await consent();
  const [made] = await Promise.allSettled([
    share(),
    withdrawConsent(deps, { ...own, applicantId: applicantIds[0] ?? "", said }),
  ]);
  if (made.status === "fulfilled") expect((await visit(`/client/${made.value.token}`)).status).toBe(404);
});

test("erasing a person takes what reports, consents and answers hold of them, and the words about all", async () => {
  const { deps, agent, applicantIds, personIds, path, listed, reportId } = await shared({
    comment: "Take the second one.",
  });
  await post(path, undefined, { person: personIds[0] ?? "", answer: "question", words: "Are they free?" });
  const [first = ""] = applicantIds;
  await erasePerson(deps, { agent, applicantId: first });
  const { db } = deps;
  expect(await db.shared.$count(reportPeople, eq(reportPeople.applicantId, first))).toBe(0);
  expect(await db.shared.$count(representationConsents, eq(representationConsents.applicantId, first))).toBe(
    0,
  );
  const gone = (await listed())?.people.map(({ id }) => id) ?? [];
  for (const id of personIds.filter((known) => !gone.includes(known)))
    expect(await db.shared.$count(reportAnswers, eq(reportAnswers.personId, id))).toBe(0);
  const [row] = await db.shared.select().from(clientReports).where(eq(clientReports.id, reportId));
  expect(row).toMatchObject({ comment: null, closedBecause: "erased" });
});

test("views are counted by the hour, without the agency's own and without looks ahead", async () => {
  const { deps, agent, path, personIds, listed } = await shared();
  await visit(path, { cookie: await sessionOf(deps, agent.userId) });
  await visit(path, { headers: { "sec-purpose": "prefetch" } });
  expect(await listed()).toMatchObject({ views: 0, lastViewed: null });
  await visit(path);
  await visit(path);
  // Whoever answers has the page before them: what they are led back to is no second look.
  const answered = await post(path, undefined, { person: personIds[0] ?? "", answer: "yes", words: "" });
  expect((await visit(answered.headers.get("location") ?? "")).status).toBe(200);
  const seen = await listed();
  expect(seen?.views).toBe(2);
  expect((seen?.lastViewed ?? 1) % (60 * 60_000)).toBe(0);
});

test("a client's newest answer counts, older ones stay, and the agency can't answer itself", async () => {
  const { deps, agent, path, personIds, listed } = await shared();
  const [person = "", other = ""] = personIds;
  expect((await post(path, undefined, { person, answer: "yes", words: "" })).status).toBe(302);
  expect((await post(path, undefined, { person, answer: "no", words: "Too far away" })).status).toBe(302);
  expect((await post(path, undefined, { person: other, answer: "question", words: " " })).status).toBe(400);
  expect((await post(path, undefined, { person: other, answer: "maybe" })).status).toBe(400);
  const own = await post(path, await sessionOf(deps, agent.userId), { person, answer: "yes" });
  expect(own.status).toBe(403);
  const answers = (await listed())?.people.find(({ id }) => id === person)?.answers;
  expect(answers?.map(({ answer, words }) => [answer, words])).toEqual([
    ["no", "Too far away"],
    ["yes", null],
  ]);
  expect(await wordsOf(await visit(path))).toContain("Too far away");
  for (let i = 2; i < 20; i++) await post(path, undefined, { person, answer: "yes" });
  expect((await post(path, undefined, { person, answer: "yes" })).status).toBe(429);
});

test("a link takes answers about its own people alone", async () => {
  const [{ path }, { personIds, listed }] = [await shared(), await shared()];
  for (const person of [personIds[0] ?? "", crypto.randomUUID(), ""])
    expect((await post(path, undefined, { person, answer: "yes" })).status).toBe(404);
  expect((await listed())?.people.flatMap(({ answers }) => answers)).toEqual([]);
});

test("answers of ten minutes are told in one mail, once, without names and words", async () => {
  const { deps, agent, path, personIds, reportId } = await shared();
  const [first = "", second = ""] = personIds;
  const mails = () => deps.db.shared.select().from(outbox).where(eq(outbox.userId, agent.userId));
  await setNotificationMails(deps, { agentId: agent.agentId, mails: "at-once" });
  await post(path, undefined, { person: first, answer: "yes" });
  await post(path, undefined, { person: second, answer: "question", words: "Free in May, Mara?" });
  const told = () => deps.db.shared.select().from(notifications).where(eq(notifications.subjectId, reportId));
  expect(await told()).toMatchObject([
    { kind: "client-answers", agentId: agent.agentId, amount: 2, mailAt: null },
  ]);
  expect(JSON.stringify(await told())).not.toMatch(/Mara|May/);
  await tellAnswers(deps);
  expect(await mails()).toHaveLength(0);
  deps.wait(11 * 60_000);
  await tellAnswers(deps);
  await tellAnswers(deps);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: "client-answers", data: { yes: 1, no: 0, questions: 1 } });
  expect(JSON.stringify(mail)).not.toContain("Mara");
  await post(path, undefined, { person: first, answer: "no" });
  await deps.db.shared
    .update(clientReports)
    .set({ answersDueAt: deps.now() })
    .where(eq(clientReports.id, reportId));
  await tellAnswers(deps);
  expect((await mails()).map(({ data }) => data)).toContainEqual(expect.objectContaining({ yes: 0, no: 1 }));
  // Who wants one mail a day reads of it there, and in no other.
  await setNotificationMails(deps, { agentId: agent.agentId, mails: "daily" });
  await post(path, undefined, { person: first, answer: "yes" });
  deps.wait(11 * 60_000);
  await tellAnswers(deps);
  expect(await mails()).toHaveLength(2);
  expect(await told()).toMatchObject([{ amount: 4, mailAt: expect.any(Number) }]);
});

test("another's thread looks missing to everyone, whatever they ask", async () => {
  const { deps, agent, threadId, reportId, applicantIds, formOf, said } = await shared();
  for (const stranger of [await createColleague(deps, agent), await createAgent(deps)]) {
    const own = { agent: stranger, threadId };
    const missing = { code: "campaign-not-found" };
    const [applicantId = ""] = applicantIds;
    await expect(listShortlisted(deps, own)).rejects.toMatchObject(missing);
    await expect(listReports(deps, own)).rejects.toMatchObject(missing);
    await expect(prepareReport(deps, { ...own, form: formOf() })).rejects.toMatchObject(missing);
    await expect(createReport(deps, { ...own, form: formOf(), days: 7 })).rejects.toMatchObject(missing);
    await expect(withdrawReport(deps, { ...own, reportId })).rejects.toMatchObject(missing);
    await expect(extendReport(deps, { ...own, reportId, days: 7 })).rejects.toMatchObject(missing);
    await expect(recordRepresentationConsent(deps, { ...own, applicantIds, said })).rejects.toMatchObject(
      missing,
    );
    await expect(withdrawConsent(deps, { ...own, applicantId, said })).rejects.toMatchObject(missing);
  }
});

test("a report holds shortlisted people of its own thread alone", async () => {
  const [mine, other] = [await shortlistedThread(1), await shortlistedThread(1)];
  await mine.consent();
  await other.consent();
  const people = other.applicantIds.map((applicantId) => ({ applicantId, comment: "" }));
  await expect(mine.share({ people })).rejects.toMatchObject({ code: "candidate-not-found" });
  expect(await mine.consent(other.applicantIds)).toBe(0);
  await expect(mine.share({ people: [] })).rejects.toMatchObject({ code: "report-empty" });
  await expect(mine.share({ clientName: "  " })).rejects.toMatchObject({ code: "report-client-missing" });
});

test("an ended plan makes no link, and a link stays openable to its client until it expires", async () => {
  const { deps, agent, own, formOf, path } = await shared();
  deps.wait(30 * DAY);
  await expect(createReport(deps, { ...own, form: formOf(), days: 7 })).rejects.toMatchObject({
    status: 402,
  });
  expect((await visit(path, { cookie: await sessionOf(deps, agent.userId) })).status).toBe(200);
});

test("reports go half a year after their link has ended", async () => {
  const { deps, reportId } = await shared();
  const count = () => deps.db.shared.$count(clientReports, eq(clientReports.id, reportId));
  await forgetReports(deps);
  expect(await count()).toBe(1);
  await deps.db.shared
    .update(clientReports)
    .set({ expiresAt: deps.now() - KEPT_DAYS * DAY })
    .where(eq(clientReports.id, reportId));
  await forgetReports(deps);
  expect(await count()).toBe(0);
});

test.each([
  [1, "A"],
  [26, "Z"],
  [27, "AA"],
])("person %i of a blind page is Candidate %s", (position, letter) => {
  expect(letterOf(position)).toBe(letter);
});

test("an agency records consent, looks, makes a link and withdraws it on one page", async () => {
  const {
    deps,
    agent,
    threadId,
    applicantIds,
    listed: _none,
    ...rest
  } = { ...(await shortlistedThread()), listed: null };
  const path = `/agent/campaigns/${threadId}/share`;
  const cookie = await sessionOf(deps, agent.userId);
  const send = (fields: Record<string, string>) => {
    const form = new URLSearchParams({
      clientName: "Fjordpay",
      title: "Backend",
      days: "7",
      blind: "on",
      ...fields,
    });
    for (const id of applicantIds) form.append("chosen", id);
    return visit(path, {
      cookie,
      method: "POST",
      body: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  };
  expect(await wordsOf(await visit(path, { cookie }))).toContain("3 people have no recorded consent");
  const early = await send({ intent: "create" });
  expect([early.status, await wordsOf(early)]).toEqual([
    409,
    expect.stringContaining("consented to be represented"),
  ]);
  expect(await wordsOf(await send({ intent: "consent", ...rest.said }))).toContain(
    "Consent is recorded for 3 people.",
  );
  expect(await wordsOf(await send({ intent: "preview" }))).toContain("Candidate C");
  expect(await listReports(deps, rest.own)).toEqual([]);
  const made = await send({ intent: "create" });
  expect(made.headers.get("cache-control")).toBe("no-store");
  const token = /\/client\/([\w-]{43})/.exec(await made.text())?.[1];
  expect((await visit(`/client/${token}`)).status).toBe(200);
  // It is shown once.
  expect(await (await visit(path, { cookie })).text()).not.toContain(token);
  const [report] = await listReports(deps, rest.own);
  await send({ intent: `withdraw:${report?.id}` });
  expect((await visit(`/client/${token}`)).status).toBe(404);
});

test("an applicant's archive says which clients saw them, until when, and what they consented to", async () => {
  const { deps, agent, applicantIds, own, said, consent, share } = await shortlistedThread(1);
  const [applicantId = ""] = applicantIds;
  await consent();
  await share();
  await withdrawConsent(deps, { ...own, applicantId, said });
  const { shownToClients, consentsToRepresent } = await listDisclosures(deps, {
    companyId: agent.companyId,
    applicantId,
  });
  expect(shownToClients).toMatchObject([
    { client: "Fjordpay", position: "Backend Developer", isBlind: true },
  ]);
  expect(consentsToRepresent.map(({ kind, way }) => [kind, way])).toEqual([
    ["given", "phone"],
    ["withdrawn", "phone"],
  ]);
  const { lines } = await exportPerson(deps, { agent, applicantId });
  const parts: Uint8Array[] = [];
  for await (const part of lines) parts.push(part);
  const archive = unzipSync(new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()));
  const [row] = JSON.parse(new TextDecoder().decode(archive["candidate.json"]));
  expect(row).toMatchObject({ shownToClients, consentsToRepresent });
  expect(await listDisclosures(deps, { companyId: "another", applicantId })).toEqual({
    shownToClients: [],
    consentsToRepresent: [],
  });
});
