import type { Finding, JobProfile, Message, ResumeFacts, ScoreSheet } from "../types";
import { type Counterfactual, counterfactualsFor } from "./counterfactuals";
import { type InterviewQuestion, interviewQuestions } from "./interview";
import { type KeywordPlace, keywordPlaces } from "./keywords";
import { pivotStrategy } from "./pivot";
import { isFarApart } from "./proposals";
import { type SkillLists, skillLists } from "./skill-lists";
import { suggestionsFor } from "./suggestions";
import { summaryOf } from "./summary";

export type JobAdvice = {
  matchScore: number | null;
  strengths: Finding[];
  gaps: Finding[];
  suggestions: Finding[];
  counterfactuals: Counterfactual[];
  keywords: KeywordPlace[];
  pivotStrategy: Message[];
  interviewQuestions: InterviewQuestion[];
  skills: SkillLists;
  companyRelevance: Message | null;
  jobRelevance: Message;
  overallAnalysis: Message;
};

/** The score that a match goes by: relevancy, rounded once; null where it can't be judged. */
export function matchScoreOf({ withheld, scores }: ScoreSheet): number | null {
  const value = scores.relevancy?.value;
  return withheld || value === undefined ? null : Math.round(value);
}

export function jobAdvice(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): JobAdvice {
  if (sheet.withheld) return withoutJudgement(job, sheet, sheet.withheld);
  const counterfactuals = counterfactualsFor(facts, job, sheet);
  const keywords = keywordPlaces(facts, job, sheet, counterfactuals);
  const said = new Set([...counterfactuals, ...keywords].map(({ requirementId }) => requirementId ?? ""));
  return {
    matchScore: matchScoreOf(sheet),
    strengths: sheet.strengths,
    gaps: sheet.gaps,
    suggestions: suggestionsFor(facts, job, { changes: counterfactuals, keywords }),
    counterfactuals,
    keywords,
    pivotStrategy: pivotStrategy(job, sheet, said),
    interviewQuestions: interviewQuestions(job, sheet),
    skills: skillLists(facts, job, sheet),
    companyRelevance: companyRelevance(sheet),
    jobRelevance: jobRelevance(job, sheet),
    overallAnalysis: summaryOf(job, sheet),
  };
}

/** Where no figure is given, nothing is said to be missing either: only the reason, and what to ask. */
function withoutJudgement(job: JobProfile, sheet: ScoreSheet, reason: Message): JobAdvice {
  const none: string[] = [];
  return {
    matchScore: null,
    strengths: [],
    gaps: [],
    suggestions: [],
    counterfactuals: [],
    keywords: [],
    pivotStrategy: [],
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

/** Nothing is said of a line of business that a résumé mentions in passing: a column about food is no work in restaurants. */
const SPOKEN_OF = 0.5;

function companyRelevance(sheet: ScoreSheet): Message | null {
  const part = sheet.scores.category?.parts.find(({ id }) => id === "line-of-business");
  if (!part) return null;
  const isSaid =
    part.points > 0
      ? !isFarApart(sheet) && part.points >= SPOKEN_OF * part.maxPoints
      : areLinesOfBusinessKnown(sheet);
  return isSaid ? part.reason : null;
}

/** Who tells no line of business of most jobs may well have worked in this one. */
function areLinesOfBusinessKnown({ experience: items = [] }: ScoreSheet): boolean {
  return 2 * items.filter(({ industry }) => industry !== null).length >= Math.max(1, items.length);
}

function jobRelevance(job: JobProfile, sheet: ScoreSheet): Message {
  const reason = sheet.scores.experience?.parts.find((part) => part.id === "similar-role")?.reason;
  if (reason?.code === "similar-role" && reason.closeness === "loose" && isFarApart(sheet))
    return { code: "no-close-role", job: reason.job };
  return reason ?? { code: "no-comparable-work", job: job.title || null };
}
