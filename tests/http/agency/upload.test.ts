import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companySubscriptions, plans } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

async function setUp(options: Parameters<typeof createAgent>[1] = {}) {
  const deps = testDeps();
  const agent = await createAgent(deps, options);
  const threadId = await addThread(deps, agent);
  const cookie = await sessionOf(deps, agent.userId);
  const upload = (files: { name: string; bytes: Uint8Array<ArrayBuffer> }[], query = "") =>
    visit(`/api/campaigns/${threadId}/resumes${query}`, { cookie, method: "POST", body: filesForm(files) });
  return { deps, agent, threadId, cookie, upload };
}

function pdf(number: number) {
  return { name: `resume-${number}.pdf`, bytes: resumePdf(number) };
}

test("good files are accepted with the spec's words", async () => {
  const { upload } = await setUp();
  const answer = await upload([pdf(1), pdf(2)]);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({
    status: "processing",
    message: "The batch successfully added with 2 resumes.",
    refused: [],
  });
});

test("a bad file among good ones is refused by name, and the good ones come in", async () => {
  const { upload } = await setUp();
  const html = { name: "cv.pdf", bytes: new TextEncoder().encode("<html>not a pdf</html>") };
  const word = { name: "cv.docx", bytes: resumePdf(3) };
  const empty = { name: "empty.pdf", bytes: new Uint8Array() };
  const answer = await upload([pdf(1), html, word, empty]);
  expect(answer.status).toBe(202);
  const body = (await answer.json()) as { candidate_ids: string[]; refused: unknown[] };
  expect(body.candidate_ids).toHaveLength(1);
  expect(body.refused).toEqual([
    { file: "cv.pdf", reason: "The file is not a PDF, whatever its name says" },
    { file: "cv.docx", reason: "Only PDF files are allowed" },
    { file: "empty.pdf", reason: "The file is empty" },
  ]);
});

test("when no file can be taken, the answer names each reason", async () => {
  const { upload } = await setUp();
  const answer = await upload([{ name: "cv.txt", bytes: resumePdf(1) }]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: "Failed to upload some files: cv.txt: Only PDF files are allowed",
  });
});

test("the eleventh file refuses the whole upload on a trial", async () => {
  const { upload } = await setUp();
  const answer = await upload(Array.from({ length: 11 }, (_, i) => pdf(i)));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: "You can only upload up to 10 files at a time" });
});

test("an upload without files says so", async () => {
  const { upload, threadId, cookie } = await setUp();
  expect(await (await upload([])).json()).toMatchObject({ message: "Please select files to upload" });
  const path = `/api/campaigns/${threadId}/resumes`;
  const json = await visit(path, { cookie, method: "POST", body: "{}" });
  expect(json.status).toBe(400);
});

test("a file over 10 MB is refused by name; one over 20 MB ends the request with a clear answer", async () => {
  const { upload } = await setUp();
  const big = (megabytes: number) => {
    const bytes = new Uint8Array(megabytes * 1024 * 1024);
    bytes.set(new TextEncoder().encode("%PDF-1.7"));
    return { name: "big.pdf", bytes };
  };
  const eleven = await upload([big(11), pdf(1)]);
  expect(await eleven.json()).toMatchObject({
    refused: [{ file: "big.pdf", reason: "The file is larger than 10MB" }],
  });
  const over = await upload([big(21)]);
  expect(over.status).toBe(413);
});

test("the same file enters a job thread once, however often it is sent", async () => {
  const { upload } = await setUp();
  expect((await upload([pdf(1)])).status).toBe(202);
  const again = await upload([pdf(1), pdf(2)]);
  expect(await again.json()).toMatchObject({
    refused: [{ file: "resume-1.pdf", reason: "Already uploaded to this job thread" }],
  });
  const racing = await Promise.all([upload([pdf(5)]), upload([pdf(5)]), upload([pdf(5)])]);
  const bodies = await Promise.all(
    racing.map((answer) => answer.json() as Promise<{ candidate_ids?: string[] }>),
  );
  expect(bodies.flatMap((body) => body.candidate_ids ?? [])).toHaveLength(1);
});

test("an expired trial may not upload, and is told why; so is a company without a subscription", async () => {
  const { deps, agent, upload } = await setUp();
  const { shared } = deps.db;
  const ofCompany = eq(companySubscriptions.companyId, agent.companyId);
  await shared
    .update(companySubscriptions)
    .set({ nextRenewal: Date.now() - 1 })
    .where(ofCompany);
  const expired = await upload([pdf(1)]);
  expect(expired.status).toBe(402);
  expect(await expired.json()).toMatchObject({
    message: "Trial period has expired. Please subscribe to continue using the agent portal.",
  });
  for (const [status, message] of [
    ["active", "Subscription has expired. Please renew to continue using the agent portal."],
    ["cancelled", "Subscription has expired. Please upgrade to continue using the agent portal."],
  ] as const) {
    await shared.update(companySubscriptions).set({ status }).where(ofCompany);
    expect(await (await upload([pdf(1)])).json()).toMatchObject({ message });
  }
  await shared.delete(companySubscriptions).where(ofCompany);
  expect(await (await upload([pdf(1)])).json()).toMatchObject({
    message: "No subscription found. Please subscribe to continue using the agent portal.",
  });
});

test("a company that has filled its plan is told what the limit is", async () => {
  const { deps, upload } = await setUp({ planId: "plan-agency-trial" });
  await deps.db.shared.update(plans).set({ maxCandidates: 1 }).where(eq(plans.id, "plan-agency-trial"));
  const answer = await upload([pdf(1), pdf(2)]);
  await deps.db.shared.update(plans).set({ maxCandidates: 1000 }).where(eq(plans.id, "plan-agency-trial"));
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(
      /^Your trial allows 1 candidate until \d+ \w+ \d{4}; 0 are used\. A paid plan starts a new count\.$/,
    ),
  });
});

test("what another site sends in the agent's name is refused", async () => {
  const { threadId, cookie } = await setUp();
  const path = `/api/campaigns/${threadId}/resumes`;
  const request = { cookie, method: "POST", body: filesForm([pdf(1)]) };
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) {
    expect((await visit(path, { ...request, headers })).status).toBe(403);
  }
});
