import type { AuditAction } from "../../../workers/domain/staff/audit-actions";

const words: Record<AuditAction, string> = {
  "agent-approved": "Agent approved",
  "agent-refused": "Agent refused",
  "agent-blocked": "Agent blocked",
  "agent-unblocked": "Agent unblocked",
  "company-deactivated": "Company deactivated",
  "company-activated": "Company activated",
  "message-answered": "Message answered",
  "message-answered-elsewhere": "Message answered elsewhere",
  "booking-answered": "Coaching request answered",
  "booking-done": "Coaching request settled",
  "list-exported": "Mailing list exported",
  "resumes-retried": "Résumés analyzed again",
  "own-resume-retried": "A job seeker’s résumé analyzed again",
  "mail-sent-again": "Mail sent again",
  "article-created": "Article created",
  "article-changed": "Article changed",
  "article-published": "Article published",
  "article-unpublished": "Article unpublished",
  "article-deleted": "Article deleted",
  "erase-now": "Erasure ordered",
  erased: "Person erased",
};

/** The words for an action of the audit log. */
export function actionWords(action: string): string {
  return words[action as AuditAction] ?? action;
}
