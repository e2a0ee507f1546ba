import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  agents,
  applicants,
  auditLog,
  batches,
  companies,
  contactMessages,
  deletionRequests,
  outbox,
  resumes,
  sessions,
  subscriptions,
  users,
} from "../../../db/schema";
import { prepareMail } from "../../../workers/domain/mail/prepare-mail";
import {
  activateCompany,
  deactivateCompany,
} from "../../../workers/domain/staff/agencies/set-company-active";
import { answerMessage, markAnswered } from "../../../workers/domain/staff/content/answer-message";
import { resendMail } from "../../../workers/domain/staff/failures/resend-mail";
import { retryFailedApplicants } from "../../../workers/domain/staff/failures/retry-failed-applicants";
import { retryFailedResume } from "../../../workers/domain/staff/failures/retry-failed-resume";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import {
  auditTrailOf,
  createPerson,
  createStaff,
  expectAllOrNothing,
  post,
  wordsOf,
} from "../../support/people/staff";

const DAY = 24 * 60 * 60 * 1000;
/** First on a page whose oldest rows come first, and on one whose newest do, whatever other tests left. */
const [OLDEST, NEWEST] = [1000, Date.UTC(2200, 0)];
const deps = testDeps();
const db = deps.db.shared;

/** Another agent of the same company. */
async function addColleague(companyId: string, status: typeof agents.$inferSelect.status) {
  const { userId, email } = await createPerson(deps);
  const agentId = crypto.randomUUID();
  await db.insert(agents).values({ id: agentId, userId, companyId, status });
  return { userId, agentId, email };
}

async function companyState(companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const people = await db.select().from(agents).where(eq(agents.companyId, companyId)).orderBy(agents.id);
  const mails = await db
    .select({ template: outbox.template, to: outbox.toAddress })
    .from(outbox)
    .innerJoin(agents, eq(agents.userId, outbox.userId))
    .where(eq(agents.companyId, companyId));
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(agents, eq(agents.userId, sessions.userId))
    .where(eq(agents.companyId, companyId));
  return { company, people, mails, open: open.length, auditLines: await auditTrailOf(deps, companyId) };
}

test("a deactivated company loses its active agents at once: blocked, signed out, told; agents who wait for approval still wait", async () => {
  const agent = await createAgent(deps);
  const colleague = await addColleague(agent.companyId, "active");
  const waiting = await addColleague(agent.companyId, "pending");
  const cookies = await Promise.all([agent, colleague].map(({ userId }) => sessionOf(deps, userId)));
  const staff = await createStaff(deps);
  const path = `/admin/companies/${agent.companyId}`;
  expect((await post(`${path}/deactivate`, staff.cookie)).status).toBe(400);
  const answer = await post(`${path}/deactivate`, staff.cookie, { reason: "Unpaid." });
  expect(answer.headers.get("location")).toBe(`${path}?notice=deactivated`);
  for (const cookie of cookies) expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);

  const { company, people, mails, open, auditLines } = await companyState(agent.companyId);
  expect(company?.isActive).toBe(false);
  expect(new Map(people.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [agent.agentId, "blocked"],
      [colleague.agentId, "blocked"],
      [waiting.agentId, "pending"],
    ]),
  );
  expect(open).toBe(0);
  expect(mails.map(({ template }) => template)).toEqual(["agent-blocked", "agent-blocked"]);
  expect(auditLines).toMatchObject([
    { actorId: staff.userId, action: "company-deactivated", reason: "Unpaid." },
  ]);

  expect((await post(`${path}/deactivate`, staff.cookie, { reason: "Again." })).status).toBe(409);
  expect((await post(`${path}/activate`, staff.cookie, { reason: "Paid." })).status).toBe(302);
  const after = await companyState(agent.companyId);
  expect(after.company?.isActive).toBe(true);
  expect(after.people.filter(({ status }) => status === "blocked")).toHaveLength(2);
  expect(after.auditLines).toHaveLength(2);
});

test("a company can't come back next to one that has taken its name and website meanwhile", async () => {
  const agent = await createAgent(deps);
  const input = { companyId: agent.companyId, actorId: "x", reason: "y" };
  await deactivateCompany(deps, input);
  const twin = await createAgent(deps);
  const [former] = await db.select().from(companies).where(eq(companies.id, agent.companyId));
  const { normalizedName = "", normalizedWebsite = "" } = former ?? {};
  await db
    .update(companies)
    .set({ normalizedName, normalizedWebsite })
    .where(eq(companies.id, twin.companyId));
  await expect(activateCompany(deps, input)).rejects.toMatchObject({ code: "company-taken" });
  expect((await auditTrailOf(deps, agent.companyId)).map(({ action }) => action)).toEqual([
    "company-deactivated",
  ]);
});

test("deactivation: whichever statement fails, nothing has happened; twice at once, it counts once", async () => {
  const agent = await createAgent(deps);
  await addColleague(agent.companyId, "active");
  await sessionOf(deps, agent.userId);
  const input = { companyId: agent.companyId, actorId: "x", reason: "y" };
  const count = await expectAllOrNothing(
    deps,
    (broken) => deactivateCompany(broken, input),
    () => companyState(agent.companyId),
  );
  expect(count).toBe(7);
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => deactivateCompany(deps, input)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { auditLines, mails } = await companyState(agent.companyId);
  expect([auditLines.length, mails.length]).toEqual([1, 2]);
});

async function createMessage() {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  await db
    .insert(contactMessages)
    .values({ id, name: "Oskar", email, message: "Why is that so?", createdAt: OLDEST });
  const state = async () => ({
    message: await db.select().from(contactMessages).where(eq(contactMessages.id, id)),
    mails: await db.select().from(outbox).where(eq(outbox.toAddress, email)),
    auditLines: await auditTrailOf(deps, id),
  });
  return { id, email, state };
}

test("an answer is stored, mailed and recorded, once", async () => {
  const { id, state } = await createMessage();
  const staff = await createStaff(deps);
  const path = `/admin/messages/${id}`;
  expect(await (await visit("/admin/messages", { cookie: staff.cookie })).text()).toContain(`href="${path}"`);
  const empty = await post(path, staff.cookie, { intent: "answer", answer: "  " });
  expect(empty.status).toBe(400);
  const answer = await post(path, staff.cookie, { intent: "answer", answer: "Because.", answeredAt: "1" });
  expect(answer.headers.get("location")).toBe(`${path}?notice=answered`);
  const again = await post(path, staff.cookie, { intent: "answer", answer: "Because of this." });
  expect(again.status).toBe(409);
  const words = await wordsOf(again);
  expect(words).toContain("This has changed in the meantime");
  expect(words).toContain("Not sent: Because of this.");
  const { message, mails, auditLines } = await state();
  expect(message).toMatchObject([{ answer: "Because." }]);
  expect(message[0]?.answeredAt).toBeGreaterThan(Date.now() - DAY);
  expect(mails).toMatchObject([
    { template: "contact-answer", data: { name: "Oskar", message: "Why is that so?", answer: "Because." } },
  ]);
  expect(auditLines).toMatchObject([{ actorId: staff.userId, action: "message-answered" }]);
});

test("a message that was answered elsewhere leaves the queue without a mail, with the reason", async () => {
  const { id, state } = await createMessage();
  const staff = await createStaff(deps);
  const path = `/admin/messages/${id}`;
  expect((await post(path, staff.cookie, { intent: "elsewhere" })).status).toBe(400);
  expect((await post(path, staff.cookie, { intent: "elsewhere", reason: "By phone." })).status).toBe(302);
  const { message, mails, auditLines } = await state();
  expect(message[0]).toMatchObject({ answer: null, answeredAt: expect.any(Number) });
  expect(mails).toEqual([]);
  expect(auditLines).toMatchObject([{ action: "message-answered-elsewhere", reason: "By phone." }]);
});

test("answers: whichever statement fails, nothing has happened; twenty at once send one mail", async () => {
  const { id: messageId, state } = await createMessage();
  const elsewhere = { messageId, actorId: "x", reason: "By phone." };
  expect(await expectAllOrNothing(deps, (broken) => markAnswered(broken, elsewhere), state)).toBe(3);
  const input = { messageId, actorId: "x", answer: "Because." };
  expect(await expectAllOrNothing(deps, (broken) => answerMessage(broken, input), state)).toBe(4);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => answerMessage(deps, input)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { mails, auditLines } = await state();
  expect([mails.length, auditLines.length]).toEqual([1, 1]);
});

async function createFailed(count: number) {
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const id of ids)
    await db.insert(applicants).values({
      id,
      threadId,
      agentId: agent.agentId,
      companyId: agent.companyId,
      fileName: "zebrafile.pdf",
      candidateName: "Zebraname",
      resumeFileUrl: `${threadId}/${id}`,
      fileSize: 10,
      fileHash: id,
      analysisStatus: "failed",
      failureCode: "password",
      attempts: 5,
      updatedAt: NEWEST,
    });
  const state = async () => ({
    rows: await db.select().from(applicants).where(eq(applicants.threadId, threadId)),
    batches: await db.$count(batches, eq(batches.threadId, threadId)),
    auditLines: await auditTrailOf(deps, threadId),
  });
  return { agent, threadId, ids, state };
}

test("failed résumés are shown by thread and reason, never by name or text", async () => {
  const { agent } = await createFailed(1);
  const staff = await createStaff(deps);
  const page = await (await visit("/admin/resumes", { cookie: staff.cookie })).text();
  expect(page).toContain(agent.companyName);
  expect(page).toContain("Backend Developer");
  expect(page).toContain("password");
  expect(page).not.toMatch(/zebra/i);
});

test("a retry sends one résumé, or all of the thread, through the analysis again", async () => {
  const { threadId, ids, state } = await createFailed(3);
  const staff = await createStaff(deps);
  const path = `/admin/resumes/${threadId}/retry`;
  expect((await post(`${path}?candidate=${ids[0]}`, staff.cookie)).status).toBe(302);
  const one = await state();
  expect(one.rows.filter(({ analysisStatus }) => analysisStatus === "failed")).toHaveLength(2);
  expect(one.auditLines).toMatchObject([
    { actorId: staff.userId, action: "resumes-retried", data: { count: 1 } },
  ]);
  expect((await post(`${path}?candidate=${ids[0]}`, staff.cookie)).status).toBe(409);
  expect((await post(path, staff.cookie, { reason: "The reader is mended." })).status).toBe(302);
  const all = await state();
  expect(all.auditLines).toHaveLength(2);
  expect(all.batches).toBe(2);
  expect((await post(path, staff.cookie)).status).toBe(409);
});

test("a retry of another thread's résumé does nothing", async () => {
  const [own, other] = [await createFailed(1), await createFailed(1)];
  const input = { threadId: own.threadId, applicantId: other.ids[0] ?? "", actorId: "x", reason: null };
  await expect(retryFailedApplicants(deps, input)).rejects.toMatchObject({ code: "decided-meanwhile" });
  expect((await other.state()).rows[0]?.analysisStatus).toBe("failed");
});

test("retries: whichever statement fails, nothing has happened; two at once are one", async () => {
  const { threadId, state } = await createFailed(2);
  const input = { threadId, applicantId: null, actorId: "x", reason: null };
  expect(await expectAllOrNothing(deps, (broken) => retryFailedApplicants(broken, input), state)).toBe(4);
  const results = await Promise.allSettled([
    retryFailedApplicants(deps, input),
    retryFailedApplicants(deps, input),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const { auditLines, batches: made } = await state();
  expect([auditLines.length, made]).toEqual([1, 1]);
});

async function createFailedResume() {
  const { userId } = await createSeeker(deps, { fullName: "Zebra Owner" });
  const id = crypto.randomUUID();
  await db.insert(resumes).values({
    id,
    userId,
    name: "Zebraname",
    fileKey: `${userId}/zebrafile.pdf`,
    fileSize: 10,
    fileType: "application/pdf",
    fileHash: id,
    analysisStatus: "failed",
    failureCode: "password",
    attempts: 5,
    updatedAt: NEWEST,
  });
  const state = async () => ({
    rows: await db.select().from(resumes).where(eq(resumes.userId, userId)),
    auditLines: await auditTrailOf(deps, userId),
  });
  return { userId, id, state };
}

const OF_JOB_SEEKERS = "/admin/resumes?of=job-seekers";

test("job seekers' failed résumés are shown by account and reason, never by name or text", async () => {
  const { userId, id } = await createFailedResume();
  const staff = await createStaff(deps);
  const page = await (await visit(OF_JOB_SEEKERS, { cookie: staff.cookie })).text();
  expect(page).toContain(`href="/admin/users/${userId}"`);
  expect(page).toContain(`/admin/resumes/own/${id}/retry`);
  expect(page).toContain("password");
  expect(page).not.toMatch(/zebra/i);
  expect(await (await visit("/admin/resumes", { cookie: staff.cookie })).text()).not.toContain(id);
});

test("staff send a job seeker's résumé through the analysis again, once, with a line on the account", async () => {
  const { userId, id, state } = await createFailedResume();
  const staff = await createStaff(deps);
  const path = `/admin/resumes/own/${id}/retry`;
  const answer = await post(path, staff.cookie, { reason: "The reader is mended." });
  expect(answer.headers.get("location")).toBe(`${OF_JOB_SEEKERS}&notice=retried`);
  const { rows, auditLines } = await state();
  expect(rows[0]?.failureCode).not.toBe("password");
  expect(auditLines).toMatchObject([
    {
      actorId: staff.userId,
      action: "own-resume-retried",
      subject: userId,
      reason: "The reader is mended.",
      data: { resumeId: id },
    },
  ]);
  expect(await wordsOf(await visit(`/admin/audit?subject=${userId}`, { cookie: staff.cookie }))).toContain(
    "A job seeker’s résumé analyzed again",
  );
});

test("a job seeker without a valid subscription: staff are told, and nothing is analysed", async () => {
  const { userId, id, state } = await createFailedResume();
  await db.update(subscriptions).set({ nextRenewal: 1 }).where(eq(subscriptions.userId, userId));
  const staff = await createStaff(deps);
  const answer = await post(`/admin/resumes/own/${id}/retry`, staff.cookie);
  expect([answer.status, await wordsOf(answer)]).toEqual([
    402,
    expect.stringContaining("The job seeker would read: “Your subscription has ended."),
  ]);
  expect(await state()).toMatchObject({ rows: [{ analysisStatus: "failed" }], auditLines: [] });
});

test("a job seeker's retry: whichever statement fails, nothing has happened; two at once are one", async () => {
  const { id, state } = await createFailedResume();
  const held = testDeps();
  const input = { resumeId: id, actorId: "x", reason: null };
  expect(await expectAllOrNothing(held, (broken) => retryFailedResume(broken, input), state)).toBe(3);
  const results = await Promise.allSettled([retryFailedResume(held, input), retryFailedResume(held, input)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await state()).toMatchObject({
    rows: [{ analysisStatus: "pending", attempts: 0 }],
    auditLines: [{}],
  });
  expect(held.sentOwn).toHaveLength(1);
  await expect(retryFailedResume(held, { ...input, resumeId: "x" })).rejects.toMatchObject({
    code: "not-found",
  });
});

async function createDeadMail(template: "agent-refused" | "reset-password") {
  const { userId, email } = await createPerson(deps);
  const data =
    template === "agent-refused"
      ? { fullName: "Ada", companyName: "Berg", reason: "No." }
      : { fullName: "Ada", url: "https://plumbline.example/reset-password?token=secret" };
  const { insert, mailId } = prepareMail(deps, { to: email, userId, template, data } as never);
  await insert;
  const createdAt = Date.now() - DAY;
  await db
    .update(outbox)
    .set({ status: "failed", attempts: 8, error: "550 unknown", createdAt })
    .where(eq(outbox.id, mailId));
  const state = async () => ({
    mail: await db.select().from(outbox).where(eq(outbox.id, mailId)),
    auditLines: await auditTrailOf(deps, mailId),
  });
  return { mailId, email, state };
}

test("a dead mail is shown without its words or address, and is sent again", async () => {
  const { mailId, email, state } = await createDeadMail("agent-refused");
  const staff = await createStaff(deps);
  const page = await (await visit("/admin/mails", { cookie: staff.cookie })).text();
  expect(page).toContain("550 unknown");
  expect(page).not.toContain(email);
  const answer = await post(`/admin/mails/${mailId}/resend`, staff.cookie);
  expect(answer.headers.get("location")).toBe("/admin/mails?notice=resent");
  const { mail, auditLines } = await state();
  expect(["queued", "sent"]).toContain(mail[0]?.status);
  expect(auditLines).toMatchObject([
    { actorId: staff.userId, action: "mail-sent-again", data: { template: "agent-refused" } },
  ]);
  expect((await post(`/admin/mails/${mailId}/resend`, staff.cookie)).status).toBe(404);
});

test("a mail whose link has expired isn't sent again", async () => {
  const { mailId, state } = await createDeadMail("reset-password");
  const staff = await createStaff(deps);
  expect((await post(`/admin/mails/${mailId}/resend`, staff.cookie)).status).toBe(400);
  expect((await state()).auditLines).toEqual([]);
});

test("sending again: whichever statement fails, nothing has happened; twenty at once are one", async () => {
  const { mailId, state } = await createDeadMail("agent-refused");
  const input = { mailId, actorId: "x", reason: null };
  expect(await expectAllOrNothing(deps, (broken) => resendMail(broken, input), state)).toBe(3);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => resendMail(deps, input)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await state()).auditLines).toHaveLength(1);
});

test("staff erase a person at once, with a reason; the person is gone and the line stays", async () => {
  const { userId, email } = await createPerson(deps);
  const id = crypto.randomUUID();
  const number = `D-${id.slice(0, 6).toUpperCase()}`;
  await db.insert(deletionRequests).values({ id, number, userId, dueAt: Date.now() + 10 * DAY });
  const staff = await createStaff(deps);
  const list = await wordsOf(await visit("/admin/deletions", { cookie: staff.cookie }));
  expect(list).toContain(number);
  expect(list).toContain(email);
  const path = `/admin/deletions/${id}/erase`;
  expect((await post(path, staff.cookie)).status).toBe(400);
  expect(await db.$count(users, eq(users.id, userId))).toBe(1);
  const answer = await post(path, staff.cookie, { reason: "Asked by letter." });
  expect(answer.headers.get("location")).toBe("/admin/deletions?notice=erased");
  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
  const ordered = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, number), eq(auditLog.action, "erase-now")));
  expect(ordered).toMatchObject([{ actorId: staff.userId, reason: "Asked by letter." }]);
  expect((await post(path, staff.cookie, { reason: "Again." })).status).toBe(409);
});
