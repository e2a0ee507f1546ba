import { seekerSays } from "../../../workers/copy/seeker";
import type { StoredMatch } from "../../../workers/domain/matches/stored-match";
import type { Finding, Gate, Message, ResumeText } from "../../../workers/engine/types";
import type { QuestionView } from "./advice-view";
import { refusedReasons } from "./analysis-view";
import {
  type FindingView,
  type GateView,
  type PartView,
  places,
  type ScoreView,
  scoreViews,
  withoutGateFindings,
} from "./applicant-view";
import { type KeywordView, keywordViews } from "./keyword-views";
import { type PostingPiece, postingPieces } from "./posting-marks";
import { inAList, type RequirementRow, requirementRows } from "./requirement-rows";
import { type PageView, pagesWithMarks } from "./resume-pages";

export type WhatIfView = { promise: string; from: number; to: number };

export type MatchView = {
  score: number | null;
  /** only a title was given, and the built-in profile of this occupation was used */
  fromProfile: boolean;
  engineVersion: string;
  gates: GateView[];
  confidence: number;
  confidenceReasons: string[];
  overall: string;
  whatIfs: WhatIfView[];
  rows: RequirementRow[];
  /** the rows of the match score that stand on no single requirement */
  work: PartView[];
  /** what all rows add up to; null where nothing could be judged */
  sum: number | null;
  /** the person changed what the job was read to ask for */
  isEdited: boolean;
  refused: string[];
  keywords: KeywordView[];
  suggestions: FindingView[];
  strengths: FindingView[];
  gaps: FindingView[];
  pivot: string[];
  companyRelevance: string | null;
  jobRelevance: string;
  questions: QuestionView[];
  /** beside the match score, whose parts are the rows */
  scores: ScoreView[];
  posting: PostingPiece[];
  isPdf: boolean;
  /** empty where the text may not be shown */
  pages: PageView[];
};

function findingView({ message, evidence }: Finding): FindingView {
  return { text: seekerSays(message), evidence: places(evidence) };
}

function gateView({ label, result, reason, evidence }: Gate): GateView {
  return { label, result, reason: seekerSays(reason), evidence: places(evidence) };
}

/** Without what the page says under "Job relevance", unless nothing else is left. */
function withoutSaid(findings: Finding[], said: Message): Finding[] {
  const others = findings.filter(({ message }) => !isSame(reasonIn(message), said));
  return others.length > 0 ? others : findings;
}

function reasonIn(message: Message): Message {
  return message.code === "about" ? message.reason : message;
}

/** Both come from one sheet, so that their keys stand in one order. */
function isSame(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function scoresOf({ sheet, job }: StoredMatch): ScoreView[] {
  return scoreViews(sheet.scores, job.requirements, seekerSays).map((score) => ({
    ...score,
    parts: score.parts.map((part) => ({ ...part, label: part.label && inAList(part.label) })),
  }));
}

/** @param text null where only the analysis may be seen (a shared link) */
export function matchView(stored: StoredMatch, text: ResumeText | null): MatchView {
  const { job, sheet, advice, posting } = stored;
  const rows = requirementRows(stored);
  const [relevancy, ...scores] = scoresOf(stored);
  const asked = new Set(rows.map(({ id }) => id));
  const own = sheet.scores.relevancy?.parts.filter(({ requirementId }) => !asked.has(requirementId ?? ""));
  const work = new Set(own?.map(({ id }) => id));
  const gates = sheet.gates.map(gateView);
  const findings = (of: Finding[]) =>
    withoutSaid(withoutGateFindings(of, sheet.gates), advice.jobRelevance).map(findingView);
  const strengths = findings(advice.strengths);
  const gaps = findings(advice.gaps);
  const suggestions = advice.suggestions.map(findingView);
  const all = [relevancy, ...scores].flatMap((score) => score?.parts ?? []);
  const marked = [...all, ...gates, ...strengths, ...gaps, ...suggestions];
  return {
    score: advice.matchScore,
    fromProfile: job.source === "occupation",
    engineVersion: sheet.engineVersion,
    gates,
    confidence: sheet.confidence,
    confidenceReasons: sheet.confidenceReasons.map(seekerSays),
    overall: seekerSays(advice.overallAnalysis),
    whatIfs: advice.counterfactuals.map(({ promise, from, to }) => ({
      promise: seekerSays(promise),
      from,
      to,
    })),
    rows,
    work: relevancy?.parts.filter(({ id }) => work.has(id)) ?? [],
    sum: relevancy?.value ?? null,
    isEdited: stored.jobAsRead !== undefined,
    refused: refusedReasons(job),
    keywords: keywordViews(rows, advice),
    suggestions,
    strengths,
    gaps,
    pivot: advice.pivotStrategy.map(seekerSays),
    companyRelevance: advice.companyRelevance && seekerSays(advice.companyRelevance),
    jobRelevance: seekerSays(advice.jobRelevance),
    questions: advice.interviewQuestions.map(({ question, why, evidence }) => ({
      question: seekerSays(question),
      why: seekerSays(why),
      asked: null,
      evidence: places(evidence),
    })),
    scores,
    posting: postingPieces(posting, job),
    isPdf: text?.format === "pdf",
    pages: text
      ? pagesWithMarks(
          text.lines,
          marked.flatMap(({ evidence }) => evidence),
        )
      : [],
  };
}
