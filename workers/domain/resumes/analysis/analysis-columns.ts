import { seekerSays } from "../../../copy/seeker";
import type { Finding } from "../../../engine/types";
import { cutText } from "../../files/file-names";
import type { StoredResume } from "./stored-resume";

/** Keeps a row small; the whole result is in the analysis file. */
const MAX_LIST = 20;
const MAX_TEXT = 255;

function short(list: string[]): string[] {
  return [...new Set(list.map((text) => cutText(text, MAX_TEXT)))].slice(0, MAX_LIST);
}

function said({ message }: Finding): string {
  return seekerSays(message);
}

export function resumeAnalysisColumnsOf({ report, factsVersion, engineVersion }: StoredResume) {
  const { quality, positions, best, strengths, weaknesses, recommendations } = report;
  const [first] = positions;
  return {
    strengths: short(strengths.map(said)),
    weaknesses: short(weaknesses.map(said)),
    recommendations: short(recommendations.map(said)),
    suggestedPositions: short(positions.map(({ title }) => title)),
    matchingSkills: short(first?.fitting ?? []),
    missingSkills: short(first?.missing ?? []),
    transferableSkills: short(first?.transferable ?? []),
    resumeScore: quality?.value ?? null,
    jobFitScore: best?.sheet.scores.relevancy?.value ?? null,
    bestPosition: best?.title ?? null,
    factsVersion,
    engineVersion,
    hiddenAt: null,
  };
}
