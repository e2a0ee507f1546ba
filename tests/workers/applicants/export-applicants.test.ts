import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicantExports, applicants, filesToDelete } from "../../../db/schema";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { findExportFile, openExportFile } from "../../../workers/domain/applicants/export/get-export-file";
import {
  EXPORT_FILE_MILLISECONDS,
  makeExportFile,
} from "../../../workers/domain/applicants/export/make-export-file";
import { requestExportFile } from "../../../workers/domain/applicants/export/request-export-file";
import { tidyExportFiles } from "../../../workers/domain/applicants/export/tidy-export-files";
import { exportApplicants } from "../../../workers/domain/applicants/export-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import type { Deps } from "../../../workers/domain/deps";
import { sweep } from "../../../workers/domain/documents/sweep";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { listNotifications } from "../../../workers/domain/notifications/list-notifications";
import { notificationText } from "../../../workers/domain/notifications/notification-text";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import { handleDeadTasks, handleTasks } from "../../../workers/queues/tasks";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { scoredThread } from "../../support/people/scored-thread";
import { mailsTo, withTasks } from "../../support/people/seeker";
import { postponeOthers } from "../../support/postpone";
import { withoutTriggers } from "../../support/without-triggers";

beforeEach(() => postponeOthers(testDeps()));

const DAY = 24 * 60 * 60 * 1000;
const GRACE = { graceMilliseconds: 5 * 60_000 };

async function setUp(people: Partial<typeof applicants.$inferInsert>[] = [{}]) {
  const deps = withTasks(testDeps());
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  for (const [i, person] of people.entries()) {
    await deps.db.shared.insert(applicants).values({
      candidateName: `Person ${i}`,
      relevancyScore: 50,
      analysisStatus: "completed",
      ...person,
      threadId,
      agentId: agent.agentId,
      companyId: agent.companyId,
      fileName: `${i}.pdf`,
      resumeFileUrl: `${threadId}/${i}.pdf`,
      fileSize: 1,
      fileHash: `${i}`,
      createdAt: 1000 + i,
    });
  }
  return { deps, agent, threadId };
}

/** One statement, because ten thousand of them take minutes. Numbers from `first` to `last`. */
async function fill(threadId: string, agent: ActiveAgent, first: number, last: number) {
  await env.DB.prepare(
    `with recursive n(i) as (select ?5 union all select i + 1 from n where i < ?4)
     insert into b2b_candidates (id, campaign_id, agent_id, company_id, file_name, resume_file_url, file_size, file_hash, candidate_name, relevancy_score, analysis_status)
     select ?1 || i, ?1, ?2, ?3, i || '.pdf', ?1 || '/' || i, 1, 'x' || i, 'Filler ' || i, i % 100, 'completed' from n`,
  )
    .bind(threadId, agent.agentId, agent.companyId, last, first)
    .run();
}

async function table(deps: Deps, agent: ActiveAgent, threadId: string, search = "") {
  const query = parseApplicantQuery(new URLSearchParams(search));
  const { lines } = await exportApplicants(deps, { agent, threadId, query });
  const rows: string[][] = [];
  for await (const line of lines) rows.push(cells(line));
  const [head = [], ...body] = rows;
  return body.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

/** Cells of one line whose texts hold no line breaks. */
function cells(line: string): string[] {
  return [...line.trimEnd().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

async function filesOf({ db }: Deps, { agentId }: ActiveAgent) {
  return db.shared.select().from(applicantExports).where(eq(applicantExports.agentId, agentId));
}

async function emailOf(deps: Deps, { userId }: ActiveAgent) {
  const row = await env.DB.prepare("select email from users where id = ?")
    .bind(userId)
    .first<{ email: string }>();
  return (await mailsTo(deps, row?.email ?? "")).filter(({ template }) =>
    template.startsWith("candidates-export"),
  );
}

/** Asks, lets the queue work. */
async function prepare(
  deps: Awaited<ReturnType<typeof setUp>>["deps"],
  agent: ActiveAgent,
  threadId: string,
  search = "",
) {
  await requestExportFile(deps, { agent, threadId, search });
  const task = deps.tasksSent.findLast(({ kind }) => kind === "export-applicants");
  if (task?.kind !== "export-applicants") throw new Error("no task");
  await makeExportFile(deps, task);
  return task.exportId;
}

test("the spec's columns come first, unchanged, and ours follow", async () => {
  const { deps, agent, threadId } = await setUp();
  const { lines } = await exportApplicants(deps, {
    agent,
    threadId,
    query: parseApplicantQuery(new URLSearchParams()),
  });
  const { value } = await lines.next();
  expect(cells(value ?? "")).toEqual([
    ...["Candidate Name", "Email", "Location", "Gender", "Location Match", "Relevancy", "Skills Match"],
    ...["Experience Match", "Seniority Match", "Category Match", "Core Skills", "Preferred Skills"],
    ...["Emerging Skills", "Soft Skills", "Upload Date"],
    ...["Rank", "Stage", "Shortlisted", "Deal-Breakers Met", "Deal-Breakers Failed", "Deal-Breakers Unknown"],
    ...[
      "Must-Haves Met",
      "Must-Haves Asked",
      "Partly Met Skills",
      "Phone",
      "Current Title",
      "Current Employer",
    ],
    "Years of Experience",
    "Opted Out of Scoring",
    "Résumés",
    "Source",
  ]);
});

test("a row says what is met, partly met and unknown, and its place without the street", async () => {
  const { deps, agent, threadId } = await setUp([
    {
      candidateName: "Ana",
      candidateLocation: "Calle Mayor 12, 28013 Madrid, Comunidad de Madrid, Spain",
      candidatePhoneNumbers: ["+34 600 123 456"],
      coreSkills: ["Python"],
      partlySkills: ["PostgreSQL"],
      gates: [
        { label: "Driving licence", result: "pass" },
        { label: "Work permit", result: "unknown" },
      ],
      mustsMet: 3,
      mustsAsked: 4,
      experienceMonths: 30,
      shortlistedAt: 1,
      relevancyScore: 81.5,
    },
    { candidateName: "=cmd|' /C calc'!A0", candidateLocation: null, relevancyScore: 81.5 },
    { candidateName: "Zoe", relevancyScore: 12 },
    { candidateName: "Nil", relevancyScore: null, analysisStatus: "failed" },
  ]);
  const rows = await table(deps, agent, threadId, "sort=relevancy_score&order=desc");
  expect(rows.map((row) => row.Rank)).toEqual(["1", "1", "3", "N/A"]);
  expect(rows.find((row) => row["Candidate Name"] === "Ana")).toMatchObject({
    Location: "Madrid, Spain",
    "Core Skills": "Python",
    "Partly Met Skills": "PostgreSQL",
    "Deal-Breakers Met": "Driving licence",
    "Deal-Breakers Failed": "",
    "Deal-Breakers Unknown": "Work permit",
    "Must-Haves Met": "3",
    "Must-Haves Asked": "4",
    "Years of Experience": "2.5",
    "Opted Out of Scoring": "No",
    Résumés: "1",
    Shortlisted: "Yes",
    Relevancy: "81.5%",
    Phone: "'+34 600 123 456",
  });
  expect(rows.map((row) => row["Candidate Name"])).toContain("'=cmd|' /C calc'!A0");
  // The rank is that of the whole thread, whatever is filtered.
  const [zoe] = await table(deps, agent, threadId, "search=zoe");
  expect(zoe?.Rank).toBe("3");
});

test("a skill that is met in part is no skill of the candidate's", async () => {
  const { deps, agent, threadId } = await scoredThread(2);
  const rows = await deps.db.shared.select().from(applicants).where(eq(applicants.threadId, threadId));
  for (const { coreSkills, preferredSkills, partlySkills } of rows) {
    expect(partlySkills).not.toBeNull();
    expect([...coreSkills, ...preferredSkills].filter((skill) => partlySkills?.includes(skill))).toEqual([]);
  }
  expect((await table(deps, agent, threadId))[0]?.["Partly Met Skills"]).not.toBe("N/A");
});

test("the download says how many it holds; more than ten thousand are refused with what to do", async () => {
  const { deps, agent, threadId } = await setUp([{}, {}]);
  const cookie = await sessionOf(deps, agent.userId);
  const download = () => visit(`/api/campaigns/${threadId}/candidates.csv`, { cookie });
  const small = await download();
  expect(small.headers.get("X-Total-Count")).toBe("2");
  expect((await small.text()).trim().split("\r\n")).toHaveLength(3);

  await fill(threadId, agent, 1, 700);
  await withoutTriggers("b2b_candidates", () => fill(threadId, agent, 701, 10_001));
  const large = await download();
  expect(large.status).toBe(409);
  expect(await large.json()).toMatchObject({ error: "export-large" });
  const page = `/agent/campaigns/${threadId}/export`;
  expect(await (await visit(page, { cookie })).text()).toContain("too many for a download at once");
  const asked = await visit(page, { cookie, method: "POST", body: new URLSearchParams() });
  expect(asked.status).toBe(302);
  const [row] = await filesOf(deps, agent);
  // More than are read at a time; ten thousand would take long here.
  await withoutTriggers("b2b_candidates", () =>
    env.DB.prepare(
      "delete from b2b_candidates where campaign_id = ? and cast(substr(file_hash, 2) as int) > 700",
    )
      .bind(threadId)
      .run(),
  );
  const { length: left } = await deps.db.shared
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.threadId, threadId));
  expect(left).toBe(702);
  await makeExportFile(deps, { exportId: row?.id ?? "" });
  const file = await visit(`/api/campaigns/${threadId}/exports/${row?.id}`, { cookie });
  expect(file.headers.get("Content-Disposition")).toContain("backend_developer_all_candidates_");
  const lines = (await file.text()).trim().split("\r\n");
  expect(new Set(lines).size).toBe(left + 1);
  expect(await (await visit(page, { cookie })).text()).toContain("Download CSV");
  const [mail] = await emailOf(deps, agent);
  expect(mail).toMatchObject({ template: "candidates-export-ready", data: { candidates: left } });
});

test("a colleague, another company and a week later: the file is equally missing", async () => {
  const { deps, agent, threadId } = await setUp();
  const exportId = await prepare(deps, agent, threadId);
  const open = (who: ActiveAgent) => openExportFile(deps, { agent: who, threadId, exportId });
  expect((await open(agent)).size).toBeGreaterThan(0);
  for (const other of [await createColleague(deps, agent), await createAgent(deps)]) {
    await expect(open(other)).rejects.toMatchObject({ code: "not-found" });
    await expect(requestExportFile(deps, { agent: other, threadId, search: "" })).rejects.toMatchObject({
      code: "campaign-not-found",
    });
  }
  // A stored file that a row names is no orphan.
  deps.wait(2 * 60 * 60 * 1000);
  await sweep(deps, GRACE);
  expect((await open(agent)).size).toBeGreaterThan(0);

  deps.wait(EXPORT_FILE_MILLISECONDS);
  await expect(open(agent)).rejects.toMatchObject({ code: "not-found" });
  expect(await findExportFile(deps, { agent, threadId })).toBeNull();
  await tidyExportFiles(deps, GRACE);
  expect(await filesOf(deps, agent)).toEqual([]);
  await sweep(deps, GRACE);
  expect(await env.FILES.get(`exports/${agent.companyId}/${exportId}.csv`)).toBeNull();
});

test("one file at a time and ten a day, however many ask at once; asking again for the same is no second file", async () => {
  const { deps, agent, threadId } = await setUp();
  const other = await addThread(deps, agent);
  const ask = (search = "") => requestExportFile(deps, { agent, threadId, search });
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(await filesOf(deps, agent)).toHaveLength(1);
  expect(deps.tasksSent.filter(({ kind }) => kind === "export-applicants")).toHaveLength(1);
  await expect(ask("?search=ana")).rejects.toMatchObject({ code: "export-file-running" });
  await expect(requestExportFile(deps, { agent, threadId: other, search: "" })).rejects.toMatchObject({
    code: "export-file-running",
  });
  const ofAgent = eq(applicantExports.agentId, agent.agentId);
  for (let file = 1; file < 10; file++) {
    await deps.db.shared.update(applicantExports).set({ status: "ready" }).where(ofAgent);
    await ask();
  }
  await deps.db.shared.update(applicantExports).set({ status: "ready" }).where(ofAgent);
  await expect(ask()).rejects.toMatchObject({ code: "export-file-limit" });
  deps.wait(DAY + 1);
  await ask();
});

test("two makers at once order one mail; what fails in all its tries is said on the page and by mail", async () => {
  const made = await setUp();
  await requestExportFile(made.deps, { ...made, search: "" });
  const [row] = await filesOf(made.deps, made.agent);
  await Promise.all([1, 2, 3].map(() => makeExportFile(made.deps, { exportId: row?.id ?? "" })));
  expect(await emailOf(made.deps, made.agent)).toHaveLength(1);

  const failed = await setUp();
  await requestExportFile(failed.deps, { ...failed, search: "" });
  const [task] = failed.deps.tasksSent;
  const message = { body: task, attempts: 1, ack: () => {}, retry: () => {} };
  for (let round = 0; round < 2; round++)
    await handleDeadTasks(failed.deps, { messages: [message] } as unknown as MessageBatch<unknown>);
  expect((await findExportFile(failed.deps, failed))?.status).toBe("failed");
  expect((await emailOf(failed.deps, failed.agent)).map(({ template }) => template)).toEqual([
    "candidates-export-failed",
  ]);
  const { list } = await listNotifications(failed.deps, { ...failed, before: null });
  expect(list.map(notificationText)).toEqual(["The CSV file of candidates could not be made"]);
  // After a failure the next request counts as the first.
  await handleTasks(failed.deps, { messages: [message] } as unknown as MessageBatch<unknown>);
  await requestExportFile(failed.deps, { ...failed, search: "" });
});

test("a filter that finds nobody ends as failed at once instead of being tried again", async () => {
  const { deps, agent, threadId } = await setUp();
  await prepare(deps, agent, threadId, "?search=nobody");
  expect((await findExportFile(deps, { agent, threadId }))?.status).toBe("failed");
});

test("the minute sends a lost request again and ends one without hope", async () => {
  const lost = await setUp();
  const hopeless = await setUp();
  for (const { deps, agent, threadId } of [lost, hopeless])
    await requestExportFile(deps, { agent, threadId, search: "" });
  const long = lost.deps.now() - 2 * DAY;
  await lost.deps.db.shared
    .update(applicantExports)
    .set({ createdAt: long, updatedAt: long })
    .where(eq(applicantExports.agentId, hopeless.agent.agentId));
  lost.deps.tasksSent.length = 0;
  lost.deps.wait(GRACE.graceMilliseconds + 1);
  await tidyExportFiles(lost.deps, GRACE);
  expect((await filesOf(lost.deps, hopeless.agent))[0]?.status).toBe("failed");
  const [row] = await filesOf(lost.deps, lost.agent);
  expect(lost.deps.tasksSent).toContainEqual({ kind: "export-applicants", exportId: row?.id });
});

test("a deleted candidate takes ready files along and is not in one that is being written", async () => {
  const { deps, agent, threadId } = await setUp([{ candidateName: "Gone Soon" }, { candidateName: "Stays" }]);
  const exportId = await prepare(deps, agent, threadId);
  const [gone] = await deps.db.shared
    .select()
    .from(applicants)
    .where(eq(applicants.candidateName, "Gone Soon"));
  await requestExportFile(deps, { agent, threadId, search: "" });
  await deleteApplicant(deps, { agent, threadId, applicantId: gone?.id ?? "" });
  await expect(openExportFile(deps, { agent, threadId, exportId })).rejects.toMatchObject({
    code: "not-found",
  });
  const next = (await filesOf(deps, agent)).find(({ status }) => status === "pending");
  await makeExportFile(deps, { exportId: next?.id ?? "" });
  const { body } = await openExportFile(deps, { agent, threadId, exportId: next?.id ?? "" });
  const text = await new Response(body).text();
  expect(text).toContain("Stays");
  expect(text).not.toContain("Gone Soon");
});

test("a deleted thread takes its files along, also one that is written at that moment", async () => {
  const { deps, agent, threadId } = await setUp();
  const exportId = await prepare(deps, agent, threadId);
  await requestExportFile(deps, { agent, threadId, search: "" });
  const late = (await filesOf(deps, agent)).find(({ status }) => status === "pending");
  const { putStream } = deps.files;
  const meanwhile: Deps = {
    ...deps,
    files: {
      ...deps.files,
      putStream: async (...args) => {
        const bytes = await putStream(...args);
        await deleteThread(deps, { agent, threadId });
        return bytes;
      },
    },
  };
  await makeExportFile(meanwhile, { exportId: late?.id ?? "" }).catch(() => undefined);
  await sweep(deps, GRACE);
  for (const id of [exportId, late?.id])
    expect(await env.FILES.get(`exports/${agent.companyId}/${id}.csv`)).toBeNull();
  const noted = await deps.db.shared.select().from(filesToDelete);
  expect(noted.filter(({ fileKey }) => fileKey.includes(agent.companyId))).toEqual([]);
});
