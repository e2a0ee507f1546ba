import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, applicants, companySubscriptions } from "../../../db/schema";
import { type BatchStatus, batchMessage } from "../../../workers/domain/documents/batch-status";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { makeApiToken } from "../../../workers/domain/identity/api-token";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { analysePosting } from "../../../workers/domain/postings/analyse-posting";
import { testDeps } from "../../support/faults";
import {
  askFaulty,
  bucketWithout,
  type Faults,
  noBatches,
  sendAndFollow,
  without,
} from "../../support/faulty-site";
import { addThread, createAgent, jobForm } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { registrationFields } from "../../support/people/registration";
import { PASSWORD } from "../../support/people/seeker";
import { wordForWord } from "../../support/samples/spec-messages";
import { agencyMessages } from "../../support/samples/spec-messages-agency";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;
const OF_APPLICANTS = /from "b2b_candidates"/;
const OF_ONE_APPLICANT = /^select .* from "b2b_candidates" where \("b2b_candidates"\."id" = /;
const OF_LISTED_APPLICANTS = /^select .* from "b2b_candidates" where \("b2b_candidates"\."id" in /;
const OF_ONE_THREAD = /^select .* from "campaigns" where \("campaigns"\."id" = /;
/** The entitlement's statement; who is signed in is asked of the same table. */
const OF_SUBSCRIPTION = /^select(?!.*from "sessions").*from "b2b_company_subscriptions"/s;

type Agency = { agent: ActiveAgent; cookie: string; threadId: string };
type Fields = Record<string, string>;
type Cause = (agency: Agency) => Promise<string>;

async function createAgency(): Promise<Agency> {
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  return { agent, threadId, cookie: await sessionOf(deps, agent.userId) };
}

/** A page or an endpoint; ID is the agency's thread. */
function page(path: string, faults: Faults = {}): Cause {
  return async ({ threadId, cookie }) =>
    (await askFaulty(faults, path.replace("ID", threadId), { cookie })).text;
}

/** A form of an active agent, and the page that it leads to. */
function form(path: string, fields: Fields, faults: Faults = {}): Cause {
  return ({ threadId, cookie }) =>
    sendAndFollow(faults, path.replace("ID", threadId), { cookie, body: new URLSearchParams(fields) });
}

/** A form of someone who isn't signed in. */
function send(path: string, fields: Fields, faults: Faults = {}): Promise<string> {
  return sendAndFollow(faults, path, { body: new URLSearchParams(fields) });
}

async function register(changes: Fields = {}, faults: Faults = {}): Promise<string> {
  return send("/agent/register", await registrationFields(changes), faults);
}

/** A registration with something of one before it. */
async function registerAgain(...same: ("companyName" | "companyWebsite" | "email")[]): Promise<string> {
  const first = await registrationFields();
  await send("/agent/register", first);
  return register(Object.fromEntries(same.map((name) => [name, first[name]])));
}

/** Profile Settings of an agent who has a password. */
function profile(fields: Fields, faults: Faults = {}): Cause {
  return async (agency) => {
    const { userId } = agency.agent;
    const passwordHash = await hashPassword(PASSWORD, deps.passwordCost);
    await db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash });
    return form("/agent/profile", fields, faults)(agency);
  };
}

const change = {
  currentPassword: PASSWORD,
  newPassword: "new words here",
  confirmPassword: "new words here",
};

/** Gives an agent's company the name and the website of one that is registered already. */
async function takeCompany(agency: Agency): Promise<string> {
  const other = await registrationFields();
  await send("/agent/register", other);
  const { companyName, companyWebsite, companyLocation, companySize } = other;
  return form("/agent/profile", { companyName, companyWebsite, companyLocation, companySize })(agency);
}

/** The form of a new job thread. */
function thread(fields: Fields, faults: Faults = {}): Cause {
  const { title, jobDescription, companyName, location, requirements, employmentType } = jobForm;
  const filled = { title, jobDescription, companyName, location, requirements, employmentType };
  return form("/agent/campaigns/create", { ...filled, intent: "create", ...fields }, faults);
}

function uploadOf(names: string[], faults: Faults = {}): Cause {
  return ({ threadId, cookie }) => {
    const body = filesForm(names.map((name, number) => ({ name, bytes: resumePdf(number) })));
    return sendAndFollow(faults, `/api/campaigns/${threadId}/resumes`, { cookie, body });
  };
}

function uploadUnder(columns: Partial<typeof companySubscriptions.$inferInsert> | "none"): Cause {
  return async (agency) => {
    const own = eq(companySubscriptions.companyId, agency.agent.companyId);
    if (columns === "none") await db.delete(companySubscriptions).where(own);
    else
      await db
        .update(companySubscriptions)
        .set({ nextRenewal: 1, ...columns })
        .where(own);
    return uploadOf(["cv.pdf"])(agency);
  };
}

type Row = Partial<typeof applicants.$inferInsert>;

/** A batch of résumés whose analyses ended so; without any, they wait. */
async function createBatch({ agent, threadId }: Agency, rows: Row[]) {
  const files = (async function* () {
    for (const number of rows.keys()) yield { name: `cv-${number}.pdf`, bytes: resumePdf(number) };
  })();
  const batch = await acceptUpload(deps, { agent, threadId, batchId: null, files });
  for (const [number, row] of rows.entries())
    await db
      .update(applicants)
      .set({ updatedAt: deps.now(), ...row })
      .where(eq(applicants.id, batch.applicantIds[number] ?? ""));
  return batch;
}

/** What the page says of a batch, from what the endpoint answers. */
function batchOf(...analysisStatus: ("completed" | "failed")[]): Cause {
  return async (agency) => {
    const rows = analysisStatus.map((status): Row => ({ analysisStatus: status }));
    const { batchId } = await createBatch(agency, rows);
    return batchMessage(JSON.parse(await page(`/api/batches/${batchId}`)(agency)) as BatchStatus);
  };
}

function withOne(row: Row, cause: Cause): Cause {
  return async (agency) => {
    await createBatch(agency, [row]);
    return cause(agency);
  };
}

function deletion(faults: Faults = {}): Cause {
  return async (agency) => {
    const { applicantIds } = await createBatch(agency, [{}]);
    return form(`/agent/campaigns/ID/candidates/${applicantIds[0]}/delete`, {}, faults)(agency);
  };
}

/** A program's call of the bulk analysis that names no thread. */
async function callWithoutThread({ cookie }: Agency): Promise<string> {
  const asked = { method: "POST", cookie, body: JSON.stringify({ use: "bulk-analyze" }) };
  const { token } = await (await visit("/api/tokens", asked)).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  return (await askFaulty({}, "/b2b/bulk-analyze", { headers, body: '{"candidate_ids":["x"]}' })).text;
}

const csv = "/api/campaigns/ID/candidates.csv";
const eleven = Array.from({ length: 11 }, (_, number) => `cv-${number}.pdf`);

/** How each message is caused: a message without a cause doesn't compile. */
const causes: Record<(typeof agencyMessages)[number], Cause> = {
  "Please enter both email and password": () => send("/agent/login", { email: "", password: "" }),
  "Authentication failed": () =>
    send("/agent/login", { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD }),
  "Please fill in all required fields.": () => register({ companyName: "" }),
  "Passwords do not match.": () => register({ confirmPassword: "other words here" }),
  "Password must be at least 6 characters long.": () =>
    register({ password: "abcd5", confirmPassword: "abcd5" }),
  "Company already exists. Please contact support if you need to join this company.": () =>
    registerAgain("companyName", "companyWebsite"),
  "User with this email already exists. Please use a different email or try logging in.": () =>
    registerAgain("email"),
  "Failed to create account. Please try again.": () => register({}, { DB: noBatches }),
  "Account Created Successfully!": () => register(),
  "New passwords do not match": profile({ ...change, confirmPassword: "something else" }),
  "New password must be at least 6 characters long": profile({
    ...change,
    newPassword: "12345",
    confirmPassword: "12345",
  }),
  "Company name, location, website, and size are required to save company information.": profile({
    companyName: "Fjordpay",
  }),
  "Failed to update company: {reason}": takeCompany,
  "Failed to load profile data. Please try again.": page("/agent/profile", {
    DB: without(/"retention_days" as text/),
  }),
  "Failed to change password. Please try again.": profile(change, {
    DB: without(/from "accounts" inner join "users"/),
  }),
  "Failed to update profile. Please try again.": profile({ fullName: "Ada" }, { DB: noBatches }),
  "User not authenticated": async () => (await askFaulty({}, csv)).text,
  "Agent not found or not active": async (agency) => {
    const { userId } = await createAgent(deps, { status: "pending" });
    return page(csv)({ ...agency, cookie: await sessionOf(deps, userId) });
  },
  "Failed to generate authentication token": ({ agent }) => {
    const make = () => Promise.reject(new Error("no key"));
    const broken = { ...deps, apiTokens: { ...deps.apiTokens, make } };
    return makeApiToken(broken, { userId: agent.userId, sessionId: "x", use: "b2b-job-analysis" }).then(
      () => "",
      ({ message }: Error) => message,
    );
  },
  "No subscription found. Please subscribe to continue using the agent portal.": uploadUnder("none"),
  "Trial period has expired. Please subscribe to continue using the agent portal.": uploadUnder({}),
  "Subscription has expired. Please renew to continue using the agent portal.": uploadUnder({
    status: "active",
  }),
  "Subscription has expired. Please upgrade to continue using the agent portal.": uploadUnder({
    status: "cancelled",
  }),
  "Failed to check subscription status": uploadOf(["cv.pdf"], { DB: without(OF_SUBSCRIPTION) }),
  "Failed to load subscription data. Please try again.": page("/agent/subscription", {
    DB: without(/from "invoices"/),
  }),
  "Failed to subscribe to plan. Please try again.": form(
    "/order/agency-starter",
    { terms: "on", startAtOnce: "on" },
    { DB: without(/"billing_customers"/) },
  ),
  "Failed to cancel subscription. Please try again.": form(
    "/agent/subscription/cancel",
    {},
    { DB: noBatches },
  ),
  "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.": thread({
    title: "",
  }),
  "Analysis data is required to create a job thread.": thread({}),
  "Failed to analyze job thread. Please try again.": thread({}, { DB: without(/"rate_limits"/) }),
  "Failed to create job thread. Please try again.": thread(
    { analysisKey: analysePosting(jobForm).analysisKey },
    { DB: without(/"campaigns"/) },
  ),
  "Failed to fetch campaigns": page("/agent/dashboard", { DB: without(/from "campaigns"/) }),
  "Failed to fetch campaign statistics": page("/agent/campaigns/ID", {
    DB: without(/"waits_until" is not null\)/),
  }),
  "Failed to load campaign data": page("/agent/campaigns/ID", { DB: without(OF_ONE_THREAD) }),
  "Campaign not found": page("/agent/campaigns/x"),
  "Campaign not found or access denied": page("/api/campaigns/x/candidates.csv"),
  "Campaign ID is required": callWithoutThread,
  "Failed to delete campaign. Please try again.": form("/agent/campaigns/ID/delete", {}, { DB: noBatches }),
  "Job thread and all associated data have been successfully deleted": form("/agent/campaigns/ID/delete", {}),
  "You can only upload up to 10 files at a time": uploadOf(eleven),
  "Only PDF files are allowed": uploadOf(["cv.pdf", "cv.docx"]),
  "Please select files to upload": uploadOf([]),
  "Failed to upload some files: {file}: {reason}": uploadOf(["cv.txt"]),
  "Failed to insert candidate records: {reason}": uploadOf(["cv.pdf"], { DB: noBatches }),
  "Failed to upload files. Please try again.": uploadOf(["cv.pdf"], { FILES: bucketWithout("put") }),
  "The batch successfully added with {n} resumes.": uploadOf(["cv.pdf"]),
  "Analysis in progress: {done}/{total} resumes processed ({pct}%)": withOne({}, page("/agent/campaigns/ID")),
  "Analysis completed! {n} successful, {m} failed.": batchOf("completed", "failed"),
  "Analysis completed successfully! All {n} candidates processed.": batchOf("completed"),
  "Analysis failed or timed out. Please try again.": withOne(
    { analysisStatus: "failed", failureCode: "analysis-failed" },
    page("/agent/campaigns/ID"),
  ),
  "Failed to load candidates": page("/agent/campaigns/ID", { DB: without(OF_LISTED_APPLICANTS) }),
  "Candidate not found": page("/api/candidates/x/resume"),
  "Failed to delete candidate": deletion({ DB: without(OF_ONE_APPLICANT, 1) }),
  "Failed to delete candidate from database: {reason}": deletion({ DB: noBatches }),
  "Candidate deleted successfully": deletion(),
  "No candidates found for export": page(csv),
  "No candidates match the current filters": withOne({}, page(`${csv}?search=nobody`)),
  "Failed to export all candidates": page(csv, { DB: without(OF_APPLICANTS) }),
  "Failed to export filtered candidates": page(`${csv}?search=x`, { DB: without(OF_APPLICANTS) }),
};

test.each(agencyMessages)("%j is said", async (message) => {
  expect(await causes[message](await createAgency())).toMatch(wordForWord(message));
});

test("none of them is said where nothing is wrong", async () => {
  const agency = await createAgency();
  await createBatch(agency, [{ analysisStatus: "completed" }]);
  const paths = [
    "dashboard",
    "profile",
    "subscription",
    "upgrade",
    "campaigns/create",
    "campaigns/ID",
    "campaigns/ID/delete",
  ];
  const said = async (path: string, cookie?: string) => {
    const { status, text } = await askFaulty({}, path.replace("ID", agency.threadId), { cookie });
    return [path, status, agencyMessages.filter((message) => wordForWord(message).test(text))];
  };
  for (const path of ["/agent/login", "/agent/register"]) expect(await said(path)).toEqual([path, 200, []]);
  for (const path of [...paths.map((name) => `/agent/${name}`), csv])
    expect(await said(path, agency.cookie)).toEqual([path, 200, []]);
});
