import type { YearMonth } from "../../engine/types";
import type { Resume } from "../resumes/get-resume";
import { newVerdict } from "../verdicts/new-verdict";
import type { StoredMatch } from "./stored-match";

export function newMatchVerdict(made: {
  id: string;
  userId: string;
  resume: Pick<Resume, "id" | "fileHash" | "corrections">;
  stored: StoredMatch;
  asOf: YearMonth;
  time: number;
}) {
  const { id, userId, resume, stored, asOf, time } = made;
  const { fileHash, corrections } = resume;
  return newVerdict({
    folder: `${userId}/analyses`,
    subject: { userId, resumeId: resume.id, matchId: id },
    madeOf: { fileHash, corrections, job: stored.job, asOf },
    score: stored.advice.matchScore,
    time,
  });
}
