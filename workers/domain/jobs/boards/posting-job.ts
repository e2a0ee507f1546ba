import { createHash } from "node:crypto";
import { analyseJob, postingText } from "../../../engine/job";
import type { EmploymentType, JobInput, JobProfile } from "../../../engine/types";
import type { ReadJob } from "../../postings/read-posting";
import { postingJobId } from "../posting-job-id";

export type PostingWords = {
  id: number;
  title: string;
  company: string;
  place: string;
  employment: EmploymentType | null;
  url: string;
  text: string;
};

function inputOf({ title, company, place, employment, text }: PostingWords): JobInput {
  return {
    title,
    description: text,
    ...(company ? { companyName: company } : {}),
    ...(place ? { location: place } : {}),
    ...(employment ? { employmentType: employment } : {}),
  };
}

/** What a posting asks for; null where it gives nothing to judge by. */
export function jobOfPosting(posting: PostingWords): JobProfile | null {
  const job = analyseJob(inputOf(posting));
  const isClear = job.requirements.length > 0 || job.occupation || job.occupations?.length;
  return isClear ? job : null;
}

/** The one way in which a posting is held against a résumé, for a card and for its analysis. */
export function readJobOf(posting: PostingWords, job: JobProfile): ReadJob {
  const words = posting.text.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean).join(" ");
  return {
    job,
    posting: postingText(inputOf(posting)),
    description: posting.text,
    companyName: posting.company || null,
    url: posting.url,
    jobId: postingJobId(posting.id),
    jobHash: createHash("sha256").update(`posting\n${words}`).digest("hex"),
  };
}
