import type { StepChange } from "../identity/second-step/step-change";
import type { SubProcessorMail } from "../privacy/sub-processors";
import type { CalendarEvent } from "./render-calendar";

export type OrderedItem = {
  number: string;
  price: number;
  taxIncluded: boolean;
  /** whether it was to begin within the withdrawal period */
  startAtOnce: boolean;
  orderedAt: number;
};

type LimitMail = {
  fullName: string;
  planName: string;
  used: number;
  limit: string;
  endsAt: number;
  after: string | null;
  url: string;
};

/** A coaching session as mails to the person speak of it. `hour` in words, with time zones. */
type SessionMail = { name: string; session: string; hour: string; url: string };

type CoachMail = SessionMail & { email: string };

/** Times in UTC ms, amounts in euro cents; addresses are whole URLs. */
export type MailData = {
  verification: { fullName: string; url: string };
  welcome: { fullName: string; url: string };
  "reset-password": { fullName: string; url: string };
  "password-changed": { fullName: string };
  "google-linked": { fullName: string };
  "second-step-changed": { fullName: string; change: StepChange };
  /** `hint`: the key's first and last characters */
  "api-key-created": { fullName: string; keyName: string; hint: string; url: string };
  "webhook-off": { fullName: string; host: string; outcome: "gone" | "failing"; url: string };
  "agent-received": { fullName: string; companyName: string; url: string };
  "agent-approved": { fullName: string; companyName: string; trialEndsAt: number | null; url: string };
  "agent-refused": { fullName: string; companyName: string; reason: string };
  "agent-blocked": { fullName: string; companyName: string; reason: string };
  "agent-unblocked": { fullName: string; companyName: string; url: string };
  /** a colleague was named in a note; what it says and about whom is read after signing in */
  "note-mention": { fullName: string; author: string; thread: string; url: string };
  "thread-given": { fullName: string; giver: string; thread: string; isPassed: boolean; url: string };
  /** `role` within a sentence: "recruiter" */
  "colleague-invited": { inviter: string; companyName: string; role: string; expiresAt: number; url: string };
  "trial-ending": { fullName: string; endsAt: number; url: string };
  "trial-ended": { fullName: string; url: string };
  /** `accessUntil` is in the past once the grace is over */
  "payment-failed": {
    fullName: string;
    planName: string;
    total: number;
    nextAttemptAt: number | null;
    accessUntil: number;
    url: string;
  };
  /** `order` is null for a subscription that was made at the provider */
  "subscription-started": {
    fullName: string;
    planName: string;
    order: OrderedItem | null;
    firstPaymentAt: number | null;
    renewsAt: number;
    url: string;
  };
  "subscription-renewed": {
    fullName: string;
    planName: string;
    total: number;
    number: string | null;
    renewsAt: number;
    url: string;
  };
  "subscription-cancelled": { fullName: string; planName: string; endsAt: number; url: string };
  "subscription-resumed": { fullName: string; planName: string; renewsAt: number; url: string };
  /** prices in cents a cycle; `from`: the renewal at which the new one is charged first */
  "price-changed": {
    fullName: string;
    planName: string;
    before: number;
    price: number;
    taxIncluded: boolean;
    from: number;
    url: string;
  };
  "trial-resumed": { fullName: string; endsAt: number; url: string };
  "subscription-suspended": { fullName: string; planName: string; url: string };
  "subscription-ended": { fullName: string; planName: string; endedAt: number; url: string };
  "order-failed": { fullName: string; number: string; credits: number; price: number; url: string };
  "credits-bought": { fullName: string; credits: number; order: OrderedItem; url: string };
  "trial-extended": { fullName: string; endsAt: number; reason: string; url: string };
  "account-suspended": { fullName: string; reason: string; url: string };
  "account-lifted": { fullName: string; reason: string; url: string };
  /** `credits` is negative where they were taken */
  "credits-changed": { fullName: string; credits: number; reason: string; url: string };
  "plan-ended-for-cause": {
    fullName: string;
    planName: string;
    payBack: number;
    reason: string;
    url: string;
  };
  "refund-reason": { fullName: string; amount: number; number: string | null; reason: string; url: string };
  /** `limit` in words: "1,000 candidates"; `after`: what follows the period, null where nothing does */
  "limit-near": LimitMail;
  "limit-reached": LimitMail;
  "declaration-received": {
    kind: "withdrawal" | "cancellation";
    name: string;
    email: string;
    contract: string;
    wish: string;
    number: string;
    receivedAt: number;
    /** "soon": by itself; "maybe": by itself where a stranger's words match an order; "checked": by a person */
    outcome: "soon" | "maybe" | "checked";
  };
  "declaration-answered": {
    name: string;
    kind: "withdrawal" | "cancellation";
    number: string;
    answer: string;
  };
  refunded: { fullName: string; amount: number; number: string | null; url: string };
  /** to our own mailbox */
  "billing-alert": { kind: string; subject: string; url: string };
  "candidates-export-ready": {
    fullName: string;
    title: string;
    candidates: number;
    expiresAt: number;
    url: string;
  };
  "candidates-export-failed": { fullName: string; title: string; url: string };
  "export-ready": { fullName: string; url: string; expiresAt: number };
  "confirm-deletion": { fullName: string; url: string };
  "deletion-planned": { fullName: string; number: string; dueAt: number; url: string };
  /** to the colleagues of a company's last owner, who asked for their account's deletion */
  "company-ending": { fullName: string; ownerName: string; companyName: string; dueAt: number; url: string };
  "deletion-undone": { fullName: string; number: string; url: string };
  "deletion-done": { number: string };
  /** Repeats nothing of the message: its address may belong to someone else. */
  "contact-received": Record<string, never>;
  "contact-message": { name: string; email: string; message: string };
  "contact-answer": { name: string; message: string; answer: string };
  "list-confirm": { about: string; url: string };
  "list-joined": { about: string; url: string };
  /** a letter to a mailing list, as the outbox's reference is filled in: `body` is Markdown, `offUrl` leaves the list */
  letter: { subject: string; body: string; about: string; offUrl: string };
  "coaching-received": { name: string; session: string; day: string; hours: string };
  /** `paid`: the hour that the proposed one would replace, null for the first; `price` is due for the first alone */
  "coaching-proposed": SessionMail & {
    place: string;
    price: number;
    paid: string | null;
    expiresAt: number;
    email: string;
  };
  "coaching-booked": SessionMail & {
    place: string;
    order: OrderedItem;
    changeableUntil: number;
    event: CalendarEvent;
  };
  "coaching-moved": SessionMail & { place: string; changeableUntil: number; event: CalendarEvent };
  /** `refund`: what goes back, 0 where nothing was paid; `event`: null where no calendar has it */
  "coaching-cancelled": SessionMail & {
    byUs: boolean;
    reason: string | null;
    refund: number;
    event: CalendarEvent | null;
  };
  "coaching-expired": SessionMail & { paid: string | null };
  "coaching-reminder": SessionMail & { place: string };
  "coaching-late": SessionMail & { amount: number; number: string };
  "coaching-request": {
    name: string;
    email: string;
    session: string;
    day: string;
    hours: string;
    /** absent in mails from before hours were proposed here */
    url?: string;
  };
  /** `paid`: the hour that they would like to move, null where none is fixed */
  "coach-asked": Omit<CoachMail, "hour"> & {
    day: string;
    hours: string;
    paid: string | null;
  };
  "coach-booked": CoachMail & { place: string; event: CalendarEvent };
  "coach-moved": CoachMail & { place: string; event: CalendarEvent };
  /** without the person, whose account may be gone */
  "coach-cancelled": { session: string; hour: string; url: string; event: CalendarEvent | null };
  "coach-reminder": CoachMail & { place: string };
  /** to an applicant whose decision is final: neither their name nor the decision */
  "voluntary-questions": { companyName: string; title: string; url: string; refusalUrl: string };
  /** to an applicant: where they read what an agency holds about them. `expiresAt` of the address */
  "applicant-page": { companyName: string; title: string; expiresAt: number; url: string };
  /** `what` in words: "Deletion"; `answer` is what a colleague wrote */
  "applicant-request-received": {
    companyName: string;
    number: string;
    what: string;
    dueAt: number;
    url: string;
  };
  "applicant-request-answered": { companyName: string; number: string; what: string; answer: string };
  "sub-processor-new": SubProcessorMail;
  "incident-notice": { fullName: string; companyName: string; number: string; title: string; words: string };
  "unusual-downloads": {
    fullName: string;
    colleague: string;
    downloads: number;
    people: number;
    day: number;
    url: string;
  };
  "applicant-erased": { companyName: string; number: string; erasedAt: number; neverAgain: boolean };
  "applicant-erased-agency": {
    fullName: string;
    number: string;
    places: number;
    erasedAt: number;
    neverAgain: boolean;
    url: string;
  };
  /** to an agency: neither the person's name nor their words */
  "applicant-request": { fullName: string; number: string; what: string; dueAt: number; url: string };
  /** what a client answered since the last such mail, as numbers */
  "client-answers": {
    fullName: string;
    clientName: string;
    title: string;
    yes: number;
    no: number;
    questions: number;
    url: string;
    /** absent in mails from before they could be switched off */
    offUrl?: string;
  };
  /** what an agent's notifications tell, a line each; `total` of them, of which the first are named */
  notifications: {
    fullName: string;
    daily: boolean;
    lines: string[];
    total: number;
    url: string;
    offUrl: string;
  };
  /** dates of a seeker's applications on a day (UTC), a line each; `total` of them, of which the first are named */
  "application-reminder": {
    fullName: string;
    day: number;
    lines: string[];
    total: number;
    url: string;
    offUrl: string;
  };
  /** what came since yesterday for a seeker's saved searches; each names the first of `total` */
  "new-jobs": {
    fullName: string;
    searches: { name: string; lines: string[]; total: number; url: string }[];
    url: string;
    offUrl: string;
  };
};

export type MailTemplate = keyof MailData;

/** What the outbox holds of a letter's mail; no entry: a test mail, of which none leaves a list. */
export type LetterReference = { letterId: string; entryId: string | null };

export type MailOrder<T extends MailTemplate = MailTemplate> = {
  [K in T]: {
    to: string;
    /** whose account the address belongs to; the mail goes when the account goes */
    userId?: string;
    template: K;
    data: K extends "letter" ? LetterReference : MailData[K];
  };
}[T];
