import { analyseJob } from "../../engine/job";
import type { JobInput, JobProfile } from "../../engine/types";
import { sha256 } from "../sha256";

export type ReadJob = {
  job: JobProfile;
  jobAsRead?: JobProfile | undefined;
  posting: string;
  description: string | null;
  companyName: string | null;
  url: string | null;
  jobId: string | null;
  jobHash: string;
};

/** What a posting asks for; null where it gives nothing to judge by. */
export function clearJobOf(input: JobInput): JobProfile | null {
  const job = analyseJob(input);
  const isClear = job.requirements.length > 0 || job.occupation || job.occupations?.length;
  return isClear ? job : null;
}

/** The same words, however they are spaced and cased, are the same job. */
export function jobHashOf(kind: "posting" | "title", words: string): string {
  const plain = words.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean).join(" ");
  return sha256(`${kind}\n${plain}`);
}
