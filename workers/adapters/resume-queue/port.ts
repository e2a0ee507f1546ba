export type DocumentMessage = ApplicantMessage | ResumeMessage;

export type ApplicantMessage = { companyId: string; applicantId: string };

export type ResumeMessage = { userId: string; resumeId: string };

/** A message is a hint: the row in the database is the truth. */
export type ResumeQueue = { send: (messages: DocumentMessage[]) => Promise<void> };
