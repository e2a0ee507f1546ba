/** Times in UTC ms; addresses are whole URLs. */
export type MailData = {
  verification: { fullName: string; url: string };
  "reset-password": { fullName: string; url: string };
  "password-changed": { fullName: string };
  "google-linked": { fullName: string };
  "agent-received": { fullName: string; companyName: string; url: string };
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
  /** Repeats nothing of the message: its address may belong to someone else. */
  "contact-received": Record<string, never>;
  "contact-message": { name: string; email: string; message: string };
  "contact-answer": { name: string; message: string; answer: string };
  "list-confirm": { about: string; url: string };
  "list-joined": { about: string; url: string };
  "coaching-received": { name: string; session: string; day: string; hours: string };
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
