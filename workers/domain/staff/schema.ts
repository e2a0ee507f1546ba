import * as z from "zod";
import { BOOKING_STATES, type BookingState } from "../coaching/coaching-sessions";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "../content/article-categories";
import { MAILING_LISTS, type MailingList } from "../content/mailing-lists";
import { type AgentDecision, agentDecisions } from "./agencies/agent-decisions";
import { AUDIT_ACTIONS } from "./audit-actions";
import { type BookingMove, bookingMoves } from "./coaching/booking-moves";
import {
  INCIDENT_KINDS,
  INCIDENT_SEVERITIES,
  type IncidentKind,
  type IncidentSeverity,
} from "./incidents/incident-kinds";

const MAX_REASON_LENGTH = 1000;
export const REASON_MISSING = "Please give a reason";
const UNREADABLE = "This text has characters we can't show";

function plainText(max: number) {
  return z
    .string()
    .trim()
    .max(max, { error: `At most ${max} characters, please`, abort: true })
    .refine((text) => !/[^\P{Cc}\n\r\t]|\uFFFD/u.test(text), UNREADABLE);
}

export const optionalReason = z.object({
  reason: plainText(MAX_REASON_LENGTH)
    .default("")
    .transform((text) => text || null),
});

export const requiredReason = z.object({
  reason: plainText(MAX_REASON_LENGTH).default("").pipe(z.string().min(1, REASON_MISSING)),
});

export type Reason = z.infer<typeof optionalReason> | z.infer<typeof requiredReason>;

export function decisionSchema(decision: AgentDecision) {
  return agentDecisions[decision].reasonRequired ? requiredReason : optionalReason;
}

export function isBookingMove(text: unknown): text is BookingMove {
  return typeof text === "string" && Object.hasOwn(bookingMoves, text);
}

export function isMailingList(text: string | undefined): text is MailingList {
  return text !== undefined && Object.hasOwn(MAILING_LISTS, text);
}

export function isAgentDecision(text: string | undefined): text is AgentDecision {
  return text !== undefined && Object.hasOwn(agentDecisions, text);
}

export const messageForms = {
  answer: z.object({
    answer: plainText(10_000).default("").pipe(z.string().min(1, "Please write your answer")),
  }),
  elsewhere: z.object({
    reason: plainText(MAX_REASON_LENGTH).default("").pipe(z.string().min(1, "Please say where and how")),
  }),
};

function line(max: number, missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, { error: `At most ${max} characters, please`, abort: true })
    .refine((text) => !/[\p{Cc}\uFFFD]/u.test(text), UNREADABLE);
}

const DATE_MISSING = "Please choose a date";
const TIME_MISSING = "Please choose a time";

/** An hour for a coaching session, in the person's time zone, and where it takes place. */
export const proposalSchema = z.object({
  date: z.string({ error: DATE_MISSING }).pipe(z.iso.date(DATE_MISSING)),
  time: z.string({ error: TIME_MISSING }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MISSING),
  place: line(300, "Please say where it takes place"),
});

export type ProposalForm = z.infer<typeof proposalSchema>;

export const articleSchema = z.object({
  title: line(200, "Please enter a title"),
  /** the article's address: /learning-center/{slug} */
  slug: line(100, "Please enter an address").regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    "Small letters, digits and single hyphens only",
  ),
  excerpt: plainText(500).pipe(z.string().min(1, "Please enter an excerpt")),
  body: plainText(100_000).pipe(z.string().min(1, "Please write something")),
  category: z.enum(Object.keys(ARTICLE_CATEGORIES) as [ArticleCategory, ...ArticleCategory[]], {
    error: "Please choose a category",
  }),
  author: line(100, "Please name the author"),
  /** "2026-11-21" -> the day's beginning in UTC, ms */
  publishDate: z
    .string({ error: DATE_MISSING })
    .pipe(z.iso.date(DATE_MISSING))
    .transform((day) => Date.parse(`${day}T00:00:00Z`)),
  linkedinUrl: z
    .url({
      protocol: /^https$/,
      hostname: /^([a-z]+\.)?linkedin\.com$/,
      error: "Please enter an address at linkedin.com",
    })
    .max(500)
    .optional(),
});

export type ArticleForm = z.infer<typeof articleSchema>;

export const letterSchema = z.object({
  list: z.enum(Object.keys(MAILING_LISTS) as [MailingList, ...MailingList[]], {
    error: "Please choose a list",
  }),
  subject: line(150, "Please enter a subject"),
  body: plainText(20_000).pipe(z.string().min(1, "Please write something")),
});

export type LetterForm = z.infer<typeof letterSchema>;

const cursor = z
  .string()
  .regex(/^-?\d{1,15}~[\w-]{1,64}$/)
  .transform((text) => {
    const [value = "", id = ""] = text.split("~");
    return { value: Number(value), id };
  })
  .nullish()
  .catch(null);

export type Cursor = z.infer<typeof cursor>;

export function cursorText({ value, id }: { value: number; id: string }): string {
  return `${value}~${id}`;
}

const text = z.string().trim().max(200).catch("").default("");

export const incidentWords = z.object({
  words: plainText(4000).default("").pipe(z.string().min(1, "Please write something")),
});

const NOTICED_MISSING = "Please say when it was noticed";

export const incidentSchema = z.object({
  kind: z.enum(Object.keys(INCIDENT_KINDS) as [IncidentKind, ...IncidentKind[]], {
    error: "Please choose a kind",
  }),
  severity: z.enum(Object.keys(INCIDENT_SEVERITIES) as [IncidentSeverity, ...IncidentSeverity[]], {
    error: "Please choose how serious it is",
  }),
  title: line(200, "Please name it in a line"),
  description: plainText(4000).default("").pipe(z.string().min(1, "Please say what happened")),
  reportedBy: line(200, "Please say who reported it"),
  /** "2026-11-26T09:30", UTC -> ms */
  noticedAt: z
    .string({ error: NOTICED_MISSING })
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, NOTICED_MISSING)
    .transform((text) => Date.parse(`${text}:00Z`))
    .refine(Number.isFinite, NOTICED_MISSING),
  people: z
    .string()
    .trim()
    .regex(/^\d{0,9}$/, "Please enter a whole number, or nothing")
    .transform((text) => (text === "" ? null : Number(text)))
    .default(null),
});

export type IncidentForm = z.infer<typeof incidentSchema>;

export const listQueries = {
  agents: z.object({
    status: z.enum(["pending", "active", "refused", "blocked"]).catch("pending").default("pending"),
    after: cursor,
  }),
  search: z.object({ q: text, after: z.string().max(600).nullish().catch(null) }),
  subscriptions: z.object({
    kind: z.enum(["agency", "individual"]).catch("agency").default("agency"),
    status: z
      .enum(["trial", "active", "cancelled", "suspended", "expired"])
      .catch("active")
      .default("active"),
    /** only what renews or ends within the next 7 days */
    soon: z
      .literal("1")
      .transform(() => true)
      .catch(false)
      .default(false),
    after: cursor,
  }),
  incidents: z.object({ state: z.enum(["open", "closed"]).catch("open").default("open"), after: cursor }),
  messages: z.object({ state: z.enum(["open", "answered"]).catch("open").default("open"), after: cursor }),
  bookings: z.object({
    state: z
      .enum(Object.keys(BOOKING_STATES) as [BookingState, ...BookingState[]])
      .catch("new")
      .default("new"),
    after: cursor,
  }),
  /** failed résumés: of agencies' job threads, or job seekers' own */
  resumes: z.object({
    of: z.enum(["agencies", "job-seekers"]).catch("agencies").default("agencies"),
    after: cursor,
  }),
  articles: z.object({
    state: z.enum(["published", "drafts"]).catch("published").default("published"),
    after: cursor,
  }),
  audit: z.object({
    action: z.enum(AUDIT_ACTIONS).nullish().catch(null),
    subject: text,
    after: cursor,
  }),
  boards: z.object({
    q: text,
    state: z.enum(["all", "failing", "stopped"]).catch("all").default("all"),
    after: z.string().max(600).nullish().catch(null),
  }),
  plain: z.object({ after: cursor }),
};

export type ListQuery<List extends keyof typeof listQueries> = z.infer<(typeof listQueries)[List]>;

/** Invalid values fall back. */
export function readListQuery<List extends keyof typeof listQueries>(
  list: List,
  request: { url: string },
): ListQuery<List> {
  const entries = Object.fromEntries(new URL(request.url).searchParams);
  return listQueries[list].parse(entries) as ListQuery<List>;
}
