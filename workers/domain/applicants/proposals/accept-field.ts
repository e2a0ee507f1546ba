import { and, eq } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import { runLogged } from "../../agency-log/run-logged";
import { correctionsOf, versionOf } from "../../applicant-page/corrections";
import { prepareCorrections } from "../../applicant-page/prepare-corrections";
import { requireEntitlement } from "../../billing/get-agency-entitlement";
import type { Deps } from "../../deps";
import { applicantDocuments } from "../../documents/audiences/applicant-documents";
import { rescoreDocument } from "../../documents/rescore-document";
import { requireScoring } from "../../engine-blocks/blocked-engine";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { type FieldCorrection, fillField } from "../../resumes/corrections/edit-corrections";
import { getThread } from "../../threads/get-thread";
import { asAccessError, prepareMayChange } from "../../threads/thread-access";
import { type EmptyField, emptyFields } from "./empty-fields";
import { readFields } from "./propose-fields";

/**
 * Makes a correction of what a model proposed for an empty field, as if the applicant had made it, and scores again: the result
 * before is kept, the applicant sees the correction on their page and can take it back.
 * @param input.factsVersion what the person who accepts saw
 * @throws AppError "viewer-only" | "candidate-not-found" | "model-off" | "model-unread" | "decided-meanwhile" |
 *   "correction-outside" | "invalid-input" | "campaign-closed-scoring"
 */
export async function acceptField(
  deps: Deps,
  input: { agent: ActiveAgent; threadId: string; applicantId: string; field: string; factsVersion: number },
): Promise<void> {
  const { agent, threadId, applicantId } = input;
  const { applicant, analysis, answer } = await readFields(deps, input);
  if (!(await getThread(deps, { agent, threadId })).isOpen) throw new AppError("campaign-closed-scoring");
  await requireEntitlement(deps, agent);
  await requireScoring(deps);
  const read = analysis.read ?? analysis.facts;
  const before = correctionsOf(applicant);
  const field = emptyFields(read, before).find(({ id }) => id === input.field);
  const proposal = answer?.proposals.find((one) => one.field === input.field);
  if (!answer || !proposal || !field || versionOf(applicant) !== input.factsVersion)
    throw new AppError("decided-meanwhile");
  const correction = correctionOf(field, proposal.value);
  const after = fillField(read, before, correction);
  const saved = prepareCorrections(deps, { applicant, lines: analysis.text.lines, before, after });
  const tenant = deps.db.dbFor(agent.companyId);
  const accepted = [...answer.accepted, JSON.stringify(correction)];
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "field-accepted", threadId, applicantId }],
    statements: [
      prepareMayChange(tenant, agent, threadId),
      ...saved.statements,
      tenant
        .update(applicants)
        .set({ modelAnswer: { ...answer, accepted } })
        .where(and(eq(applicants.id, applicantId), eq(applicants.companyId, agent.companyId))),
    ],
  }).catch((error: unknown) => {
    throw asAccessError(saved.asError(error));
  });
  // At once, so that the page shows it; where that fails, the cron sends it to the queue like any other that is due.
  await rescoreDocument(deps, applicantDocuments, { ownerId: agent.companyId, id: applicantId });
}

export function correctionOf(empty: EmptyField, value: string): FieldCorrection {
  switch (empty.kind) {
    case "person":
      return { kind: empty.kind, field: empty.field, value };
    case "experience":
      return { kind: empty.kind, entry: empty.entry, field: empty.field, value };
    case "education":
      return { kind: empty.kind, entry: empty.entry, field: empty.field, value };
  }
}
