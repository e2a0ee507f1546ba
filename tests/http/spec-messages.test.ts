import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobFilters, jobSearches, resumes, subscriptions } from "../../db/schema";
import { analysisKeyOf } from "../../workers/domain/files/analysis-key";
import { makeApiToken } from "../../workers/domain/identity/api-token";
import { newRequestId } from "../../workers/domain/matches/request-id";
import { testDeps } from "../support/faults";
import {
  askFaulty,
  bucketWithout,
  type Faults,
  noBatches,
  refusingToDeleteFrom,
  without,
} from "../support/faulty-site";
import { filesForm, sessionOf, visit } from "../support/people/browser-session";
import { analyse, POSTING, setSubscription } from "../support/samples/job-analyses";
import { createResumes, rowsOf } from "../support/samples/seeker-resumes";
import { workspaceMessages } from "../support/samples/spec-messages";
import { resumePdf } from "../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;

const OF_RESUME = /from "resumes" left join "resume_analyses" .* where \("resumes"\."id" = /;
const OF_SUBSCRIPTION = /latest_user_subscriptions/;
const OF_REQUEST = /from "job_analyses" where \("job_analyses"\."request_id" = /;
const OF_FILTERS = /^select .* from "job_filters"/;
const YESTERDAY = Date.now() - 86_400_000;

type Person = { user: { userId: string; emailVerified: boolean }; resumeId: string; cookie: string };
type Cause = (person: Person) => Promise<string>;

async function createPerson(): Promise<Person> {
  const { user, ids } = await createResumes(1);
  return { user, resumeId: ids[0] ?? "", cookie: await sessionOf(deps, user.userId) };
}

/** A page, or with a body an answer to its form. */
function page(
  path: string | ((person: Person) => string),
  faults: Faults = {},
  body?: () => BodyInit,
): Cause {
  return async (person) => {
    const at = typeof path === "string" ? path : path(person);
    return (await askFaulty(faults, at, { cookie: person.cookie, body: body?.() })).text;
  };
}

/** The form of a new analysis. */
function analysis(fields: Record<string, string> = {}, faults: Faults = {}): Cause {
  return (person) => {
    const form = {
      resume: person.resumeId,
      mode: "description",
      description: POSTING,
      requestId: newRequestId(),
    };
    return page("/new-analysis", faults, () => new URLSearchParams({ ...form, ...fields }))(person);
  };
}

function upload(name: string, faults: Faults = {}): Cause {
  return page("/my-resumes", faults, () => filesForm([{ name, bytes: resumePdf(77) }]));
}

function deletion(faults: Faults): Cause {
  return page(
    ({ resumeId }) => `/my-resumes/${resumeId}/delete`,
    faults,
    () => new URLSearchParams(),
  );
}

/** The deletion of a résumé with everything that hangs on one. */
function deletionRefusedBy(table: string): Cause {
  return async (person) => {
    const { userId } = person.user;
    await analyse(deps, person.user, person.resumeId);
    const filterId = crypto.randomUUID();
    const search = { position: "Backend Developer", location: "Oslo" };
    await db.insert(jobFilters).values({ id: filterId, userId, resumeId: person.resumeId, ...search });
    await db.insert(jobSearches).values({ userId, filterId, jobPosition: "Backend Developer" });
    return deletion({ DB: refusingToDeleteFrom(table) })(person);
  };
}

function analysisWith(columns: Parameters<typeof setSubscription>[2]): Cause {
  return async (person) => {
    await setSubscription(deps, person.user, columns);
    return analysis()(person);
  };
}

/** A program's whole call of the job analysis; only the call itself meets the fault. */
function call(faults: Faults): Cause {
  return async ({ user, cookie, resumeId }) => {
    const asked = { method: "POST", cookie, body: JSON.stringify({ use: "job-analysis" }) };
    const token = await (await visit("/api/tokens", asked)).json<{ token: string; request_id: string }>();
    const address = await visit(`/api/resumes/${resumeId}/address?for=job-analysis`, { cookie });
    const { url } = await address.json<{ url: string }>();
    const { text } = await askFaulty(faults, "/job/analyze", {
      headers: { authorization: `Bearer ${token.token}` },
      body: JSON.stringify({
        uuid: user.userId,
        request_id: token.request_id,
        resumeUrl: url,
        jobDescription: POSTING,
      }),
    });
    return text;
  };
}

/** How each message is caused: a message without a cause doesn't compile. */
const causes: Record<(typeof workspaceMessages)[number], Cause> = {
  "Please select a resume to analyze": analysis({ resume: "" }),
  "Please provide either a LinkedIn job URL or job description": analysis({ description: "" }),
  "Please provide a valid LinkedIn job URL": analysis({
    mode: "url",
    url: "https://jobs.example.com/view/4010000001",
  }),
  "Please upload a valid file type (.pdf, .doc, .docx).": upload("cv.txt"),
  "User not authenticated": async () => (await visit("/api/resumes/x")).text(),
  "Analysis failed": call({ DB: without(OF_REQUEST) }),
  "Failed to fetch resume details": analysis({}, { DB: without(OF_RESUME) }),
  "Resume not found": analysis({ resume: "x" }),
  "Failed to generate resume access URL": page(({ resumeId }) => `/api/resumes/${resumeId}/address`, {
    FILES: bucketWithout("head"),
  }),
  "Failed to save analysis results": analysis({}, { FILES: bucketWithout("put") }),
  "Failed to generate authentication token": ({ user }) => {
    const make = () => Promise.reject(new Error("no key"));
    const broken = { ...deps, apiTokens: { ...deps.apiTokens, make } };
    return makeApiToken(broken, { userId: user.userId, sessionId: "x", use: "cv-analysis" }).then(
      () => "",
      ({ message }: Error) => message,
    );
  },
  "Failed to delete resume analyses": deletionRefusedBy("resume_analyses"),
  "Failed to delete job analyses": deletionRefusedBy("job_analyses"),
  "Failed to fetch job filters": deletion({ DB: without(OF_FILTERS) }),
  "Failed to delete job searches": deletionRefusedBy("job_searches"),
  "Failed to delete job filters": deletionRefusedBy("job_filters"),
  "subscription has ended": analysisWith({ nextRenewal: YESTERDAY }),
  "Failed to analyze resume. Please try again.": analysis({}, { DB: without(OF_REQUEST) }),
  "Failed to upload resume. Please try again.": upload("cv.pdf", { DB: noBatches }),
  "Failed to fetch subscription status": page("/dashboard", { DB: without(OF_SUBSCRIPTION) }),
  "No subscription found. Please subscribe to use this feature.": async (person) => {
    await db.delete(subscriptions).where(eq(subscriptions.userId, person.user.userId));
    return analysis()(person);
  },
  "Your account is suspended. Please contact support for assistance.": analysisWith({ status: "suspended" }),
  "Your subscription has ended. Please renew to continue using this feature.": analysisWith({
    nextRenewal: YESTERDAY,
  }),
  "No active subscription found. Please subscribe to use this feature.": analysisWith({
    status: "cancelled",
    nextRenewal: YESTERDAY,
  }),
  "Failed to check subscription status": analysis({}, { DB: without(OF_SUBSCRIPTION) }),
  "Failed to load dashboard data": async (person) => {
    // Not JSON, as a fault inside the database would leave it.
    await db.run(
      `insert into user_activities (id, user_id, activity_type, title, metadata) values ('${crypto.randomUUID()}', '${person.user.userId}', 'upload', 'x', '{broken')`,
    );
    return page("/dashboard")(person);
  },
  "Failed to load resumes": page("/my-resumes", { DB: without(/from "resumes"/) }),
  "Failed to load analysis history": page("/history", { DB: without(/job_analyses/) }),
  "Failed to delete analysis": async (person) => {
    const { id } = await analyse(deps, person.user, person.resumeId);
    return page(`/history/${id}/delete`, { DB: noBatches }, () => new URLSearchParams())(person);
  },
  "Failed to delete resume. Please try again.": deletion({ DB: noBatches }),
  "Failed to load resume data": async (person) => {
    const [row] = await rowsOf(deps, person.user);
    await env.FILES.put(analysisKeyOf(row!), "neither packed nor JSON");
    return page(`/resume-analysis/${person.resumeId}`)(person);
  },
  "Failed to analyze resume": async (person) => {
    const failed = { analysisStatus: "failed", failureCode: "no-text" } as const;
    await db.update(resumes).set(failed).where(eq(resumes.id, person.resumeId));
    return page(`/resume-analysis/${person.resumeId}`)(person);
  },
};

test.each(workspaceMessages)("%j is said", async (message) => {
  const person = await createPerson();
  expect(await causes[message](person)).toContain(message);
});

test("none of them is said where nothing is wrong", async () => {
  const person = await createPerson();
  const { id } = await analyse(deps, person.user, person.resumeId);
  const paths = [
    "/new-analysis",
    "/my-resumes",
    `/my-resumes/${person.resumeId}/delete`,
    `/api/resumes/${person.resumeId}/address`,
    `/resume-analysis/${person.resumeId}`,
    "/dashboard",
    "/history",
    `/history/${id}/delete`,
  ];
  for (const path of paths) {
    const said = await page(path)(person);
    expect([path, workspaceMessages.filter((message) => said.includes(message))]).toEqual([path, []]);
  }
});
