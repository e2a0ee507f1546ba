/** `type` as in its header: "text/calendar; method=REQUEST" */
export type MailAttachment = { filename: string; type: string; content: string };

export type MailMessage = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
};

export type Mail = {
  /** @throws Error when the mail was not taken; it may be tried again */
  send: (message: MailMessage) => Promise<void>;
};
