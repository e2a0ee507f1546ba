import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, outbox, threads } from "../../../db/schema";
import { issueLink } from "../../../workers/domain/applicant-page/issue-link";
import { countUntold, listNotices } from "../../../workers/domain/notices/list-notices";
import { markTold } from "../../../workers/domain/notices/mark-told";
import { monthAfter } from "../../../workers/domain/notices/notice-clock";
import { getNoticeTexts } from "../../../workers/domain/notices/notice-texts";
import { setPostingNotice } from "../../../workers/domain/notices/set-thread-notice";
import type { ResumeSource } from "../../../workers/domain/notices/source-words";
import { openReport } from "../../../workers/domain/reports/open-report";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { markedResume, uploadResume } from "../../support/people/applicant-page";
import { sessionOf, visit } from "../../support/people/browser-session";
import { withTasks } from "../../support/people/seeker";
import { shortlistedThread } from "../../support/people/shared-report";
import { shownHtml } from "../../support/people/shown-html";

const DAY = 24 * 60 * 60 * 1000;

/** Somebody whom nobody has told yet. */
async function untold(source: ResumeSource = "network", options: { blindReview?: boolean } = {}) {
  const deps = withTasks(testDeps());
  const agent = await createAgent(deps, options);
  const threadId = await addThread(deps, agent);
  await deps.db.shared
    .update(threads)
    .set({ resumeSource: source, postingNoticeAt: null })
    .where(eq(threads.id, threadId));
  const person = markedResume();
  const applicantId = await uploadResume(deps, { agent, threadId, bytes: person.bytes });
  const row = async () => {
    const [found] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
    return found;
  };
  return { deps, agent, threadId, applicantId, person, row, own: { agent, threadId, applicantId } };
}

const today = (deps: { now: () => number }) => new Date(deps.now()).toISOString().slice(0, 10);

test("who didn't apply is to be told within a month, and is late after it", async () => {
  const { deps, agent, threadId, applicantId, person, row } = await untold();
  const uploadedAt = (await row())?.createdAt ?? 0;
  const [listed] = (await listNotices(deps, { agent })).untold;
  expect(listed).toMatchObject({
    ...{ applicantId, threadId, name: person.name, source: "network", uploadedAt },
    dueAt: monthAfter(uploadedAt),
  });
  expect(await countUntold(deps, { agent })).toEqual({ untold: 1, late: 0 });
  const later = { ...deps, now: () => monthAfter(uploadedAt) + 1 };
  expect(await countUntold(later, { agent })).toEqual({ untold: 1, late: 1 });
});

test("a line says how many days are left, stands out in the last ten, and is red once they are over", async () => {
  const { deps, agent, applicantId } = await untold();
  const cookie = await sessionOf(deps, agent.userId);
  const badge = async (dueAt: number) => {
    await deps.db.shared.update(applicants).set({ noticeDueAt: dueAt }).where(eq(applicants.id, applicantId));
    const html = shownHtml(await (await visit("/agent/notices", { cookie })).text());
    return /<span class="([^"]*)"[^>]*>(?:By|Late:) .*?<\/span>/s.exec(html);
  };
  const time = Date.now();
  const looks = [];
  for (const [days, said] of [
    [20, "20 days left"],
    [5, "5 days left"],
    [0.5, "1 day left"],
  ] as const) {
    const [text, look] = (await badge(time + days * DAY)) ?? [];
    expect(text).toContain(said);
    looks.push(look);
  }
  const [text, late] = (await badge(time - DAY)) ?? [];
  expect(text).toContain("Late:");
  expect(text).not.toContain("left");
  expect(new Set([...looks, late]).size).toBe(3);
});

test("who applied without a notice in the posting is late at once; with one, told by it", async () => {
  const { deps, agent, threadId } = await untold("applied");
  expect(await countUntold({ ...deps, now: () => Date.now() + 1 }, { agent })).toEqual({
    untold: 1,
    late: 1,
  });
  await setPostingNotice(deps, { agent, threadId, on: true });
  await uploadResume(deps, { agent, threadId, bytes: markedResume().bytes });
  expect(await countUntold(deps, { agent })).toMatchObject({ untold: 1 });
  expect((await listNotices(deps, { agent, list: "told" })).told).toMatchObject([
    { way: "posting", by: null },
  ]);
});

test("the mail with their page tells somebody, and says by whom and when", async () => {
  const { deps, agent, own, applicantId, person, row } = await untold();
  await issueLink(deps, { ...own, way: "printed" });
  expect((await row())?.toldAt).toBe(null);
  await issueLink(deps, { ...own, way: "mailed" });
  const { untold: left } = await listNotices(deps, { agent });
  const { told } = await listNotices(deps, { agent, list: "told" });
  expect(left).toEqual([]);
  expect(told).toMatchObject([{ applicantId, name: person.name, way: "page", by: "Ada Berg" }]);
  expect(await deps.db.shared.$count(outbox, eq(outbox.toAddress, person.email))).toBe(1);
});

test("a colleague notes who was told otherwise: one person, then all of a thread, in the log", async () => {
  const { deps, agent, threadId, applicantId } = await untold();
  await uploadResume(deps, { agent, threadId, bytes: markedResume().bytes });
  const told = { agent, threadId, way: "spoken", day: today(deps) };
  for (const wrong of [{ way: "page" }, { day: "2026-02-30x" }, { day: "2999-01-01" }])
    await expect(markTold(deps, { ...told, applicantId, ...wrong })).rejects.toMatchObject({
      code: expect.stringMatching(/^told-(way|day)$/),
    });
  expect(await markTold(deps, { ...told, applicantId })).toBe(1);
  expect(await markTold(deps, { ...told, applicantId: null })).toBe(1);
  await expect(markTold(deps, { ...told, applicantId: null })).rejects.toMatchObject({ code: "told-nobody" });
  expect(await countUntold(deps, { agent })).toEqual({ untold: 0, late: 0 });
  const lines = await deps.db.shared
    .select({ applicantId: agencyLog.applicantId, detail: agencyLog.detail })
    .from(agencyLog)
    .where(and(eq(agencyLog.companyId, agent.companyId), eq(agencyLog.action, "told")));
  expect(lines).toEqual([
    { applicantId, detail: { people: 1, way: "spoken" } },
    { applicantId: null, detail: { people: 1, way: "spoken" } },
  ]);
});

test("no client sees who wasn't told: neither a new page nor one that is open", async () => {
  const { deps, applicantIds, consent, share, own } = await shortlistedThread(2);
  await consent();
  const { token } = await share();
  const view = { token, companyId: null, isCounted: false };
  expect((await openReport(deps, view)).people).toHaveLength(2);
  const [applicantId = ""] = applicantIds;
  const before = { toldAt: null, toldWay: null, toldBy: null };
  await deps.db.shared.update(applicants).set(before).where(eq(applicants.id, applicantId));
  await expect(openReport(deps, view)).rejects.toMatchObject({ code: "report-gone" });
  const [person] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  await expect(share()).rejects.toMatchObject({
    code: "report-untold",
    message: expect.stringContaining(person?.candidateName ?? "?"),
  });
  await markTold(deps, { ...own, applicantId, way: "mail", day: today(deps) });
  expect((await openReport(deps, view)).people).toHaveLength(2);
  await share();
});

test("who spoke with somebody has to have told them by then", async () => {
  const { deps, applicantIds, consent } = await shortlistedThread(1);
  const [applicantId = ""] = applicantIds;
  const due = deps.now() + 20 * DAY;
  await deps.db.shared
    .update(applicants)
    .set({ toldAt: null, noticeDueAt: due })
    .where(eq(applicants.id, applicantId));
  await consent();
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  expect(row?.noticeDueAt).toBeLessThanOrEqual(deps.now());
});

test("blind review covers who is to be told; colleagues see their own threads, other companies nothing", async () => {
  const { deps, agent, person } = await untold("network", { blindReview: true });
  const [listed] = (await listNotices(deps, { agent })).untold;
  expect(listed?.name).toMatch(/^Candidate /);
  const cookie = await sessionOf(deps, agent.userId);
  const html = await (await visit("/agent/notices", { cookie })).text();
  expect(html).toContain("To tell");
  for (const word of [person.mark, person.email]) expect(html.toLowerCase()).not.toContain(word);
  const colleague = await createColleague(deps, agent);
  const other = await createAgent(deps);
  for (const someone of [colleague, other])
    expect((await listNotices(deps, { agent: someone })).untold).toEqual([]);
});

test("the texts come from the company's settings", async () => {
  const { deps, agent } = await untold();
  const texts = await getNoticeTexts(deps, agent);
  for (const text of [texts?.posting, texts?.mail]) {
    expect(text).toContain(agent.companyName);
    expect(text).toContain("person decides");
  }
});

test("people are paged by ten, the late apart, and everybody is on one page", async () => {
  const { deps, agent, threadId, applicantId } = await untold();
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  if (!row) throw new Error("the applicant is gone");
  const copies = Array.from({ length: 11 }, (_, i) => ({
    ...{
      ...row,
      id: crypto.randomUUID(),
      fileHash: `${crypto.randomUUID()}`,
      resumeFileUrl: crypto.randomUUID(),
    },
    ...{ candidateEmail: null, noticeDueAt: i < 3 ? Date.now() - 1000 : row.noticeDueAt },
  }));
  for (const copy of copies) await deps.db.shared.insert(applicants).values(copy);
  const first = await listNotices(deps, { agent });
  const second = await listNotices(deps, { agent, page: 2 });
  expect([first.untold.length, first.hasMore, second.untold.length, second.hasMore]).toEqual([
    10,
    true,
    2,
    false,
  ]);
  const ids = [...first.untold, ...second.untold].map((one) => one.applicantId);
  expect(new Set(ids).size).toBe(12);
  expect((await listNotices(deps, { agent, list: "late" })).untold).toHaveLength(3);
  const cookie = await sessionOf(deps, agent.userId);
  const html = await (await visit("/agent/notices?show=late", { cookie })).text();
  expect(html).toContain("To tell (12)");
  expect(html).toContain("Late (3)");
  expect(html).toContain(`name="threadId" value="${threadId}"`);
});
