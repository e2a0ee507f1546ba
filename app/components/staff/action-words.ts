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
  "booking-proposed": "Hour for a coaching session proposed",
  "booking-cancelled": "Coaching session cancelled",
  "list-exported": "Mailing list exported",
  "resumes-retried": "Résumés analyzed again",
  "own-resume-retried": "A job seeker’s résumé analyzed again",
  "mail-sent-again": "Mail sent again",
  "article-created": "Article created",
  "article-changed": "Article changed",
  "article-published": "Article published",
  "article-unpublished": "Article unpublished",
  "article-deleted": "Article deleted",
  "user-trial-extended": "Trial extended",
  "user-suspended": "Account suspended",
  "user-lifted": "Suspension lifted",
  "user-credits-granted": "Credits granted",
  "user-credits-taken": "Credits taken",
  "user-refund-ordered": "Refund ordered",
  "user-plan-ended": "Plan ended at once for cause",
  "user-resynced": "Read again at Stripe",
  "company-trial-extended": "Company’s trial extended",
  "company-suspended": "Company suspended",
  "company-lifted": "Company’s suspension lifted",
  "company-refund-ordered": "Refund to a company ordered",
  "company-plan-ended": "Company’s plan ended at once for cause",
  "company-resynced": "Company read again at Stripe",
  "alert-resolved": "Billing alert resolved",
  "declaration-answered": "Declaration answered",
  "declaration-carried-out": "Declaration carried out",
  "erase-now": "Erasure ordered",
  erased: "Person erased",
};

/** The words for an action of the audit log. */
export function actionWords(action: string): string {
  return words[action as AuditAction] ?? action;
}
