import type { ApplicantListItem } from "../../../workers/domain/applicants/list-applicants";
import { isStale, scoreMove } from "../../../workers/domain/applicants/score-changes";
import { mayHeal } from "../../../workers/domain/documents/failure-message";

export type ApplicantRow = Pick<
  ApplicantListItem,
  | "id"
  | "fileName"
  | "candidateName"
  | "candidateEmail"
  | "candidateLocation"
  | "candidatePhoneNumbers"
  | "candidateGender"
  | "currentTitle"
  | "currentEmployer"
  | "experienceMonths"
  | "mustsMet"
  | "mustsAsked"
  | "locationMatch"
  | "relevancyScore"
  | "skillsMatchScore"
  | "experienceMatchScore"
  | "seniorityMatchScore"
  | "categoryMatchScore"
  | "analysisStatus"
  | "hiddenTextCount"
  | "createdAt"
  | "stage"
  | "veiled"
  | "duplicates"
  | "optedOutAt"
  | "waitsUntil"
  | "hiddenAt"
> & {
  gates: { pass: number; fail: string[]; unknown: string[] };
  shortlisted: boolean;
  failure: string | null;
  /** failed, and may be analysed again */
  healable: boolean;
  stale: boolean;
  /** being scored again */
  waiting: boolean;
  /** how far the last change of the job moved the score; null where it didn't, and while the score is stale */
  move: { from: number; by: number } | null;
};

export function applicantRow(
  item: ApplicantListItem,
  current: { jobVersion: number; engineVersion: string },
  failureMessage: (code: string | null) => string,
): ApplicantRow {
  const labels = (result: "fail" | "unknown") =>
    (item.gates ?? []).filter((gate) => gate.result === result).map((gate) => gate.label);
  const stale = isStale(item, current);
  return {
    id: item.id,
    fileName: item.fileName,
    candidateName: item.candidateName,
    candidateEmail: item.candidateEmail,
    candidateLocation: item.candidateLocation,
    candidatePhoneNumbers: item.candidatePhoneNumbers,
    candidateGender: item.candidateGender,
    currentTitle: item.currentTitle,
    currentEmployer: item.currentEmployer,
    experienceMonths: item.experienceMonths,
    mustsMet: item.mustsMet,
    mustsAsked: item.mustsAsked,
    stage: item.stage,
    shortlisted: item.shortlistedAt !== null,
    locationMatch: item.locationMatch,
    relevancyScore: item.relevancyScore,
    skillsMatchScore: item.skillsMatchScore,
    experienceMatchScore: item.experienceMatchScore,
    seniorityMatchScore: item.seniorityMatchScore,
    categoryMatchScore: item.categoryMatchScore,
    analysisStatus: item.analysisStatus,
    hiddenTextCount: item.hiddenTextCount,
    createdAt: item.createdAt,
    veiled: item.veiled,
    duplicates: item.duplicates,
    optedOutAt: item.optedOutAt,
    waitsUntil: item.waitsUntil,
    hiddenAt: item.hiddenAt,
    gates: {
      pass: (item.gates ?? []).filter((gate) => gate.result === "pass").length,
      fail: labels("fail"),
      unknown: labels("unknown"),
    },
    failure: item.analysisStatus === "failed" ? failureMessage(item.failureCode) : null,
    healable: item.analysisStatus === "failed" && mayHeal(item.failureCode),
    stale,
    waiting: item.rescoreQueuedAt !== null,
    move: stale ? null : scoreMove(item),
  };
}
