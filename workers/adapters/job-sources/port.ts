import type { EmploymentType } from "../../engine/types";

/** A posting as its page publishes it. `description` is plain text with line breaks and "- " before list items. */
export type SourcePosting = {
  title: string;
  description: string;
  companyName: string | null;
  location: string | null;
  employmentType: EmploymentType | null;
};

/** `reason` says why, for the log: "status 999", "redirect", "timeout" ... */
export type SourceAnswer = { ok: true; posting: SourcePosting } | { ok: false; reason: string };

/** Where postings are read from. What can't be read is never made up. */
export type JobSources = {
  /** The posting of this number at LinkedIn. */
  readLinkedIn: (jobId: string) => Promise<SourceAnswer>;
};
