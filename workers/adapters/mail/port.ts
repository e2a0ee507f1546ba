export type MailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

export type Mail = {
  /** @throws Error when the mail was not taken; it may be tried again */
  send: (message: MailMessage) => Promise<void>;
};
