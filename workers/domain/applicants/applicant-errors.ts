import { PAGE_ERRORS } from "../applicant-page/page-errors";

export const APPLICANT_ERRORS = {
  ...PAGE_ERRORS,
  "candidate-not-found": { status: 404, message: "Candidate not found" },
  "candidate-not-deleted": {
    status: 500,
    message: "Failed to delete candidate from database: it did not answer. Please try again.",
  },
  "person-held": {
    status: 409,
    message:
      "This person is on legal hold, so nothing of them can be deleted until a colleague ends the hold.",
  },
  "company-holds": {
    status: 409,
    message: "Your company can’t end while somebody is on legal hold. End the holds first.",
  },
  "thread-held": {
    status: 409,
    message:
      "Someone in this job thread is on legal hold, so it can’t be deleted until a colleague ends the hold.",
  },
  "hold-no-words": {
    status: 400,
    message: "Please choose why, and say in up to 500 characters what it is about.",
  },
  "blind-closed": {
    status: 403,
    message:
      "Blind review is on: the résumé and the data of a candidate can be downloaded once they are shortlisted.",
  },
  "blind-query": {
    status: 403,
    message:
      "Blind review is on: candidates can’t be searched, filtered or sorted by name, e-mail, place or gender.",
  },
} as const;
