/** One message per résumé: ids only, never its content. */
export type DocumentMessage = ApplicantMessage | ResumeMessage;

/** A résumé in an agency's job thread. */
export type ApplicantMessage = { companyId: string; applicantId: string };

/** A job seeker's own résumé. */
export type ResumeMessage = { userId: string; resumeId: string };

/** Hands résumés to the background. A message is a hint: the row in the database is the truth. */
export type ResumeQueue = { send: (messages: DocumentMessage[]) => Promise<void> };
