import { eq, inArray, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { applicants } from "../../../db/schema";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { keepApart, putTogether } from "../../../workers/domain/applicants/duplicates/keep-apart";
import { mergeDuplicates } from "../../../workers/domain/applicants/duplicates/merge-duplicates";
import { seekMissed } from "../../../workers/domain/applicants/duplicates/seek-missed";
import { eachApplicant } from "../../../workers/domain/applicants/each-applicant";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { addNote } from "../../../workers/domain/decisions/add-note";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { getThreadStats } from "../../../workers/domain/threads/get-thread";
import { listThreads } from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { deliver, failOnce, faultyD1, type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { textPdf } from "../../support/samples/text-pdf";

type Sent = { name?: string; email?: string; phone?: string; job?: string };

function resume({ name = "Mara Lind", email = "mara@example.com", phone = "", job = "Developer" }: Sent) {
  return textPdf([
    name,
    [email, phone].filter(Boolean).join(" | "),
    "",
    "Experience",
    `${job}, Nordwind Systems`,
    "Jan 2019 - Present",
    "- Built payment services in Python and PostgreSQL on Kubernetes",
  ]);
}

/** A thread to which résumés are sent, one after the other. */
async function inbox() {
  const deps = testDeps();
  let time = Date.now();
  deps.now = () => time;
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  async function send(...resumes: Sent[]): Promise<string[]> {
    time += 60_000;
    const files = (async function* () {
      for (const [at, sent] of resumes.entries()) yield { name: `${time}-${at}.pdf`, bytes: resume(sent) };
    })();
    const { applicantIds } = await acceptUpload(deps, { agent, threadId, batchId: null, files });
    await deliver(deps, deps.sent.splice(0));
    return applicantIds;
  }
  async function table(filter = "") {
    const query = parseApplicantQuery(new URLSearchParams(filter));
    const page = await listApplicants(deps, { agent, threadId, query });
    return page.applicants.map(({ id, duplicates }) => ({ id, résumés: duplicates + 1 }));
  }
  const of = (applicantId: string) => ({ agent, threadId, applicantId });
  return { deps, agent, threadId, send, table, of };
}

test("a person who sends a newer résumé stands once, with the newer one, and is counted once", async () => {
  const { deps, agent, threadId, send, table, of } = await inbox();
  const [first = ""] = await send({ job: "Developer" });
  const [stranger = ""] = await send({ name: "Olena Marchuk", email: "olena@example.com" });
  const [second = ""] = await send({ job: "Senior Developer", email: "MARA@example.com" });
  expect(await table()).toEqual([
    { id: second, résumés: 2 },
    { id: stranger, résumés: 1 },
  ]);
  expect(await table("duplicates=yes")).toEqual([{ id: second, résumés: 2 }]);
  expect(await table("duplicates=yes&sort=candidate_name")).toEqual([{ id: second, résumés: 2 }]);
  expect(await getThreadStats(deps, { agent, threadId })).toMatchObject({ totalApplicants: 2 });
  const [listed] = (await listThreads(deps, { agent, query: parseThreadQuery(new URLSearchParams()) }))
    .threads;
  expect(listed).toMatchObject({ applicants: 2 });
  const exported: string[] = [];
  const query = parseApplicantQuery(new URLSearchParams());
  for await (const { id } of eachApplicant(deps, { agent, threadId, query })) exported.push(id);
  expect(exported).toEqual([second, stranger]);

  // Both can still be read, and each leads to the other.
  const newer = await openPerson(deps, of(second));
  expect(newer.otherResumes).toMatchObject([{ id: first, stands: false }]);
  const older = await openPerson(deps, of(first));
  expect(older.otherResumes).toMatchObject([{ id: second, stands: true }]);
  expect(older.applicant).not.toHaveProperty("phoneKey");
  expect(older.applicant).not.toHaveProperty("textHash");
});

test("of several at once one stands, always the same; asking again changes nothing", async () => {
  const { deps, agent, threadId, send, table } = await inbox();
  const ids = await send({ job: "Developer" }, { job: "Lead Developer" }, { job: "Architect" });
  const before = await table();
  expect(before).toHaveLength(1);
  expect(before[0]?.résumés).toBe(3);
  const { companyId } = agent;
  for (const applicantId of ids) await mergeDuplicates(deps, { companyId, threadId, applicantId });
  expect(await table()).toEqual(before);
});

test("two people who share an address, or a number, are two rows", async () => {
  const { send, table } = await inbox();
  const phone = "+49 40 6696 9385";
  await send({ name: "Katrin Petersen", email: "home@example.com", phone });
  await send({ name: "Peter Petersen", email: "home@example.com", phone });
  expect((await table()).map(({ résumés }) => résumés)).toEqual([1, 1]);
});

test("who somebody has decided about goes on standing; a newer résumé is found in their details", async () => {
  const { deps, send, table, of } = await inbox();
  const [first = ""] = await send({ job: "Developer" });
  await shortlistApplicant(deps, { ...of(first), shortlisted: true });
  const [second = ""] = await send({ job: "Senior Developer" });
  expect(await table()).toEqual([{ id: first, résumés: 2 }]);
  expect((await openPerson(deps, of(first))).otherResumes).toMatchObject([{ id: second, stands: false }]);
  // Decisions are made where the person stands.
  await expect(shortlistApplicant(deps, { ...of(second), shortlisted: true })).rejects.toMatchObject({
    code: "candidate-not-found",
  });
});

test("a row with a note goes on standing", async () => {
  const { deps, send, table, of } = await inbox();
  const [first = ""] = await send({ job: "Developer" });
  await addNote(deps, { ...of(first), body: "Calls back on Monday." });
  await send({ job: "Senior Developer" });
  expect(await table()).toEqual([{ id: first, résumés: 2 }]);
});

test("where the row that stood for a person is erased, the other one stands", async () => {
  const { deps, send, table, of } = await inbox();
  const [first = ""] = await send({ job: "Developer" });
  const [second = ""] = await send({ job: "Senior Developer" });
  await deleteApplicant(deps, of(second));
  expect(await table()).toEqual([{ id: first, résumés: 1 }]);
});

test("two who were told apart stay apart, whoever comes after them, until that is taken back", async () => {
  const { deps, agent, threadId, send, table, of } = await inbox();
  const [first = ""] = await send({ job: "Developer" });
  const [second = ""] = await send({ job: "Senior Developer" });
  await keepApart(deps, of(first));
  await expect(keepApart(deps, of(first))).rejects.toMatchObject({ code: "decided-meanwhile" });
  const { companyId } = agent;
  await mergeDuplicates(deps, { companyId, threadId, applicantId: second });
  expect((await table()).map(({ résumés }) => résumés)).toEqual([1, 1]);
  const [third = ""] = await send({ job: "Architect" });
  expect((await table()).map(({ id }) => id)).toEqual([third, second, first]);
  await putTogether(deps, of(first));
  expect(await table()).toEqual([{ id: third, résumés: 3 }]);
});

test("a viewer and another company can't tell people apart", async () => {
  const { deps, agent, send, of } = await inbox();
  const [first = ""] = await send({ job: "Developer" });
  await send({ job: "Senior Developer" });
  const viewer = await createColleague(deps, agent, "viewer");
  await expect(keepApart(deps, { ...of(first), agent: viewer })).rejects.toMatchObject({
    code: "viewer-only",
  });
  const stranger = await createAgent(deps);
  await expect(keepApart(deps, { ...of(first), agent: stranger })).rejects.toMatchObject({
    code: "candidate-not-found",
  });
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, first));
  expect(row?.duplicateOf).not.toBeNull();
});

/** Rows of other tests take no part in the cron's next runs. */
async function leaveOthers(deps: Pick<TestDeps, "db">) {
  await deps.db.shared
    .update(applicants)
    .set({ duplicatesSoughtAt: 1 })
    .where(isNull(applicants.duplicatesSoughtAt));
}

test("cut off at any statement of the search, the next minute makes two rows one", async () => {
  const { deps, agent, threadId, send, table } = await inbox();
  await leaveOthers(deps);
  const [first = ""] = await send({ job: "Developer" });
  const [second = ""] = await send({ job: "Senior Developer" });
  const one = [{ id: second, résumés: 2 }];
  expect(await table()).toEqual(one);
  for (let n = 1; ; n++) {
    await deps.db.shared
      .update(applicants)
      .set({ duplicateOf: null, duplicatesSoughtAt: null })
      .where(eq(applicants.id, first));
    const faults = failOnce(n);
    const faulty = { ...deps, db: openDatabases(faultyD1(faults)) };
    await mergeDuplicates(faulty, { companyId: agent.companyId, threadId, applicantId: first }).catch(
      () => {},
    );
    await seekMissed(deps);
    expect([n, await table()]).toEqual([n, one]);
    if (faults.calls < n) break;
    expect(n).toBeLessThan(12);
  }
});

test("what was analysed before the search is found by its phone and its words, and asked once", async () => {
  const { deps, send, table } = await inbox();
  await leaveOthers(deps);
  const [first = ""] = await send({ email: "", phone: "+49 40 6696 9385" });
  const [second = ""] = await send({ email: "mara@example.org", phone: "040 6696 9385", job: "Tester" });
  await deps.db.shared
    .update(applicants)
    .set({ duplicateOf: null, duplicatesSoughtAt: null, phoneKey: null, textHash: null })
    .where(inArray(applicants.id, [first, second]));
  expect(await table()).toHaveLength(2);
  await seekMissed(deps);
  expect(await table()).toEqual([{ id: second, résumés: 2 }]);
  const rows = await deps.db.shared
    .select()
    .from(applicants)
    .where(inArray(applicants.id, [first, second]));
  expect(rows.map(({ phoneKey }) => phoneKey)).toEqual(["066969385", "066969385"]);
  const due = await deps.db.shared.$count(applicants, isNull(applicants.duplicatesSoughtAt));
  expect(due).toBe(0);
});

test("rows that fail each time don't keep the others from their turn", async () => {
  const { deps, send, table } = await inbox();
  await leaveOthers(deps);
  const [first = ""] = await send({ job: "Developer" });
  const [second = ""] = await send({ job: "Senior Developer" });
  const { shared } = deps.db;
  const [model] = await shared.select().from(applicants).where(eq(applicants.id, first));
  const failing = Array.from({ length: 21 }, () => `broken-${crypto.randomUUID()}`);
  for (const key of failing)
    await shared.insert(applicants).values({
      ...model!,
      id: key,
      fileHash: key,
      resumeFileUrl: key,
      analysisKey: key,
      analysisTimestamp: deps.now() + 1,
      candidateEmail: null,
      phoneKey: null,
      textHash: null,
      duplicateOf: null,
      duplicatesSoughtAt: null,
    });
  await shared
    .update(applicants)
    .set({ duplicateOf: null, duplicatesSoughtAt: null })
    .where(inArray(applicants.id, [first, second]));
  const { getJson } = deps.files;
  deps.files = {
    ...deps.files,
    getJson: (key) => (key.startsWith("broken-") ? Promise.reject(new Error("on purpose")) : getJson(key)),
  };
  const later = { ...deps, now: () => deps.now() + 60_000 };
  for (let minute = 0; minute < 2; minute++) await seekMissed(later).catch(() => {});
  const found = (await table()).filter(({ id }) => !failing.includes(id));
  expect(found).toEqual([{ id: second, résumés: 2 }]);
  const due = await shared.$count(applicants, isNull(applicants.duplicatesSoughtAt));
  expect(due).toBe(failing.length);
  await leaveOthers(deps);
});
