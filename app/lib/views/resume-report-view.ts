import { rowLabel } from "../../../workers/copy/score-rows";
import { seekerSays } from "../../../workers/copy/seeker";
import type { StoredResume } from "../../../workers/domain/resumes/analysis/stored-resume";
import type { ResumeWarning } from "../../../workers/engine/advise/warnings";
import type { Correction } from "../../../workers/engine/parse/corrections";
import type { Finding, Score } from "../../../workers/engine/types";
import { type FindingView, type PartView, places } from "./applicant-view";
import { correctionViews } from "./correction-view";
import { readFacts } from "./read-facts";
import { pagesWithMarks } from "./resume-pages";

export type AccountView = { title: string; value: number | null; parts: PartView[] };
export type RecommendationView = FindingView & { worth: number | null; of: "resume" | "job-fit" };
export type ReportView = ReturnType<typeof resumeReportView>;

const HIDDEN_SHOWN = 10;
const HIDDEN_LENGTH = 200;

function account(title: string, score: Score | null): AccountView {
  return {
    title,
    value: score?.value ?? null,
    parts: (score?.parts ?? []).map(({ requirementId: _requirement, evidence, reason, ...part }) => ({
      ...part,
      label: rowLabel({ ...part, reason }),
      reason: seekerSays(reason),
      importance: null,
      evidence: places(evidence),
    })),
  };
}

function finding({ message, evidence }: Finding): FindingView {
  return { text: seekerSays(message), evidence: places(evidence) };
}

export function resumeReportView(
  stored: StoredResume,
  found: ResumeWarning[],
  told: { corrections: Correction[]; isConfirmed: boolean; sureFrom: number },
) {
  const { report, facts, read, text } = stored;
  const { best } = report;
  const quality = account("Resume score", report.quality);
  const jobFit = best && account("Job fit", best.sheet.scores.relevancy);
  const strengths = report.strengths.map(finding);
  const weaknesses = report.weaknesses.map(finding);
  const recommendations = report.recommendations.map(
    ({ worth, of, ...one }): RecommendationView => ({ ...finding(one), worth, of }),
  );
  const warnings = found.map(({ message, page, evidence }) => ({
    code: message.code,
    page,
    text: seekerSays(message),
    evidence: places(evidence),
  }));
  const skills = facts.skills.map(({ name, months, lastUsed, uses }) => ({
    name,
    months,
    lastUsed,
    evidence: places(uses.slice(0, 1).map((use) => use.quote)),
  }));
  const behind = [
    ...quality.parts,
    ...(jobFit?.parts ?? []),
    ...strengths,
    ...weaknesses,
    ...recommendations,
    ...warnings,
  ];
  return {
    engineVersion: stored.engineVersion,
    factsVersion: stored.factsVersion,
    quality,
    isConfirmed: told.isConfirmed,
    reachable: report.reachable,
    jobFit: jobFit && { ...jobFit, position: best.title },
    strengths,
    weaknesses,
    recommendations,
    warnings,
    hidden: text.hidden
      .slice(0, HIDDEN_SHOWN)
      .map(({ reason, page, text: words }) => ({ reason, page, text: words.slice(0, HIDDEN_LENGTH) })),
    positions: report.positions.map(({ title, score, reason, fitting, missing, transferable }) => ({
      title,
      score,
      reason: seekerSays(reason),
      fitting,
      missing,
      transferable,
    })),
    skills: { found: skills, missing: report.skills.missing, transferable: report.skills.transferable },
    read: readFacts(stored, told),
    corrections: correctionViews(read, text.lines, told.corrections),
    isPdf: text.format === "pdf",
    pages: pagesWithMarks(
      text.lines,
      behind.flatMap(({ evidence }) => evidence),
    ),
  };
}
