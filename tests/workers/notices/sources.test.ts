import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants, threads } from "../../../db/schema";
import { openPage } from "../../../workers/domain/applicant-page/open-page";
import { exportApplicants } from "../../../workers/domain/applicants/export-applicants";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { addToThread } from "../../../workers/domain/pool/add-to-thread";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { markedApplicant, openLink } from "../../support/people/applicant-page";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

async function newThread() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  await deps.db.shared.update(threads).set({ resumeSource: null }).where(eq(threads.id, threadId));
  const cookie = await sessionOf(deps, agent.userId);
  const upload = (number: number, { query = "", field }: { query?: string; field?: string } = {}) => {
    const files = filesForm([{ name: `${number}.pdf`, bytes: resumePdf(number) }]);
    const body = new FormData();
    if (field) body.append("source", field);
    for (const [name, value] of files) body.append(name, value);
    return visit(`/api/campaigns/${threadId}/resumes${query}`, { cookie, method: "POST", body });
  };
  const rows = () =>
    deps.db.shared
      .select({ name: applicants.fileName, source: applicants.source })
      .from(applicants)
      .where(eq(applicants.threadId, threadId));
  return { deps, agent, threadId, upload, rows };
}

test("an upload says where the résumés come from, and the next one is taken for the same", async () => {
  const { upload, rows } = await newThread();
  for (const asked of [{}, { query: "?source=somewhere" }, { field: "somewhere" }]) {
    const refused = await upload(1, asked);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ error: "source-missing" });
  }
  expect(await rows()).toEqual([]);

  expect((await upload(1, { query: "?source=referred" })).status).toBe(202);
  expect((await upload(2)).status).toBe(202);
  expect((await upload(3, { field: "network" })).status).toBe(202);
  const stored = new Map((await rows()).map(({ name, source }) => [name, source]));
  expect(Object.fromEntries(stored)).toEqual({
    "1.pdf": "referred",
    "2.pdf": "referred",
    "3.pdf": "network",
  });
});

test("the table filters by source, and the CSV file ends with it", async () => {
  const { deps, agent, threadId, upload } = await newThread();
  await upload(1, { query: "?source=referred" });
  await upload(2, { query: "?source=job-board" });
  const query = parseApplicantQuery(new URLSearchParams("source=job-board"));
  const { applicants: found } = await listApplicants(deps, { agent, threadId, query });
  expect(found.map(({ fileName }) => fileName)).toEqual(["2.pdf"]);
  const { lines } = await exportApplicants(deps, { agent, threadId, query });
  const csv = [];
  for await (const line of lines) csv.push(line.trim());
  expect(csv[0]).toMatch(/,Source$/);
  expect(csv[1]).toMatch(/,A job board$/);
});

test("people of the pool keep where they came from", async () => {
  const { deps, agent, applicantId } = await markedApplicant();
  await deps.db.shared.update(applicants).set({ source: "network" }).where(eq(applicants.id, applicantId));
  const other = await addThread(deps, agent);
  await addToThread(deps, { agent, threadId: other, applicantIds: [applicantId] });
  const [row] = await deps.db.shared
    .select({ source: applicants.source, toldAt: applicants.toldAt })
    .from(applicants)
    .where(eq(applicants.threadId, other));
  expect(row).toEqual({ source: "network", toldAt: null });
});

test("an applicant reads where the agency got their résumé", async () => {
  const { deps, agent, applicantId } = await markedApplicant();
  await deps.db.shared.update(applicants).set({ source: "job-board" }).where(eq(applicants.id, applicantId));
  const code = await openLink(deps, { agent, applicantId });
  expect((await openPage(deps, { code })).page?.source).toBe("job-board");
  const page = await (await visit(`/application/${code}`)).text();
  expect(page).toContain("they got it from a job board");
});
