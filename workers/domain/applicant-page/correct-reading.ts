import { and, eq, sql } from "drizzle-orm";
import { applicantRequests } from "../../../db/schema";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { applicantDocuments } from "../documents/audiences/applicant-documents";
import { rescoreDocument } from "../documents/rescore-document";
import { AppError } from "../errors";
import { editCorrections } from "../resumes/corrections/edit-corrections";
import { resumeEditSchema } from "../resumes/schema";
import { readApplicantReading } from "../stored/read-results";
import { correctionsOf, versionOf } from "./corrections";
import { findForChange, openRequest } from "./make-request";
import { prepareCorrections } from "./prepare-corrections";

/**
 * Corrects what was read of a person's résumé and has it scored again by the pipeline of all others: the result before is kept.
 * Who opted out, or waits, corrects it without a score.
 * Only words that stand in the file count; the request shows a colleague what was corrected.
 * @param factsVersion what the person saw
 * @throws AppError "page-gone" | "page-unread" | "invalid-input" | "decided-meanwhile" | "correction-outside"
 */
export async function correctReading(
  deps: Deps,
  input: { code: string; edit: unknown; factsVersion: number },
): Promise<void> {
  const found = await findForChange(deps, input);
  const { applicant } = found.person;
  const { id, companyId, threadId } = applicant;
  const parsed = resumeEditSchema.safeParse(input.edit);
  if (!parsed.success) throw new AppError("invalid-input", { message: parsed.error.issues[0]?.message });
  const stored =
    applicant.analysisStatus === "completed" ? await readApplicantReading(deps.files, applicant) : null;
  if (!stored) throw new AppError("page-unread");
  if (versionOf(applicant) !== input.factsVersion) throw new AppError("decided-meanwhile");
  const before = correctionsOf(applicant);
  const after = editCorrections(stored.read ?? stored.facts, before, parsed.data);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const tenant = deps.db.dbFor(companyId);
  const saved = prepareCorrections(deps, { applicant, lines: stored.text.lines, before, after });
  const done = {
    entries: [
      { action: "corrected" as const, threadId, applicantId: id, detail: { corrections: after.length } },
    ],
    statements: saved.statements,
  };
  const isOpen = and(
    eq(applicantRequests.applicantId, id),
    eq(applicantRequests.kind, "correct"),
    sql`${applicantRequests.answeredAt} is null`,
  );
  const saving =
    (await tenant.$count(applicantRequests, isOpen)) > 0
      ? runLogged(deps, { by: { companyId, agentId: null }, ...done })
      : openRequest(deps, { ...found, code: input.code, kind: "correct", words: "", done });
  await saving.catch((error: unknown) => {
    throw saved.asError(error);
  });
  // At once, so that the person sees it; where that fails, the cron sends it to the queue like any other that is due.
  await rescoreDocument(deps, applicantDocuments, { ownerId: companyId, id });
}
