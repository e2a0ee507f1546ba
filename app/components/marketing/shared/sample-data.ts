import samples from "./samples.json";

/**
 * People, employers and jobs are made up; every score, point, reason and quote is what the engine gives for the demo's
 * résumés: `npm run samples` writes them, and a test fails while they differ from what it gives now.
 */
export type SamplePoint = {
  label: string;
  status: "met" | "partly" | "not-found" | "unclear";
  points: number;
  of: number;
  reason: string;
  /** the résumé's own words; null where it says nothing */
  words: string | null;
};

/** Some rows of a score, and what all its other rows add up to. */
export type SampleAccount = {
  score: number;
  points: readonly SamplePoint[];
  others: { rows: number; points: number; of: number };
};

export type SampleCandidate = SampleAccount & { name: string; role: string };

export const SAMPLE_JOB = samples.job;
export const sampleAsked = samples.asked;
export const sampleUploads = samples.uploads;
export const sampleCandidates = samples.candidates as readonly SampleCandidate[];

/** One résumé against three jobs, best match first. */
export const sampleJobs = samples.jobs as [SampleJob, SampleJob, SampleJob];
type SampleJob = { title: string; score: number };

export const sampleBooking = samples.booking as SampleAccount & { title: string; asked: readonly string[] };
export const samplePlatform = samples.platform as SampleAccount & { title: string };

export const sampleRequirements = samples.requirements as readonly {
  label: string;
  answers: readonly (SamplePoint["status"] | null)[];
}[];

export const sampleResumeScore = samples.resume;
