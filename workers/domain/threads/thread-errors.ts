export const CLOSED_SCORING =
  "This job thread is closed, so its candidates aren’t scored again. Reopen it to change its requirements.";

export const THREAD_ERRORS = {
  "campaign-not-found": { status: 404, message: "Campaign not found or access denied" },
  "campaigns-load-failed": { status: 500, message: "Failed to fetch campaigns" },
  "campaign-load-failed": { status: 500, message: "Failed to load campaign data" },
  "campaign-stats-failed": { status: 500, message: "Failed to fetch campaign statistics" },
  "campaign-creation-failed": { status: 500, message: "Failed to create job thread. Please try again." },
  "campaign-deletion-failed": { status: 500, message: "Failed to delete campaign. Please try again." },
  "campaign-id-missing": { status: 400, message: "Campaign ID is required" },
  "source-missing": {
    status: 422,
    message: "Please say where these résumés come from: applied, referred, job-board, network or other.",
  },
  "campaign-closed": {
    status: 409,
    message: "This job thread is closed and takes no résumés. Reopen it to upload some.",
  },
  "campaign-closed-scoring": {
    status: 409,
    message: CLOSED_SCORING,
  },
  "campaign-closed-again": {
    status: 409,
    message: "This job thread is closed, so its candidates aren’t analyzed again. Reopen it first.",
  },
  "export-empty": { status: 404, message: "No candidates found for export" },
  "export-filtered-empty": { status: 404, message: "No candidates match the current filters" },
  // The pool is there for everyone, also while nobody is in it.
  "pool-empty": { status: 409, message: "No candidates found for export" },
  "pool-filtered-empty": { status: 409, message: "No candidates match the current filters" },
  "pool-nobody-chosen": { status: 400, message: "Please choose the candidates to add." },
  "pool-too-many": { status: 400, message: "You can add up to 10 candidates at a time." },
  "export-failed": { status: 500, message: "Failed to export all candidates" },
  "export-filtered-failed": { status: 500, message: "Failed to export filtered candidates" },
  "export-large": {
    status: 409,
    message:
      "These are too many candidates for a download at once. Choose Export on the job thread's page: we prepare the file and mail you a link.",
  },
  "export-file-running": {
    status: 409,
    message: "Another list of candidates is being prepared for you. Please wait until its mail comes.",
  },
  "export-file-limit": {
    status: 429,
    message: "You can have ten large lists prepared a day. Please try again tomorrow.",
  },
} as const;
