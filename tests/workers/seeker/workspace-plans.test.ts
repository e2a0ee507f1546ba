import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { applications, matches, resumes } from "../../../db/schema";
import { addApplication } from "../../../workers/domain/applications/add-application";
import {
  deleteApplication,
  eraseDeletedApplications,
  restoreApplication,
} from "../../../workers/domain/applications/delete-application";
import { exportApplications } from "../../../workers/domain/applications/export-applications";
import { moveApplication } from "../../../workers/domain/applications/move-application";
import { remindOfApplications } from "../../../workers/domain/applications/remind-of-applications";
import { saveApplication } from "../../../workers/domain/applications/save-application";
import {
  applicationSchema,
  newApplicationSchema,
  parseApplicationQuery,
} from "../../../workers/domain/applications/schema";
import { trackMatch } from "../../../workers/domain/applications/track-match";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { deleteDraft } from "../../../workers/domain/drafts/delete-draft";
import { storeDraft } from "../../../workers/domain/drafts/draft-schema";
import { exportDraft } from "../../../workers/domain/drafts/export-draft";
import { openDraft } from "../../../workers/domain/drafts/open-draft";
import { insertDraft } from "../../../workers/domain/drafts/save-draft";
import { getHistoryStats } from "../../../workers/domain/matches/get-history-stats";
import { getMatchTitle } from "../../../workers/domain/matches/get-match-title";
import { listMatches } from "../../../workers/domain/matches/list-matches";
import { historySorts, parseHistoryQuery } from "../../../workers/domain/matches/schema";
import { listResumeNames } from "../../../workers/domain/resumes/list-resume-names";
import { listResumePage } from "../../../workers/domain/resumes/list-resume-page";
import { listResumes } from "../../../workers/domain/resumes/list-resumes";
import { getDashboard } from "../../../workers/domain/seekers/get-dashboard";
import { type TestDeps, testDeps } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

async function recorded(work: (deps: TestDeps, user: { userId: string }) => Promise<unknown>) {
  const deps = testDeps();
  const { userId } = await createSeeker(deps);
  const id = crypto.randomUUID();
  const file = { fileKey: id, fileSize: 1, fileType: "application/pdf", fileHash: id };
  await deps.db.shared.insert(resumes).values({ id, userId, name: "CV", ...file });
  await deps.db.shared.insert(matches).values({ userId, resumeId: id, jobHash: "a", score: 1 });
  const statements: Statement[] = [];
  await work({ ...deps, db: openDatabases(recordingD1(statements)) }, { userId });
  return statements;
}

/** A page's own few rows may be sorted in memory once they are found. */
const sortsNothingElse = (plan: string[]) => plan.filter((step) => !/TEMP B-TREE FOR ORDER BY/.test(step));

test.each(historySorts)("the history's page, %s, is found in an index alone", async (sort) => {
  const statements = await recorded((deps, user) =>
    listMatches(deps, { ...user, query: parseHistoryQuery(new URLSearchParams({ sort, page: "1" })) }),
  );
  expect(statements).toHaveLength(2);
  const [count = [], page = []] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  expect(slowSteps(count)).toEqual([]);
  expect(slowSteps(sortsNothingElse(page))).toEqual([]);
  expect(count.join("\n")).toMatch(/SEARCH job_analyses USING COVERING INDEX/);
  expect(page.join("\n")).toMatch(/SEARCH job_analyses USING COVERING INDEX/);
  expect(page.join("\n")).toMatch(/SEARCH job_analyses USING INTEGER PRIMARY KEY \(rowid=\?\)/);
  // Titles alone are sorted twice: their index knows capitals from small letters, and readers don't.
  const sorts = page.filter((step) => /TEMP B-TREE FOR ORDER BY/.test(step));
  expect(sorts.length).toBeLessThanOrEqual(sort === "title" ? 2 : 1);
});

test("each filter of the history is answered by an index of its own, and no row is fetched for it", async () => {
  const filters = "search=x&minScore=1&maxScore=90&from=2026-01-01&to=2026-12-31&resume=abc&sort=score-high";
  const statements = await recorded((deps, user) =>
    listMatches(deps, { ...user, query: parseHistoryQuery(new URLSearchParams(filters)) }),
  );
  for (const { sql, values } of statements) {
    const plan = await planOf(sql, values);
    expect(slowSteps(sortsNothingElse(plan)), sql).toEqual([]);
    const searches = plan.filter((step) => /^SEARCH job_analyses/.test(step));
    const fetching = searches.filter((step) => !/COVERING INDEX|INTEGER PRIMARY KEY/.test(step));
    expect(fetching, sql).toEqual([]);
    for (const index of ["user_title_idx", "user_score_idx", "user_idx", "resume_idx"])
      expect(plan.join("\n")).toContain(`COVERING INDEX job_analyses_${index}`);
  }
});

test("the history's figures read the index of scores alone", async () => {
  const [statement] = await recorded((deps, user) => getHistoryStats(deps, user));
  const plan = await planOf(statement?.sql ?? "", statement?.values);
  expect(plan).toEqual([
    expect.stringMatching(
      /SEARCH job_analyses USING COVERING INDEX job_analyses_user_score_idx \(user_id=\?\)/,
    ),
  ]);
});

test("every query of the dashboard and of the résumé list uses an index and reads no table from end to end", async () => {
  const statements = await recorded(async (deps, user) => {
    await getDashboard(deps, user);
    await getSeekerSubscription(deps, user);
    await listResumePage(deps, { ...user, page: 1 });
    await listResumes(deps, user);
    await listResumeNames(deps, user);
    await getMatchTitle(deps, { ...user, matchId: "x" }).catch(() => {});
  });
  expect(statements.length).toBeGreaterThan(14);
  for (const { sql, values } of statements) expect(slowSteps(await planOf(sql, values)), sql).toEqual([]);
});

test("every query of drafts, their versions and files uses an index", async () => {
  const statements = await recorded(async (deps, { userId }) => {
    const [row] = await deps.db.shared
      .select({ id: matches.id })
      .from(matches)
      .where(eq(matches.userId, userId));
    const own = { userId, matchId: row?.id ?? "" };
    const content = { lines: [{ look: "bullet" as const, text: "Cooked" }], edits: [] };
    const draft = { ...own, id: crypto.randomUUID(), number: 1, content: storeDraft(content) };
    await openDraft(deps, { ...own, number: null }).catch(() => {});
    await insertDraft(deps, draft);
    await exportDraft(deps, { userId, draftId: draft.id, format: "txt" });
    await deleteDraft(deps, { ...own, draftId: draft.id });
  });
  expect(statements.length).toBeGreaterThan(5);
  for (const { sql, values } of statements) expect(slowSteps(await planOf(sql, values)), sql).toEqual([]);
});

test("every query of the applications, their export, reminders and erasure uses an index", async () => {
  const statements = await recorded(async (deps, { userId }) => {
    const form = newApplicationSchema.parse({ jobTitle: "Cook" });
    const own = { userId, applicationId: await addApplication(deps, { userId, form }) };
    const query = parseApplicationQuery(new URLSearchParams());
    for await (const _ of (await exportApplications(deps, { userId, query })).lines);
    await moveApplication(deps, { ...own, state: "applied" });
    const day = new Date(deps.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const said = { jobTitle: "Cook", state: "applied", nextAt: day, reminds: "on" };
    const saved = { ...own, form: applicationSchema.parse(said), expected: 0 };
    await saveApplication(deps, saved).catch(() => {});
    await deps.db.shared
      .update(applications)
      .set({ remindAt: 1 })
      .where(eq(applications.id, own.applicationId));
    await remindOfApplications(deps);
    await deleteApplication(deps, own);
    await restoreApplication(deps, own);
    await eraseDeletedApplications(deps);
    await trackMatch(deps, { userId, matchId: "x" }).catch(() => {});
  });
  expect(statements.length).toBeGreaterThan(14);
  // What of a person is due is sorted in memory: it is theirs alone.
  for (const { sql, values } of statements)
    expect(slowSteps(sortsNothingElse(await planOf(sql, values))), sql).toEqual([]);
});
