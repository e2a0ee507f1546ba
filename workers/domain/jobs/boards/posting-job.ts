import { postingText } from "../../../engine/job";
import type { EmploymentType, JobInput, JobProfile } from "../../../engine/types";
import { clearJobOf, jobHashOf, type ReadJob } from "../../postings/job-of-words";
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
  return clearJobOf(inputOf(posting));
}

/** The one way in which a posting is held against a résumé, for a card and for its analysis. */
export function readJobOf(posting: PostingWords, job: JobProfile): ReadJob {
  return {
    job,
    posting: postingText(inputOf(posting)),
    description: posting.text,
    companyName: posting.company || null,
    url: posting.url,
    jobId: postingJobId(posting.id),
    jobHash: jobHashOf("posting", posting.text),
  };
}
