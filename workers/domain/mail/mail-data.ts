/** Every mail that we send, by template, with what its text needs. Times in UTC ms; addresses are whole URLs. */
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
  "payment-failed": { fullName: string; url: string };
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
