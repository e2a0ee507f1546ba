import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applicants } from "../../db/schema";
import { exportApplicants } from "../../workers/domain/applicants/export-applicants";
import { getApplicantDetails } from "../../workers/domain/applicants/get-applicant";
import { listApplicants } from "../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../workers/domain/applicants/schema";
import { acceptUpload } from "../../workers/domain/documents/uploads/accept-upload";
import type { IncomingFile } from "../../workers/domain/files/store-file";
import { deliver, testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { postponeOthers } from "../support/postpone";
import { resumePdf, textPdf } from "../support/samples/text-pdf";

beforeEach(() => postponeOthers(testDeps()));

/** Years and words, but nothing that can be told to be a job. */
const UNREAD = textPdf([
  "Tova Quist",
  "",
  "Experience",
  ...Array.from(
    { length: 12 },
    (_, at) =>
      `Ledger ${at} 20${10 + at} of the seven lanterns by quartz and other ${at} notes beyond the wall`,
  ),
]);

async function* arriving(files: IncomingFile[]) {
  yield* files;
}

async function setUp() {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const files = arriving([
    { name: "read.pdf", bytes: resumePdf(1) },
    { name: "unread.pdf", bytes: UNREAD },
  ]);
  await acceptUpload(deps, { agent, threadId, batchId: null, files });
  await deliver(deps, deps.sent);
  const list = async (parameters: string) => {
    const query = parseApplicantQuery(new URLSearchParams(parameters));
    const page = await listApplicants(deps, { agent, threadId, query });
    return page.applicants.map(({ fileName, relevancyScore }) => [fileName, relevancyScore !== null]);
  };
  return { deps, agent, threadId, list };
}

test("a résumé that could not be read has no figure, and its analysis says why", async () => {
  const { deps, agent, threadId } = await setUp();
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.fileName, "unread.pdf"));
  expect(row).toMatchObject({ analysisStatus: "completed", relevancyScore: null, skillsMatchScore: null });
  const { analysis } = await getApplicantDetails(deps, { agent, threadId, applicantId: row?.id ?? "" });
  expect(analysis?.sheet.withheld?.code).toBe("withheld-resume");
});

test("rows without a figure come last in either order, and no range of scores finds them", async () => {
  const { list } = await setUp();
  const apart = [
    ["read.pdf", true],
    ["unread.pdf", false],
  ];
  expect(await list("sort=relevancy_score&order=desc")).toEqual(apart);
  expect(await list("sort=relevancy_score&order=asc")).toEqual(apart);
  expect(await list("maxRelevancy=100")).toEqual([["read.pdf", true]]);
});

test("the export writes N/A for a figure that isn't given", async () => {
  const { deps, agent, threadId } = await setUp();
  const query = parseApplicantQuery(new URLSearchParams("sort=relevancy_score&order=desc"));
  const { lines } = await exportApplicants(deps, { agent, threadId, query });
  const rows: string[] = [];
  for await (const line of lines) rows.push(line);
  expect(rows.at(-1)).toContain("Tova Quist");
  expect(rows.at(-1)?.match(/N\/A/g)).toHaveLength(8);
});
