import type { EmploymentType } from "../../engine/types";

export type SourcePosting = {
  title: string;
  description: string;
  companyName: string | null;
  location: string | null;
  employmentType: EmploymentType | null;
};

export type SourceAnswer = { ok: true; posting: SourcePosting } | { ok: false; reason: string };

export type JobSources = {
  readLinkedIn: (jobId: string) => Promise<SourceAnswer>;
};
