import { analyseJob } from "../../engine/job";
import type { JobInput, JobProfile } from "../../engine/types";
import { sha256 } from "../sha256";
import type { JobForm } from "../threads/schema";
import { requireLawfulCriteria } from "./require-lawful-criteria";

export type PostingAnalysis = { job: JobProfile; analysisKey: string };

export function jobInputOf(form: JobForm): JobInput {
  return {
    title: form.title,
    description: form.jobDescription,
    requirements: form.requirements,
    companyName: form.companyName,
    ...(form.saysLocation ? { location: form.location } : {}),
    employmentType: form.employmentType,
  };
}

/** Same form, same answer. @throws AppError "criterion-refused" for deal-breakers that name a protected ground */
export function analysePosting(form: JobForm): PostingAnalysis {
  requireLawfulCriteria(form.requirements.split("\n"));
  const input = jobInputOf(form);
  const analysisKey = sha256(JSON.stringify(input));
  const job = analyseJob(input);
  // The spec's default place where the posting names none; it doesn't say that the work is done from home.
  return { job: { ...job, location: job.location ?? form.location }, analysisKey };
}
