import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants } from "../../../db/schema";
import { setWordFiles } from "../../../workers/domain/agencies/set-word-files";
import { openPerson } from "../../../workers/domain/decisions/open-person";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { makeDocx, paragraph, run } from "../../engine/read/support/make-docx";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { resumePdf } from "../../support/samples/text-pdf";

const LINES = [
  "Mara Lind",
  "mara@example.com",
  "Experience",
  "Backend Developer, Nordwind Systems",
  "Jan 2019 - Present",
  "- Built payment services in Python and PostgreSQL on Kubernetes",
];

const word = () => Uint8Array.from(makeDocx(LINES.map((line) => paragraph(run(line))).join("")));

async function company({ wordFiles }: { wordFiles: boolean }) {
  const deps = testDeps();
  const agent = await createAgent(deps, { wordFiles });
  const threadId = await addThread(deps, agent);
  const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const files = (async function* () {
      yield { name, bytes };
    })();
    return acceptUpload(deps, { agent, threadId, batchId: null, files });
  };
  return { deps, agent, threadId, upload };
}

test("where a company allows Word files, one is read, scored, shown by its text and downloaded as what it is", async () => {
  const { deps, agent, threadId, upload } = await company({ wordFiles: true });
  const [applicantId = ""] = (await upload("lind.docx", word())).applicantIds;
  await deliver(deps, deps.sent.splice(0));
  const { applicant, analysis } = await openPerson(deps, { agent, threadId, applicantId });
  expect(applicant).toMatchObject({ analysisStatus: "completed", candidateName: "Mara Lind" });
  expect(applicant.relevancyScore).toBeGreaterThan(0);
  expect(analysis?.text.format).toBe("docx");
  const cookie = await sessionOf(deps, agent.userId);
  const download = await visit(`/api/candidates/${applicantId}/resume`, { cookie });
  expect(download.headers.get("content-type")).toMatch(/wordprocessingml/);
  expect(download.headers.get("content-disposition")).toContain("lind.docx");
  expect((await download.arrayBuffer()).byteLength).toBe(word().byteLength);
  // A PDF file is taken as before.
  expect((await upload("lind.pdf", resumePdf(1))).applicantIds).toHaveLength(1);
});

test("while it is off, the specification's refusal stands", async () => {
  const { upload } = await company({ wordFiles: false });
  await expect(upload("lind.docx", word())).rejects.toMatchObject({
    message: "Failed to upload some files: lind.docx: Only PDF files are allowed",
  });
});

test.each([
  ["a picture called Word", "lind.docx", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ["a PDF file called Word", "lind.docx", resumePdf(1)],
  ["a Word file called PDF", "lind.pdf", word()],
  ["text", "lind.txt", new Uint8Array([65])],
])("%s is refused before it is stored", async (_, name, bytes) => {
  const { upload } = await company({ wordFiles: true });
  await expect(upload(name, bytes)).rejects.toMatchObject({
    message: `Failed to upload some files: ${name}: Please upload a valid file type (.pdf, .doc, .docx).`,
  });
});

test("an owner alone switches it, each switch is a line of the log, and what came before stays", async () => {
  const { deps, agent, upload } = await company({ wordFiles: true });
  const [applicantId = ""] = (await upload("lind.docx", word())).applicantIds;
  const recruiter = await createColleague(deps, agent);
  await expect(setWordFiles(deps, { agent: recruiter, on: false })).rejects.toMatchObject({ status: 403 });
  await setWordFiles(deps, { agent, on: false });
  await setWordFiles(deps, { agent, on: false });
  await deliver(deps, deps.sent.splice(0));
  const [row] = await deps.db.shared.select().from(applicants).where(eq(applicants.id, applicantId));
  expect(row?.analysisStatus).toBe("completed");
  await setWordFiles(deps, { agent, on: true });
  const lines = await deps.db.shared
    .select({ action: agencyLog.action })
    .from(agencyLog)
    .where(eq(agencyLog.companyId, agent.companyId));
  const switches = lines.map(({ action }) => action).filter((action) => action.startsWith("word"));
  expect(switches).toEqual(["word-files-off", "word-files-on"]);
});
