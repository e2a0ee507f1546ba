import type { Deps } from "../deps";
import { monthOf } from "../documents/read-document";
import { jsonResume } from "../resumes/json-resume";
import { draftText, editedLines } from "./draft-content";
import { parseDraft } from "./draft-schema";
import { findDraft } from "./find-draft";
import { readDraft } from "./score-draft";

/** A saved version as a file. @throws AppError "draft-not-found" */
export async function exportDraft(
  deps: Pick<Deps, "db" | "now">,
  { format, ...own }: { userId: string; draftId: string; format: "txt" | "json" },
): Promise<{ fileName: string; type: string; text: string }> {
  const { number, content } = await findDraft(deps, own);
  const lines = editedLines(parseDraft(content));
  const fileName = `resume-draft-${number}.${format}`;
  if (format === "txt") return { fileName, type: "text/plain; charset=utf-8", text: draftText(lines) };
  const facts = readDraft(lines, monthOf(deps.now()));
  return { fileName, type: "application/json", text: `${JSON.stringify(jsonResume(facts), null, 2)}\n` };
}
