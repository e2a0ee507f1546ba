/** What was ordered, as the order page said it. Amounts in euro cents. */
export type OrderedItem = {
  number: string;
  price: number;
  taxIncluded: boolean;
  /** whether it was to begin within the withdrawal period */
  startAtOnce: boolean;
  orderedAt: number;
};

/** Every mail that we send, by template, with what its text needs. Times in UTC ms, amounts in euro cents; addresses are whole URLs. */
export type MailData = {
  verification: { fullName: string; url: string };
  "reset-password": { fullName: string; url: string };
  "password-changed": { fullName: string };
  "google-linked": { fullName: string };
  "agent-received": { fullName: string; companyName: string; url: string };
  /** `trialEndsAt` is null where the company has bought a plan */
  "agent-approved": { fullName: string; companyName: string; trialEndsAt: number | null; url: string };
  "agent-refused": { fullName: string; companyName: string; reason: string };
  "agent-blocked": { fullName: string; companyName: string; reason: string };
  "agent-unblocked": { fullName: string; companyName: string; url: string };
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
  "trial-resumed": { fullName: string; endsAt: number; url: string };
  "subscription-suspended": { fullName: string; planName: string; url: string };
  "subscription-ended": { fullName: string; planName: string; endedAt: number; url: string };
  "credits-bought": { fullName: string; credits: number; order: OrderedItem; url: string };
  /** what staff did with an account's money, and why */
  "trial-extended": { fullName: string; endsAt: number; reason: string; url: string };
  "account-suspended": { fullName: string; reason: string; url: string };
  "account-lifted": { fullName: string; reason: string; url: string };
  /** `credits` is negative where they were taken */
  "credits-changed": { fullName: string; credits: number; reason: string; url: string };
  "refund-reason": { fullName: string; amount: number; number: string | null; reason: string; url: string };
  /** receipt of a withdrawal or a cancellation, with its content and the time that counts */
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
  "export-ready": { fullName: string; url: string; expiresAt: number };
  "confirm-deletion": { fullName: string; url: string };
  "deletion-planned": { fullName: string; number: string; dueAt: number; url: string };
  "deletion-undone": { fullName: string; number: string };
  "deletion-done": { number: string };
  /** Repeats nothing of the message: its address may belong to someone who never wrote to us. */
  "contact-received": Record<string, never>;
  /** to our own mailbox */
  "contact-message": { name: string; email: string; message: string };
  "contact-answer": { name: string; message: string; answer: string };
  /** `about`: what the list tells of, in words that end a sentence */
  "list-confirm": { about: string; url: string };
  /** to an address that is confirmed; `url` takes it off the list */
  "list-joined": { about: string; url: string };
  /** session, day and hours in words */
  "coaching-received": { name: string; session: string; day: string; hours: string };
  /** to our own mailbox */
  "coaching-request": { name: string; email: string; session: string; day: string; hours: string };
};

export type MailTemplate = keyof MailData;

export type MailOrder<T extends MailTemplate = MailTemplate> = {
  [K in T]: {
    to: string;
    /** whose account the address belongs to; the mail goes when the account goes */
    userId?: string;
    template: K;
    data: MailData[K];
  };
}[T];
