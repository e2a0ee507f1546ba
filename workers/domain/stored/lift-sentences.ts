import type { JobAdvice } from "../../engine/advise/job-advice";
import type { ResumeReport } from "../../engine/advise/resume/resume-report";
import type { Message, Score, ScoreSheet } from "../../engine/types";

const FIRST_WITH_CODES = "2.1.0";

export function holdsSentences(engineVersion: string): boolean {
  return engineVersion.localeCompare(FIRST_WITH_CODES, "en", { numeric: true }) < 0;
}

/** A value as an engine before 2.1.0 stored it: a sentence for each message, in findings and the like under `text`. */
export type Worded<T> = T extends Message
  ? string
  : T extends (infer Item)[]
    ? Worded<Item>[]
    : T extends object
      ? { [Key in keyof T as Key extends "message" | "promise" ? "text" : Key]: Worded<T[Key]> }
      : T;

function words(text: string): Message {
  return { code: "stored-words", text };
}

function liftReason<T extends { reason: string }>(judged: T) {
  return { ...judged, reason: words(judged.reason) };
}

function liftFinding<T extends { text: string }>({ text, ...finding }: T) {
  return { ...finding, message: words(text) };
}

function liftScore(score: Worded<Score> | null): Score | null {
  return score && { ...score, parts: score.parts.map(liftReason) };
}

export function liftSheet(sheet: Worded<Omit<ScoreSheet, "withheld">>): ScoreSheet {
  const { relevancy, skills, experience, seniority, category } = sheet.scores;
  return {
    ...sheet,
    scores: {
      relevancy: liftScore(relevancy),
      skills: liftScore(skills),
      experience: liftScore(experience),
      seniority: liftScore(seniority),
      category: liftScore(category),
    },
    gates: sheet.gates.map(liftReason),
    confidenceReasons: sheet.confidenceReasons.map(words),
    strengths: sheet.strengths.map(liftFinding),
    gaps: sheet.gaps.map(liftFinding),
  };
}

export function liftAdvice(advice: Worded<JobAdvice>): JobAdvice {
  return {
    ...advice,
    strengths: advice.strengths.map(liftFinding),
    gaps: advice.gaps.map(liftFinding),
    suggestions: advice.suggestions.map(liftFinding),
    counterfactuals: advice.counterfactuals.map(({ text, ...tried }) => ({ ...tried, promise: words(text) })),
    keywords: advice.keywords.map(liftFinding),
    pivotStrategy: advice.pivotStrategy.map(words),
    interviewQuestions: advice.interviewQuestions.map(({ question, why, ...asked }) => ({
      ...asked,
      question: words(question),
      why: words(why),
    })),
    companyRelevance: advice.companyRelevance === null ? null : words(advice.companyRelevance),
    jobRelevance: words(advice.jobRelevance),
    overallAnalysis: words(advice.overallAnalysis),
  };
}

export function liftReport(report: Worded<ResumeReport>): ResumeReport {
  return {
    ...report,
    quality: liftScore(report.quality),
    positions: report.positions.map(liftReason),
    best: report.best && { ...report.best, sheet: liftSheet(report.best.sheet) },
    strengths: report.strengths.map(liftFinding),
    weaknesses: report.weaknesses.map(liftFinding),
    recommendations: report.recommendations.map(liftFinding),
  };
}
