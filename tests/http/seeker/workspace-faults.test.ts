import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobFilters, jobSearches, resumeAnalyses } from "../../../db/schema";
import { makeApiToken } from "../../../workers/domain/identity/api-token";
import { newRequestId } from "../../../workers/domain/matches/request-id";
import { testDeps } from "../../support/faults";
import {
  askFaulty,
  bucketWithout,
  noBatches,
  refusingToDeleteFrom,
  without,
} from "../../support/faulty-site";
import { sessionOf, visit } from "../../support/people/browser-session";
import { analyse, analysesOf, analysisFilesOf, POSTING } from "../../support/samples/job-analyses";
import { createResumes, rowsOf } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

/** One step's statement each, as the database is asked it. */
const OF_RESUME = /from "resumes" left join "resume_analyses" .* where \("resumes"\."id" = /;
const OF_REQUEST = /from "job_analyses" where \("job_analyses"\."request_id" = /;
const OF_SUBSCRIPTION = /latest_user_subscriptions/;
const OF_FILTERS = /^select .* from "job_filters"/;

async function person() {
  const { user, ids } = await createResumes(1);
  return { user, resumeId: ids[0] ?? "", cookie: await sessionOf(deps, user.userId) };
}

type Person = Awaited<ReturnType<typeof person>>;
type Faults = Parameters<typeof askFaulty>[0];

/** The form of a new analysis, sent to a site with a fault. */
function analyseWith(faults: Faults, { cookie, resumeId }: Person) {
  const body = new URLSearchParams({
    resume: resumeId,
    mode: "description",
    description: POSTING,
    requestId: newRequestId(),
  });
  return askFaulty(faults, "/new-analysis", { cookie, body });
}

/** A program's whole call of the job analysis; only the call itself meets the fault. */
async function callWith(faults: Faults, { user, cookie, resumeId }: Person) {
  const asked = { method: "POST", cookie, body: JSON.stringify({ use: "job-analysis" }) };
  const { token, request_id } = await (await visit("/api/tokens", asked)).json<{
    token: string;
    request_id: string;
  }>();
  const address = await visit(`/api/resumes/${resumeId}/address?for=job-analysis`, { cookie });
  const { url } = await address.json<{ url: string }>();
  const { status, text } = await askFaulty(faults, "/job/analyze", {
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ uuid: user.userId, request_id, resumeUrl: url, jobDescription: POSTING }),
  });
  return { status, said: JSON.parse(text) as { result: { status: string; error: string } } };
}

test.each([
  ["the résumé can't be fetched", { DB: without(OF_RESUME) }, "Failed to fetch resume details"],
  ["its analysis can't be read", { FILES: bucketWithout("get") }, "Failed to fetch resume details"],
  ["the result's file can't be written", { FILES: bucketWithout("put") }, "Failed to save analysis results"],
  ["the result's rows can't be written", { DB: noBatches }, "Failed to save analysis results"],
  [
    "the subscription can't be looked up",
    { DB: without(OF_SUBSCRIPTION) },
    "Failed to check subscription status",
  ],
])(
  "a job analysis where %s: page and program say that step's words, and nothing is kept",
  async (_, faults, message) => {
    const mine = await person();
    const page = await analyseWith(faults, mine);
    expect([page.status, page.text]).toEqual([500, expect.stringContaining(message)]);
    const program = await callWith(faults, mine);
    expect([program.status, program.said.result]).toEqual([500, { status: "error", error: message }]);
    expect([await analysesOf(deps, mine.user), await analysisFilesOf(deps, mine.user)]).toEqual([[], []]);
  },
);

test("what fails without words of its own is a failed analysis, to a page and to a program", async () => {
  const mine = await person();
  const faults = { DB: without(OF_REQUEST) };
  expect(await analyseWith(faults, mine)).toMatchObject({
    status: 500,
    text: expect.stringContaining("Failed to analyze resume. Please try again."),
  });
  expect(await callWith(faults, mine)).toMatchObject({
    status: 500,
    said: { result: { status: "error", error: "Analysis failed" }, error: "internal" },
  });
});

test("an address of a résumé's file: what can't be fetched or looked for is said, and a lost file gets none", async () => {
  const { user, resumeId, cookie } = await person();
  const path = `/api/resumes/${resumeId}/address`;
  const ask = async (faults: Faults) => {
    const { status, text } = await askFaulty(faults, path, { cookie });
    return [status, (JSON.parse(text) as { message: string }).message];
  };
  expect(await ask({ FILES: bucketWithout("head") })).toEqual([500, "Failed to generate resume access URL"]);
  expect(await ask({ DB: without(/from "resumes"/) })).toEqual([500, "Failed to fetch resume details"]);
  await env.FILES.delete((await rowsOf(deps, user))[0]?.fileKey ?? "");
  expect(await ask({})).toEqual([404, "The file is no longer there."]);
});

test("a program's résumé analysis says when the résumé can't be fetched", async () => {
  const { resumeId, cookie } = await person();
  const { url } = await (await visit(`/api/resumes/${resumeId}/address`, { cookie })).json<{ url: string }>();
  const body = JSON.stringify({ resumeUrl: url });
  const { status, text } = await askFaulty({ DB: without(OF_RESUME) }, "/cv/analyze", { cookie, body });
  expect([status, JSON.parse(text)]).toEqual([
    500,
    expect.objectContaining({ message: "Failed to fetch resume details" }),
  ]);
});

test("a token that can't be signed is said to be so", async () => {
  const make = () => Promise.reject(new Error("no key"));
  const broken = { ...deps, apiTokens: { ...deps.apiTokens, make } };
  await expect(
    makeApiToken(broken, { userId: "x", sessionId: "x", use: "cv-analysis" }),
  ).rejects.toMatchObject({
    status: 500,
    message: "Failed to generate authentication token",
  });
});

test("a correction that can't be saved says so next to its form, and changes nothing", async () => {
  const { user, resumeId, cookie } = await person();
  const body = new URLSearchParams({
    kind: "person",
    factsVersion: "1",
    name: "Mara Berg",
    headline: "",
    location: "",
  });
  const { status, text } = await askFaulty({ DB: noBatches }, `/resume-analysis/${resumeId}`, {
    cookie,
    body,
  });
  expect([status, text]).toEqual([500, expect.stringContaining("Failed to save analysis results")]);
  expect(await rowsOf(deps, user)).toMatchObject([{ corrections: [], factsVersion: 1 }]);
});

test.each([
  ["resume_analyses", "Failed to delete resume analyses"],
  ["job_analyses", "Failed to delete job analyses"],
  ["job_searches", "Failed to delete job searches"],
  ["job_filters", "Failed to delete job filters"],
  ["resumes", "Failed to delete resume. Please try again."],
])("a deletion that %s refuses says that step's words, and nothing is deleted", async (table, message) => {
  const { resumeId, cookie, state } = await personWithSearch();
  const before = await state();
  const body = new URLSearchParams();
  const path = `/my-resumes/${resumeId}/delete`;
  const { status, text } = await askFaulty({ DB: refusingToDeleteFrom(table) }, path, { cookie, body });
  expect([status, text]).toEqual([500, expect.stringContaining(message)]);
  expect(await state()).toEqual(before);
  expect((await askFaulty({}, path, { cookie, body })).status).toBe(302);
  expect(await state()).toEqual([[], [], [], [], []]);
});

test("a deletion whose searches can't be looked up says so, and nothing is deleted", async () => {
  const { resumeId, cookie, state } = await personWithSearch();
  const before = await state();
  const body = new URLSearchParams();
  const faults = { DB: without(OF_FILTERS) };
  const { status, text } = await askFaulty(faults, `/my-resumes/${resumeId}/delete`, { cookie, body });
  expect([status, text]).toEqual([500, expect.stringContaining("Failed to fetch job filters")]);
  expect(await state()).toEqual(before);
});

/** Everything that a deletion goes through, and its state. */
async function personWithSearch() {
  const mine = await person();
  const { userId } = mine.user;
  await analyse(deps, mine.user, mine.resumeId);
  const filterId = crypto.randomUUID();
  const search = { position: "Backend Developer", location: "Oslo" };
  await db.insert(jobFilters).values({ id: filterId, userId, resumeId: mine.resumeId, ...search });
  await db.insert(jobSearches).values({ userId, filterId, jobPosition: "Backend Developer" });
  const state = () =>
    Promise.all([
      rowsOf(deps, mine.user),
      analysesOf(deps, mine.user),
      db.select().from(resumeAnalyses).where(eq(resumeAnalyses.userId, userId)),
      db.select().from(jobFilters).where(eq(jobFilters.userId, userId)),
      db.select().from(jobSearches).where(eq(jobSearches.userId, userId)),
    ]);
  return { ...mine, state };
}

test.each(["/new-analysis", "/compare"])(
  "%s says when résumés can't be loaded, and offers another try",
  async (path) => {
    const { cookie } = await person();
    const { status, text } = await askFaulty({ DB: without(/from "resumes" left join/) }, path, { cookie });
    expect([status, text]).toEqual([200, expect.stringContaining("Failed to load resumes")]);
    expect(text).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Try again`));
    expect(text).not.toContain("Please upload a resume first");
  },
);

test("a dashboard whose subscription can't be read says so in its place", async () => {
  const { cookie } = await person();
  const { text } = await askFaulty({ DB: without(OF_SUBSCRIPTION) }, "/dashboard", { cookie });
  expect(text).toContain("Failed to fetch subscription status");
  expect(text).not.toContain("No subscription found");
  expect(text).toContain("Resume analyzed");
});

test.each([
  ["GET", "/api/resumes/x"],
  ["GET", "/api/resumes/x/address"],
  ["GET", "/api/analyses.csv"],
  ["POST", "/api/resumes"],
  ["POST", "/cv/analyze"],
  ["POST", "/api/tokens"],
])("%s %s without a session: the user isn't authenticated", async (method, path) => {
  const answer = await visit(path, { method, ...(method === "POST" ? { body: "{}" } : {}) });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    expect.objectContaining({ message: "User not authenticated" }),
  ]);
});
