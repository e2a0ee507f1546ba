import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { applicantNotes, outbox } from "../../../db/schema";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { exportPerson } from "../../../workers/domain/applicants/export-person";
import { addNote } from "../../../workers/domain/decisions/add-note";
import { findMentions } from "../../../workers/domain/decisions/mentions";
import { getHistory } from "../../../workers/domain/decisions/person-history";
import { createAgent, createColleague } from "../../support/people/agency";
import { scoredThread } from "../../support/people/scored-thread";

const colleague = (fullName: string) => ({
  agentId: fullName,
  userId: fullName,
  fullName,
  email: "x@example.com",
});

test.each([
  ["@Ana Ruiz please look", ["Ana Ruiz"]],
  ["ask @ana, she knows", ["Ana Ruiz"]],
  ["@ANABEL is someone else", []],
  ["@Jörg or @jorg", ["Jörg Weiß"]],
  ["mail me at x@Ana.example", ["Ana Ruiz"]],
  ["@Tom which of them?", []],
  ["@Tom Ek and @Tom Berg", ["Tom Ek", "Tom Berg"]],
  ["nobody", []],
])("%s names %j", (body, expected) => {
  const colleagues = ["Ana Ruiz", "Jörg Weiß", "Tom Ek", "Tom Berg"].map(colleague);
  expect(findMentions(body, colleagues).map(({ fullName }) => fullName)).toEqual(expected);
});

test("a note is kept, mails whom it names without its words, and goes with the person", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(1);
  const [applicantId = ""] = applicantIds;
  const ola = await createColleague(deps, agent, "owner");
  const body = "@Ola Lind: seven years with reach trucks, please call.";
  expect(await addNote(deps, { agent, threadId, applicantId, body })).toEqual({ told: ["Ola Lind"] });
  const [mail] = await deps.db.shared.select().from(outbox).where(eq(outbox.userId, ola.userId));
  expect(mail).toMatchObject({ template: "note-mention" });
  expect(JSON.stringify(mail?.data)).not.toContain("reach trucks");
  const [note] = await getHistory(deps, { companyId: agent.companyId, applicantId });
  expect(note).toMatchObject({ kind: "note", body, by: "Ada Berg" });
  const { lines } = await exportPerson(deps, { agent, applicantId });
  const parts: Uint8Array[] = [];
  for await (const part of lines) parts.push(part);
  const archive = unzipSync(Buffer.concat(parts));
  expect(new TextDecoder().decode(archive["candidate.json"])).toContain("reach trucks");
  await deleteApplicant(deps, { agent, applicantId, threadId });
  expect(
    await deps.db.shared.select().from(applicantNotes).where(eq(applicantNotes.applicantId, applicantId)),
  ).toEqual([]);
});

test("an empty note, an endless one and one about a stranger's applicant are refused", async () => {
  const { deps, agent, threadId, applicantIds } = await scoredThread(1);
  const [applicantId = ""] = applicantIds;
  const write = (body: string, by = agent) => addNote(deps, { agent: by, threadId, applicantId, body });
  await expect(write("  \n")).rejects.toMatchObject({ code: "note-empty" });
  await expect(write("x".repeat(4001))).rejects.toMatchObject({ code: "note-too-long" });
  await expect(write("Hello", await createAgent(deps))).rejects.toMatchObject({ status: 404 });
});
