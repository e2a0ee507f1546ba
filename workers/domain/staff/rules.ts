import type { articleCategories, bookingStates } from "../../../db/schema/content";
import type { AgentStatus } from "../identity/rules";

/** Everything that staff can do, as the audit log names it; the last two are the erasure's own. */
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

export type BookingState = (typeof bookingStates)[number];

/** What staff may decide about an agent: from which status, to which, and whether the agent is told why. */
export const agentDecisions = {
  approve: { from: ["pending", "refused"], to: "active", action: "agent-approved", reasonRequired: false },
  refuse: { from: ["pending"], to: "refused", action: "agent-refused", reasonRequired: true },
  block: { from: ["active"], to: "blocked", action: "agent-blocked", reasonRequired: true },
  unblock: { from: ["blocked"], to: "active", action: "agent-unblocked", reasonRequired: false },
} as const satisfies Record<
  string,
  { from: readonly AgentStatus[]; to: AgentStatus; action: AuditAction; reasonRequired: boolean }
>;

export type AgentDecision = keyof typeof agentDecisions;

/** The decisions that are open for a status. */
export function decisionsFor(status: AgentStatus): AgentDecision[] {
  return (Object.keys(agentDecisions) as AgentDecision[]).filter((decision) =>
    (agentDecisions[decision].from as readonly AgentStatus[]).includes(status),
  );
}

/** How far staff are with a wish for a coaching session, and the two ways on. */
export const bookingMoves = {
  answer: { from: ["new"], to: "answered", action: "booking-answered" },
  close: { from: ["new", "answered"], to: "done", action: "booking-done" },
} as const satisfies Record<string, { from: readonly BookingState[]; to: BookingState; action: AuditAction }>;

export type BookingMove = keyof typeof bookingMoves;

/** What can be done with a wish in a state. */
export function movesFor(state: BookingState): BookingMove[] {
  return (Object.keys(bookingMoves) as BookingMove[]).filter((move) =>
    (bookingMoves[move].from as readonly BookingState[]).includes(state),
  );
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The registration page promises 2-3 business days. */
const APPROVAL_BUSINESS_DAYS = 3;

/** When what came in at `since` is due (all UTC ms). Saturdays and Sundays, UTC, don't count for approvals. */
export const dueAt = {
  approval(since: number): number {
    let [time, left] = [since, APPROVAL_BUSINESS_DAYS];
    while (left > 0) {
      time += DAY;
      const day = new Date(time).getUTCDay();
      if (day !== 0 && day !== 6) left -= 1;
    }
    return time;
  },
  /** The contact page promises an answer within 24 hours. */
  message: (since: number): number => since + DAY,
  /** The coaching page promises the same. */
  booking: (since: number): number => since + DAY,
};

/** Signs that a company may be here already, or that an agent may not belong to it. */
export type Hint = "same-website" | "same-name" | "email-elsewhere";

/** Whether an agent's address stands at another site than the company's website. Both lower-cased, the website normalised. */
export function isEmailElsewhere(email: string, normalizedWebsite: string): boolean {
  const domain = email.split("@").at(-1) ?? "";
  const host = normalizedWebsite.split(/[/?:]/)[0] ?? "";
  return domain !== host && !domain.endsWith(`.${host}`) && !host.endsWith(`.${domain}`);
}

/** The learning center's categories, with their names. */
export const ARTICLE_CATEGORIES = {
  "career-advice": "Career Advice",
  "interview-tips": "Interview Tips",
  "resume-writing": "Resume Writing",
  "job-search": "Job Search",
  "professional-development": "Professional Development",
} as const satisfies Record<(typeof articleCategories)[number], string>;

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

const WORDS_PER_MINUTE = 220;

/** Whole minutes that reading a Markdown text takes, at least 1. */
export function readMinutes(body: string): number {
  return Math.max(1, Math.ceil((body.match(/[\p{L}\p{N}]+/gu) ?? []).length / WORDS_PER_MINUTE));
}
