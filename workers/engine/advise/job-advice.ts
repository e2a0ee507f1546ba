import type { Finding, JobProfile, ResumeFacts, ScoreSheet } from "../types";
import { type Counterfactual, counterfactualsFor } from "./counterfactuals";
import { type InterviewQuestion, interviewQuestions } from "./interview";
import { type KeywordPlace, keywordPlaces } from "./keywords";
import { pivotStrategy } from "./pivot";
import { type SkillLists, skillLists } from "./skill-lists";
import { suggestionsFor } from "./suggestions";

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
    companyRelevance: companyRelevance(facts, job),
    jobRelevance: jobRelevance(job, sheet),
    overallAnalysis: overallAnalysis(job, sheet),
  };
}

/** Whether the résumé's own lines name the employer's industry; null where the posting names none. */
function companyRelevance(facts: ResumeFacts, job: JobProfile): string | null {
  const { industry } = job.company;
  if (!industry) return null;
  const words = industry
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((word) => word.length > 3 && word !== "services");
  const line = facts.experience
    .flatMap((entry) => entry.bullets)
    .find((bullet) => words.some((word) => bullet.value.toLowerCase().includes(word)));
  return line
    ? `The employer's industry is ${industry}, and the résumé speaks of it: "${line.value}"`
    : `The employer's industry is ${industry}; no line of the résumé speaks of it.`;
}

function jobRelevance(job: JobProfile, sheet: ScoreSheet): string {
  const role = sheet.scores.experience?.parts.find((part) => part.id === "similar-role");
  return role?.reason ?? `The résumé shows no work that can be compared with ${job.title || "the job"}.`;
}

function overallAnalysis(job: JobProfile, sheet: ScoreSheet): string {
  const value = sheet.scores.relevancy?.value;
  if (value === undefined) return "The résumé or the posting says too little for a judgement.";
  const skills = sheet.scores.skills?.parts ?? [];
  const met = skills.filter((part) => part.status === "met").length;
  const sentences = [`Relevancy for ${job.title || "the job"} is ${value} of 100.`];
  if (skills.length > 0)
    sentences.push(
      `The résumé bears out ${met} of the ${skills.length} skills and qualifications asked for.`,
    );
  const failed = sheet.gates.filter((gate) => gate.result === "fail");
  const open = sheet.gates.filter((gate) => gate.result === "unknown");
  if (failed.length > 0) sentences.push(`Not met: ${failed.map((gate) => gate.label).join(", ")}.`);
  if (open.length > 0) sentences.push(`To be asked: ${open.map((gate) => gate.label).join(", ")}.`);
  return sentences.join(" ");
}
