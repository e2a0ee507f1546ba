/** The last two are the erasure's own. */
export const AUDIT_ACTIONS = [
  "agent-approved",
  "agent-refused",
  "agent-blocked",
  "agent-unblocked",
  "company-deactivated",
  "company-activated",
  "message-answered",
  "message-answered-elsewhere",
  "booking-answered",
  "booking-done",
  "list-exported",
  "resumes-retried",
  "own-resume-retried",
  "mail-sent-again",
  "article-created",
  "article-changed",
  "article-published",
  "article-unpublished",
  "article-deleted",
  "erase-now",
  "erased",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
