import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateLimits } from "../../db/schema";
import { testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { filesForm, sessionOf, visit } from "../support/people/browser-session";
import { postForm } from "../support/people/seeker";
import { analyse } from "../support/samples/job-analyses";
import { createResumes } from "../support/samples/seeker-resumes";
import { resumePdf } from "../support/samples/text-pdf";

const deps = testDeps();
const REFUSED = "Too many attempts. Please wait a few minutes and try again.";

/** The work of a minute as if it had been asked for already. */
async function useUp(work: string, userId: string, attempts: number) {
  const windowEndsAt = deps.now() + 60_000;
  await deps.db.shared.insert(rateLimits).values({ key: `${work}:${userId}`, attempts, windowEndsAt });
}

async function attemptsOf(work: string, userId: string): Promise<number> {
  const [row] = await deps.db.shared
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `${work}:${userId}`));
  return row?.attempts ?? 0;
}

test("a job seeker has 30 analyses, uploads and tokens a minute", async () => {
  const { user, ids } = await createResumes(1);
  const { userId } = user;
  const cookie = await sessionOf(deps, userId);
  const own = `/resume-analysis/${ids[0]}`;
  const analyses = [
    () =>
      postForm(
        "/new-analysis",
        { resumeId: ids[0]!, mode: "title", title: "Nurse", requestId: "r" },
        { cookie },
      ),
    () => postForm(own, { kind: "person", name: "Mara", factsVersion: "1" }, { cookie }),
    () => postForm("/my-resumes", { resumeId: ids[0]!, intent: "retry" }, { cookie }),
  ];
  for (const ask of analyses) expect((await ask()).status).not.toBe(429);
  expect(await attemptsOf("analysis", userId)).toBe(analyses.length);
  await deps.db.shared.delete(rateLimits).where(eq(rateLimits.key, `analysis:${userId}`));
  await useUp("analysis", userId, 30);
  for (const ask of analyses) {
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain(REFUSED);
  }
  const upload = () =>
    visit("/api/resumes", {
      method: "POST",
      cookie,
      body: filesForm([{ name: "a.pdf", bytes: resumePdf(7) }]),
    });
  expect((await upload()).status).toBe(202);
  await deps.db.shared.delete(rateLimits).where(eq(rateLimits.key, `own-upload:${userId}`));
  await useUp("own-upload", userId, 30);
  expect((await upload()).status).toBe(429);
  await useUp("token", userId, 30);
  const token = await visit("/api/tokens", { method: "POST", cookie, body: '{"use":"cv-analysis"}' });
  expect(token.status).toBe(429);
});

test("an agent has 30 analyses and re-scorings and 120 uploads a minute, whichever way they come", async () => {
  const agent = await createAgent(deps);
  const { userId } = agent;
  const cookie = await sessionOf(deps, userId);
  const threadId = await addThread(deps, agent);
  const made = await visit("/api/tokens", { method: "POST", cookie, body: '{"use":"b2b-job-analysis"}' });
  const { token } = await made.json<{ token: string }>();
  const byProgram = () =>
    visit("/b2b/job/analyze", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        job_title: "Nurse",
        job_description: "A nurse is needed.",
        company_name: "Ward",
      }),
    });
  expect((await byProgram()).status).toBe(200);
  expect(await attemptsOf("analysis", userId)).toBe(1);
  await deps.db.shared.delete(rateLimits).where(eq(rateLimits.key, `analysis:${userId}`));
  await useUp("analysis", userId, 30);
  await useUp("rescoring", userId, 30);
  await useUp("agency-upload", userId, 120);
  expect((await byProgram()).status).toBe(429);
  const form = {
    title: "Nurse",
    jobDescription: "A nurse is needed.",
    companyName: "Ward",
    intent: "analyze",
  };
  expect(await (await postForm("/agent/campaigns/create", form, { cookie })).text()).toContain(REFUSED);
  for (const intent of ["rescore", "save"]) {
    const edit = await postForm(`/agent/campaigns/${threadId}/requirements`, { intent }, { cookie });
    expect(await edit.text()).toContain(REFUSED);
  }
  const upload = await visit(`/api/campaigns/${threadId}/resumes`, {
    method: "POST",
    cookie,
    body: filesForm([{ name: "a.pdf", bytes: resumePdf(8) }]),
  });
  expect(upload.status).toBe(429);
});

test("comparisons and programs' analyses count among the 30 a minute", async () => {
  const { user, ids } = await createResumes(1);
  const { userId } = user;
  const cookie = await sessionOf(deps, userId);
  const { id } = await analyse(deps, user, ids[0]!, { title: "Nurse", description: "A nurse is needed." });
  const tokenFor = async (use: string) => {
    const made = await visit("/api/tokens", { method: "POST", cookie, body: JSON.stringify({ use }) });
    return (await made.json<{ token: string }>()).token;
  };
  const program = (path: string, token?: string) =>
    visit(path, {
      method: "POST",
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : { cookie }),
      body: JSON.stringify({ resumeUrl: "x", uuid: userId, request_id: "0123456789abcdef" }),
    });
  const asks = [
    () => visit(`/compare?resume=${ids[0]}&job=${id}`, { cookie }),
    () => visit(`/compare?by=versions&resume=${ids[0]}&job=${id}`, { cookie }),
    () => program("/cv/analyze"),
    async () => program("/cv/analyze", await tokenFor("cv-analysis")),
    async () => program("/job/analyze", await tokenFor("job-analysis")),
  ];
  for (const [at, ask] of asks.entries()) {
    expect(await (await ask()).text()).not.toContain(REFUSED);
    expect(await attemptsOf("analysis", userId)).toBe(at + 1);
  }
  await visit("/compare", { cookie });
  expect(await attemptsOf("analysis", userId)).toBe(asks.length);
  await deps.db.shared.delete(rateLimits).where(eq(rateLimits.key, `analysis:${userId}`));
  await useUp("analysis", userId, 30);
  for (const ask of asks) expect(await (await ask()).text()).toContain(REFUSED);
});
