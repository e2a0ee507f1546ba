/** Ids only, except a forgotten password's address: looked up after the answer, so that its time tells nothing. */
export type Task =
  | { kind: "send-mail"; mailId: string }
  | { kind: "forgot-password"; email: string }
  | { kind: "export-data"; exportId: string }
  | { kind: "export-applicants"; exportId: string }
  | { kind: "read-board"; boardId: string }
  | { kind: "read-postings"; boardId: string }
  | { kind: "mail-new-jobs"; userId: string }
  | { kind: "write-letter-mails"; letterId: string }
  | { kind: "deliver-webhook"; deliveryId: string; attempt: number };

export type TaskQueue = { send: (tasks: Task[], delaySeconds?: number) => Promise<void> };
