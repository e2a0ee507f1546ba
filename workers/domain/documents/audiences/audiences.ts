import type { DocumentMessage } from "../../../adapters/resume-queue/port";
import { applicantDocuments } from "./applicant-documents";
import type { DocumentAudience, DocumentRef } from "./audience";
import { seekerDocuments } from "./seeker-documents";

export const AUDIENCES: readonly DocumentAudience[] = [applicantDocuments, seekerDocuments];

export function documentOf(message: DocumentMessage): { audience: DocumentAudience; ref: DocumentRef } {
  return "resumeId" in message
    ? { audience: seekerDocuments, ref: { ownerId: message.userId, id: message.resumeId } }
    : { audience: applicantDocuments, ref: { ownerId: message.companyId, id: message.applicantId } };
}
