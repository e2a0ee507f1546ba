/** One message per résumé: ids only, never its content. */
export type ResumeMessage = { companyId: string; candidateId: string };

/** Hands résumés to the background. A message is a hint: the row in the database is the truth. */
export type ResumeQueue = { send: (messages: ResumeMessage[]) => Promise<void> };
