import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, verdicts } from "../../../db/schema";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import { listRequests } from "../../../workers/domain/applicant-page/requests/list-requests";
import { exportApplicants } from "../../../workers/domain/applicants/export-applicants";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { listScoreChanges } from "../../../workers/domain/applicants/list-score-changes";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import { queueOutdated } from "../../../workers/domain/documents/queue-outdated";
import { findFitting } from "../../../workers/domain/pool/find-fitting";
import { getThread, getThreadStats } from "../../../workers/domain/threads/get-thread";
import { previewRequirements } from "../../../workers/domain/threads/requirements/preview-requirements";
import { rescoreThread } from "../../../workers/domain/threads/requirements/update-requirements";
import { requirementEditsSchema } from "../../../workers/domain/threads/schema";
import { deliver } from "../../support/faults";
import { addThread } from "../../support/people/agency";
import { openLink, uploadResume } from "../../support/people/applicant-page";
import { visit } from "../../support/people/browser-session";
import { scoredThread } from "../../support/people/scored-thread";
import { post, wordsOf } from "../../support/people/staff";
import { resumePdf } from "../../support/samples/text-pdf";

const SORTS = [
  "relevancy_score",
  "skills_match_score",
  "experience_match_score",
  "seniority_match_score",
] as const;

test("who opted out is in no score query: lists, ranks, CSV, averages, previews, other jobs, or a scoring to come", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(4);
  const [id = "", ...others] = applicantIds;
  const code = await openLink(deps, { agent, applicantId: id });
  const { page: before } = await openPage(deps, { code });
  expect(before?.verdicts).toHaveLength(1);
  expect((await post(`/application/${code}`, undefined, { request: "opt-out" })).status).toBe(302);
  const own = { agent, threadId };
  const rowOf = async (which: string) =>
    (await deps.db.shared.select().from(applicants).where(eq(applicants.id, which)))[0];
  const expectUnscored = async (which = id) => {
    const row = await rowOf(which);
    expect(row?.optedOutAt).toEqual(expect.any(Number));
    const {
      relevancyScore,
      skillsMatchScore,
      experienceMatchScore,
      seniorityMatchScore,
      categoryMatchScore,
    } = row ?? {};
    expect([
      relevancyScore,
      skillsMatchScore,
      experienceMatchScore,
      seniorityMatchScore,
      categoryMatchScore,
    ]).toEqual(Array(5).fill(null));
    expect([
      row?.previousRelevancyScore,
      row?.mustsMet,
      row?.gatesFailed,
      row?.coreSkills,
      row?.gates,
    ]).toEqual([...[null, null, null], ...[[], []]]);
    expect(row?.rescoreQueuedAt).toBeNull();
  };
  await expectUnscored();

  for (const sort of SORTS)
    for (const order of ["asc", "desc"]) {
      const query = parseApplicantQuery(new URLSearchParams({ sort, order }));
      const { applicants: rows } = await listApplicants(deps, { ...own, query });
      expect(rows.map((row) => row.id).at(-1)).toBe(id);
      const scored = parseApplicantQuery(new URLSearchParams({ sort, order, minRelevancy: "0" }));
      const { applicants: within } = await listApplicants(deps, { ...own, query: scored });
      expect(within.map((row) => row.id).sort()).toEqual([...others].sort());
    }
  const query = parseApplicantQuery(new URLSearchParams());
  const csv: string[] = [];
  for await (const line of (await exportApplicants(deps, { ...own, query })).lines) csv.push(line);
  const [heads = [], ...lines] = csv.map((line) => line.trim().replaceAll('"', "").split(","));
  const cell = (line: string[] | undefined, head: string) => line?.at(heads.indexOf(head) - heads.length);
  const out = lines.filter((line) => cell(line, "Opted Out of Scoring") === "Yes");
  expect(out).toHaveLength(1);
  expect([cell(out[0], "Rank"), cell(out[0], "Must-Haves Met")]).toEqual(["N/A", "N/A"]);
  const [figure] = others.map(async (other) => (await rowOf(other))?.relevancyScore ?? 0);
  const stats = await getThreadStats(deps, own);
  expect([stats.optedOut, stats.averageScore]).toEqual([1, await figure]);

  const { detailedAnalysis: job } = await getThread(deps, own);
  const edits = requirementEditsSchema.parse({ rows: [{ id: job.requirements[0]?.id }] });
  expect(await previewRequirements(deps, { ...own, edits, base: null })).toMatchObject({ scored: 3, of: 3 });

  const elsewhere = await addThread(deps, agent);
  const fitting = await findFitting(deps, { agent, threadId: elsewhere });
  expect(fitting.scored).toBe(3);
  expect(fitting.people.map((person) => person.id)).not.toContain(id);

  await rescoreThread(deps, own);
  expect((await rowOf(others[0] ?? ""))?.rescoreQueuedAt).toEqual(expect.any(Number));
  await expectUnscored();
  await deliver(deps, deps.sent.splice(0));
  await expectUnscored();
  expect(JSON.stringify(await listScoreChanges(deps, own))).not.toContain(id);
  await deps.db.shared.update(applicants).set({ engineVersion: "0" }).where(eq(applicants.id, id));
  await queueOutdated(deps);
  await expectUnscored();
  await expect(
    deps.db.shared.update(applicants).set({ skillsMatchScore: 50 }).where(eq(applicants.id, id)),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining("opted out of scoring has no score") },
  });

  // Their next résumé, by the same address, isn't scored either; the result that was made stays a record.
  const next = await uploadResume(deps, { agent, threadId: elsewhere, bytes: resumePdf(1) });
  await expectUnscored(next);
  expect(await deps.db.shared.$count(verdicts, eq(verdicts.applicantId, next))).toBe(0);
  expect(await deps.db.shared.$count(verdicts, eq(verdicts.applicantId, id))).toBe(1);
  expect((await openPerson(deps, { ...own, applicantId: id })).analysis).toBeNull();
  const page = await wordsOf(await visit(`/application/${code}`));
  expect(page).toContain("You opted out of scoring");
  expect(page).not.toContain("Results so far");
  expect(page).not.toContain("/ 100");

  // What was read is still theirs to correct: it is saved, and nothing is scored.
  const facts = before?.analysis?.facts;
  const [skill = "?"] = facts?.skills.map(({ name }) => name) ?? [];
  const form = { intent: "remove-skills", names: skill, factsVersion: String(before?.factsVersion) };
  const saved = await post(`/application/${code}`, undefined, form);
  expect(saved.headers.get("location")).toContain("asked=corrected");
  await expectUnscored();
  const { page: corrected } = await openPage(deps, { code });
  expect(corrected?.analysis).toMatchObject({ sheet: null, read: facts });
  expect(corrected?.analysis?.facts.skills.map(({ name }) => name)).not.toContain(skill);
  expect(await deps.db.shared.$count(verdicts, eq(verdicts.applicantId, id))).toBe(1);
  const undo = { intent: "undo", at: "0", factsVersion: String(corrected?.factsVersion) };
  expect((await post(`/application/${code}`, undefined, undo)).status).toBe(302);
  await expectUnscored();
  // So that the figure that comes back is the one from before.
  expect((await rowOf(id))?.corrections).toBeNull();

  // Taken back: scored again in all places, and the log keeps both.
  const { score } = before?.verdicts[0] ?? {};
  expect(
    (await post(`/application/${code}`, undefined, { request: "opt-in" })).headers.get("location"),
  ).toContain("asked=scored");
  expect(await rowOf(id)).toMatchObject({ optedOutAt: null, relevancyScore: score, rescoreQueuedAt: null });
  expect(await rowOf(next)).toMatchObject({ optedOutAt: null, rescoreQueuedAt: expect.any(Number) });
  const made = await deps.db.shared
    .select({ action: agencyLog.action })
    .from(agencyLog)
    .where(eq(agencyLog.applicantId, id))
    .orderBy(agencyLog.number);
  const actions = made.map(({ action }) => action);
  expect(actions.indexOf("opted-in")).toBeGreaterThan(actions.indexOf("opted-out"));
  const { answered } = await listRequests(deps, { agent });
  expect(answered).toMatchObject([{ kind: "opt-out", outcome: "done", answeredBy: null }]);
  expect(await wordsOf(await post(`/application/${code}`, undefined, { request: "opt-in" }))).toContain(
    "You are scored already",
  );
  expect((await post(`/application/${code}`, undefined, { request: "opt-out" })).status).toBe(302);
  await expectUnscored();
});
