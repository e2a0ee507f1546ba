import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches, resumeAnalyses, resumes } from "../../../db/schema";
import { signFileAddress } from "../../../workers/domain/resumes/files/sign-file-address";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { POSTING, setSubscription } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

async function program() {
  const { user, ids } = await createResumes(1);
  return { user, resumeId: ids[0] ?? "", cookie: await sessionOf(deps, user.userId) };
}

type Token = { token: string; request_id: string; expires_at: string };

async function tokenFor(cookie: string, use: string): Promise<Token> {
  const answer = await visit("/api/tokens", { method: "POST", cookie, body: JSON.stringify({ use }) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Token;
}

async function addressOf(cookie: string, resumeId: string, use: string): Promise<string> {
  const answer = await visit(`/api/resumes/${resumeId}/address?for=${use}`, { cookie });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

function call(path: string, token: string | null, body: unknown, cookie?: string): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return visit(path, { method: "POST", body: text, headers, cookie });
}

/** A whole request of the job analysis, each part of which can be another. */
async function ask(
  { user, resumeId, cookie }: Awaited<ReturnType<typeof program>>,
  changes: Record<string, unknown> = {},
) {
  const { token, request_id } = await tokenFor(cookie, "job-analysis");
  const resumeUrl = await addressOf(cookie, resumeId, "job-analysis");
  const body = { uuid: user.userId, request_id, resumeUrl, jobUrl: "", jobDescription: POSTING, ...changes };
  const answer = await call("/job/analyze", token, body);
  return { token, body, status: answer.status, said: (await answer.json()) as Record<string, unknown> };
}

const analysesOf = (userId: string) => db.select().from(matches).where(eq(matches.userId, userId));

test("a job seeker's program gets an analysis in the specification's words, and it is in the history", async () => {
  const mine = await program();
  const { status, said, body } = await ask(mine);
  expect(status).toBe(200);
  const [row] = await analysesOf(mine.user.userId);
  expect(said).toEqual({
    result: {
      status: "success",
      data: {
        match_score: row?.score,
        strengths: row?.strengths,
        gaps: row?.gaps,
        pivot_strategy: row?.pivotStrategy,
        resume_improvement_suggestions: row?.suggestions,
        company_relevance: row?.companyRelevance,
        job_relevance: row?.jobRelevance,
        overall_analysis: row?.overallAnalysis,
        job_id: null,
        job_title: row?.jobTitle,
        job_position: expect.any(String),
        analysis_id: expect.any(String),
      },
    },
  });
  expect(row?.requestId).toContain(body.request_id as string);
  expect(row?.score).toBeGreaterThan(0);
});

test("a job's address is read like on the site", async () => {
  const { said } = await ask(await program(), {
    jobUrl: "https://www.linkedin.com/jobs/view/4010000003",
    jobDescription: null,
  });
  expect(said).toMatchObject({
    result: { data: { job_id: "4010000003", job_title: "Data Analyst", job_position: "Data analyst" } },
  });
});

test("a token lives a minute, names its request and works once, even ten times at once", async () => {
  const mine = await program();
  const { token, request_id } = await tokenFor(mine.cookie, "job-analysis");
  const claims = JSON.parse(atob(token.split(".")[1]!.replace(/-/g, "+").replace(/_/g, "/")));
  expect(claims).toMatchObject({ uuid: mine.user.userId, request_id, aud: "job-analysis" });
  expect([claims.exp - claims.iat, request_id.length]).toEqual([60, 16]);
  const resumeUrl = await addressOf(mine.cookie, mine.resumeId, "job-analysis");
  const body = { uuid: mine.user.userId, request_id, resumeUrl, jobDescription: POSTING };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call("/job/analyze", token, body).then(({ status }) => status)),
  );
  expect(answers.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  expect((await analysesOf(mine.user.userId)).length).toBe(1);
});

test("what is wrong is said in result.error, with the specification's words", async () => {
  const mine = await program();
  const cases: [Record<string, unknown>, number, string][] = [
    [{ jobDescription: " " }, 400, "Please provide either a LinkedIn job URL or job description"],
    [
      { jobDescription: "", jobUrl: "https://example.com/jobs/1" },
      400,
      "Please provide a valid LinkedIn job URL",
    ],
    [
      { jobDescription: "", jobUrl: "https://www.linkedin.com/jobs/view/5000000302" },
      422,
      "We couldn't read that posting. Please paste the job description instead.",
    ],
    [{ resumeUrl: "" }, 400, "Please select a resume to analyze"],
    [{ jobDescription: 7 }, 400, "Please check your input."],
  ];
  for (const [changes, status, error] of cases)
    expect([changes, await ask(mine, changes)]).toEqual([
      changes,
      expect.objectContaining({
        status,
        said: expect.objectContaining({ result: { status: "error", error } }),
      }),
    ]);
  await setSubscription(deps, mine.user, { nextRenewal: 1 });
  expect(await ask(mine)).toMatchObject({
    status: 402,
    said: { result: { error: expect.stringContaining("subscription has ended") } },
  });
  expect(await analysesOf(mine.user.userId)).toEqual([]);
});

test("a token counts for its own user and request only", async () => {
  const [mine, theirs] = [await program(), await program()];
  for (const changes of [{ uuid: theirs.user.userId }, { request_id: "A".repeat(16) }])
    expect((await ask(mine, changes)).status).toBe(401);
  expect((await call("/job/analyze", null, {})).status).toBe(401);
  expect((await call("/job/analyze", null, {}, mine.cookie)).status).toBe(401);
  const other = await tokenFor(mine.cookie, "cv-analysis");
  expect((await call("/job/analyze", other.token, {})).status).toBe(401);
  expect(await analysesOf(theirs.user.userId)).toEqual([]);
});

test("only our own signed address of the person's own résumé is taken, for its use and while it holds", async () => {
  const [mine, theirs] = [await program(), await program()];
  const good = await addressOf(mine.cookie, mine.resumeId, "job-analysis");
  const foreign = await addressOf(theirs.cookie, theirs.resumeId, "job-analysis");
  const late = testDeps();
  late.wait(-121_000);
  const ended = signFileAddress(late, { resumeId: mine.resumeId, use: "job-analysis" }).url;
  const otherUse = await addressOf(mine.cookie, mine.resumeId, "resume-analysis");
  const missing = signFileAddress(deps, { resumeId: crypto.randomUUID(), use: "job-analysis" }).url;
  const invalid = "This link is no longer valid. Please ask for a new one.";
  const cases: [string, number, string][] = [
    [ended, 400, invalid],
    [otherUse, 400, invalid],
    [good.replace(mine.resumeId, theirs.resumeId), 400, invalid],
    [good.replace("http://localhost:8787", "https://example.com"), 400, invalid],
    ["http://169.254.169.254/latest", 400, invalid],
    [foreign, 404, "Resume not found"],
    [missing, 404, "Resume not found"],
  ];
  for (const [resumeUrl, status, error] of cases)
    expect([resumeUrl, await ask(mine, { resumeUrl })]).toEqual([
      resumeUrl,
      expect.objectContaining({
        status,
        said: expect.objectContaining({ result: { status: "error", error } }),
      }),
    ]);
});

test("a résumé's own analysis is given to a token or a session, in the specification's words", async () => {
  const mine = await program();
  const [row] = await db.select().from(resumeAnalyses).where(eq(resumeAnalyses.resumeId, mine.resumeId));
  const resumeUrl = await addressOf(mine.cookie, mine.resumeId, "resume-analysis");
  const { token } = await tokenFor(mine.cookie, "cv-analysis");
  const wanted = {
    strengths: row?.strengths,
    weaknesses: row?.weaknesses,
    recommendations: row?.recommendations,
    suggested_positions: row?.suggestedPositions,
    matching_skills: row?.matchingSkills,
    missing_skills: row?.missingSkills,
    transferable_skills: row?.transferableSkills,
    resume_score: row?.resumeScore,
    job_fit_score: row?.jobFitScore,
  };
  expect(row?.resumeScore).toBeGreaterThan(0);
  const byToken = await call("/cv/analyze", token, { resumeUrl });
  expect([byToken.status, await byToken.json()]).toEqual([200, wanted]);
  expect((await call("/cv/analyze", token, { resumeUrl })).status).toBe(401);
  const bySession = await call("/cv/analyze", null, { resumeUrl }, mine.cookie);
  expect([bySession.status, await bySession.json()]).toEqual([200, wanted]);
});

test("a résumé's analysis is refused to everyone but its owner, and while there is none", async () => {
  const [mine, theirs] = [await program(), await program()];
  const resumeUrl = await addressOf(theirs.cookie, theirs.resumeId, "resume-analysis");
  const read = async (url: string, cookie?: string) => {
    const answer = await call("/cv/analyze", null, { resumeUrl: url }, cookie);
    const { error } = (await answer.json()) as { error: string };
    return [answer.status, error];
  };
  expect(await read(resumeUrl)).toEqual([401, "unauthenticated"]);
  expect(await read(resumeUrl, mine.cookie)).toEqual([404, "resume-not-found"]);
  expect(await read("https://example.com/cv.pdf", mine.cookie)).toEqual([400, "link-invalid"]);
  const agent = await createAgent(deps);
  expect(await read(resumeUrl, await sessionOf(deps, agent.userId))).toEqual([403, "candidate-only"]);
  await db.update(resumes).set({ analysisStatus: "pending" }).where(eq(resumes.id, theirs.resumeId));
  expect(await read(resumeUrl, theirs.cookie)).toEqual([409, "resume-pending"]);
});

test("each kind of account gets the tokens of its own endpoints only", async () => {
  const mine = await program();
  const agent = await createAgent(deps);
  const want = async (userId: string, use: string) =>
    (
      await visit("/api/tokens", {
        method: "POST",
        cookie: await sessionOf(deps, userId),
        body: JSON.stringify({ use }),
      })
    ).status;
  for (const use of ["job-analysis", "cv-analysis"])
    expect([await want(mine.user.userId, use), await want(agent.userId, use)]).toEqual([201, 403]);
  for (const use of ["b2b-job-analysis", "bulk-analyze"])
    expect([await want(mine.user.userId, use), await want(agent.userId, use)]).toEqual([403, 201]);
});
