import { PAGE_ERRORS } from "../applicant-page/page-errors";

/** Why nothing is done about an applicant; part of the table of all errors. */
export const APPLICANT_ERRORS = {
  ...PAGE_ERRORS,
  "candidate-not-found": { status: 404, message: "Candidate not found" },
  "candidate-not-deleted": {
    status: 500,
    message: "Failed to delete candidate from database: it did not answer. Please try again.",
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
