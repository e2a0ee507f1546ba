export type MailMessage = {
  to: string;
  /** where an answer goes, if not to the sender */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands a mail to the service that delivers it. */
export type Mail = {
  /** @throws Error when the mail was not taken; it may be tried again */
  send: (message: MailMessage) => Promise<void>;
};
