/** One message per résumé: ids only, never its content. */
export type ResumeMessage = CandidateMessage | OwnResumeMessage;

/** A résumé in an agency's job thread. */
export type CandidateMessage = { companyId: string; candidateId: string };

/** A job seeker's own résumé. */
export type OwnResumeMessage = { userId: string; resumeId: string };

/** Hands résumés to the background. A message is a hint: the row in the database is the truth. */
export type ResumeQueue = { send: (messages: ResumeMessage[]) => Promise<void> };
