import type { Finding, JobProfile, ResumeFacts, ScoreSheet } from "../types";
import { type Counterfactual, counterfactualsFor } from "./counterfactuals";
import { type InterviewQuestion, interviewQuestions } from "./interview";
import { type KeywordPlace, keywordPlaces } from "./keywords";
import { pivotStrategy } from "./pivot";
import { type SkillLists, skillLists } from "./skill-lists";
import { suggestionsFor } from "./suggestions";
import { summaryOf } from "./summary";

/** Everything that a job analysis tells a job seeker beside the scores. */
export type JobAdvice = {
  /** the relevancy score, rounded to a whole number; null where it can't be judged */
  matchScore: number | null;
  strengths: Finding[];
  gaps: Finding[];
  suggestions: Finding[];
  counterfactuals: Counterfactual[];
  /** in the order of `JobProfile.requirements` */
  keywords: KeywordPlace[];
  pivotStrategy: string[];
  interviewQuestions: InterviewQuestion[];
  skills: SkillLists;
  companyRelevance: string | null;
  jobRelevance: string;
  overallAnalysis: string;
};

/** All advice for one résumé and one job, from one sheet. */
export function jobAdvice(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): JobAdvice {
  if (sheet.withheld) return withoutJudgement(job, sheet, sheet.withheld.reason);
  const value = sheet.scores.relevancy?.value;
  const counterfactuals = counterfactualsFor(facts, job, sheet);
  return {
    matchScore: value === undefined ? null : Math.round(value),
    strengths: sheet.strengths,
    gaps: sheet.gaps,
    suggestions: suggestionsFor(facts, job, sheet, counterfactuals),
    counterfactuals,
    keywords: keywordPlaces(facts, job, sheet),
    pivotStrategy: pivotStrategy(facts, job, sheet),
    interviewQuestions: interviewQuestions(job, sheet),
    skills: skillLists(facts, job),
    companyRelevance: companyRelevance(sheet),
    jobRelevance: jobRelevance(job, sheet),
    overallAnalysis: summaryOf(job, sheet),
  };
}

/** Where no figure is given, nothing is said to be missing either: only the reason, and what to ask. */
function withoutJudgement(job: JobProfile, sheet: ScoreSheet, reason: string): JobAdvice {
  const none: string[] = [];
  return {
    matchScore: null,
    strengths: [],
    gaps: [],
    suggestions: [],
    counterfactuals: [],
    keywords: [],
    pivotStrategy: none,
    interviewQuestions: interviewQuestions(job, sheet),
    skills: {
      core: none,
      preferred: none,
      emerging: none,
      soft: none,
      matching: none,
      missing: none,
      transferable: none,
    },
    companyRelevance: null,
    jobRelevance: reason,
    overallAnalysis: reason,
  };
}

/** What the sheet says of the job's line of business; null where the posting names none. */
function companyRelevance({ scores }: ScoreSheet): string | null {
  return scores.category?.parts.find(({ id }) => id === "line-of-business")?.reason ?? null;
}

function jobRelevance(job: JobProfile, sheet: ScoreSheet): string {
  const role = sheet.scores.experience?.parts.find((part) => part.id === "similar-role");
  return role?.reason ?? `The résumé shows no work that can be compared with ${job.title || "the job"}.`;
}
