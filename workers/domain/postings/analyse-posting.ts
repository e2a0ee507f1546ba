import { createHash } from "node:crypto";
import { analyseJob } from "../../engine/job";
import type { JobInput, JobProfile } from "../../engine/types";
import type { JobForm } from "../threads/schema";
import { requireLawfulCriteria } from "./require-lawful-criteria";

/** `analysisKey` stands for the text that was analysed: creating a job thread needs the key of the same text. */
export type PostingAnalysis = { job: JobProfile; analysisKey: string };

export function jobInputOf(form: JobForm): JobInput {
  return {
    title: form.title,
    description: form.jobDescription,
    requirements: form.requirements,
    companyName: form.companyName,
    location: form.location,
    employmentType: form.employmentType,
  };
}

/**
 * Reads a posting into requirements. The same form always gives the same answer.
 * @throws AppError "criterion-refused" where the deal-breakers, which the recruiter types, name a protected ground
 */
export function analysePosting(form: JobForm): PostingAnalysis {
  requireLawfulCriteria(form.requirements.split("\n"));
  const input = jobInputOf(form);
  const analysisKey = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  return { job: analyseJob(input), analysisKey };
}
