type Audience = "applicant" | "seeker";

/** Ids and codes only: never a résumé's text, a name or an address. `caller`: see `callerMark`. */
export type LogEvent =
  | { event: "request-failed"; reference: string; method: string; path: string; error: string }
  | { event: "page-failed"; reference: string; path: string; error: string }
  | { event: "upload-accepted"; batchId: string; files: number; refused: number }
  | { event: "opening-not-logged"; applicantId: string; error: string }
  | { event: "queue-send-failed"; batchId: string; error: string }
  | { event: "progress-report-failed"; batchId: string; error: string }
  | {
      event: "document-analysed";
      audience: Audience;
      documentId: string;
      milliseconds: Record<string, number>;
    }
  | { event: "document-failed"; audience: Audience; documentId: string; code: string }
  | { event: "document-retried"; audience: Audience; documentId: string; attempt: number; error: string }
  | { event: "dead-letter"; audience: Audience; documentId: string }
  | { event: "resumes-accepted"; userId: string; files: number; refused: number }
  | { event: "file-deletion-failed"; key: string; error: string }
  | { event: "swept"; resent: number; ended: number; filesDeleted: number; orphansDeleted: number }
  | { event: "retention-erased"; companyId: string; applicants: number }
  | { event: "thread-counts-differ"; threadId: string; figures: string }
  | { event: "pool-counts-differ"; scopeId: string }
  | { event: "reminder-failed"; userId: string; error: string }
  | { event: "digest-failed"; agentId: string; error: string }
  | { event: "view-not-counted"; error: string }
  | { event: "step-not-counted"; error: string }
  | { event: "tasks-not-sent"; tasks: number; error: string }
  | { event: "queued-task-failed"; task: string; attempt: number; error: string }
  | { event: "task-failed"; task: string; error: string }
  | { event: "webhook-unanswered"; webhookId: string; error: string }
  | { event: "mail-sent"; mailId: string; template: string }
  | { event: "mail-failed"; mailId: string; attempt: number; error: string }
  | { event: "posting-unreadable"; reason: string }
  | { event: "model-unusable"; threadId: string; applicantId?: string; error: string }
  | { event: "board-not-added"; error: string }
  | { event: "saved-search-failed"; search: string; error: string }
  | { event: "board-unread"; board: string; reason: string }
  | { event: "locations-unread"; error: string }
  | { event: "jobs-not-recorded"; error: string }
  | { event: "human-check-failed"; error: string }
  | { event: "registered"; userId: string; audience: "candidate" | "agent" }
  | { event: "google-refused"; code: string }
  | { event: "staff-refused"; reason: string }
  | { event: "payment-not-asked"; error: string }
  | { event: "limit-mail-failed"; error: string }
  | { event: "declaration-failed"; number: string; error: string }
  | { event: "payment-event"; id: string; type: string; customer: string | null }
  | { event: "candidates-export-made"; exportId: string; candidates: number; bytes: number }
  | { event: "candidates-export-failed"; exportId: string; error: string }
  | { event: "export-made"; exportId: string; bytes: number }
  | { event: "export-failed"; exportId: string; error: string }
  | { event: "erased"; request: string; rows: number; files: number }
  | { event: "erasure-failed"; request: string; error: string }
  | { event: "sign-in"; userId: string; via: string }
  | { event: "password-reset"; userId: string }
  | {
      event: "second-step-refused";
      userId: string;
    }
  | {
      event: "sign-in-refused";
      reason: "credentials" | "throttled";
      userId: string | null;
      caller: string;
    }
  | {
      event: "request-refused";
      reference: string;
      method: string;
      path: string;
      code: string;
      userId: string | null;
      caller: string;
    };

export type Log = (event: LogEvent) => void;
