import type { Tone } from "~/components/ui/data/badge";
import { matchScoreBand, type ScoreBand } from "../../../../workers/domain/matches/score-bands";

const WORDS: Record<ScoreBand, string> = {
  good: "Good match",
  moderate: "Moderate match",
  poor: "Poor match",
  none: "Not judged",
};

/** The word and the colour of a match score's band. */
export function matchBand(score: number | null): { label: string; tone: Tone } {
  const band = matchScoreBand(score);
  return { label: WORDS[band], tone: band };
}

export const MATCH_SCALE = [
  { from: 0, to: 60, label: "Poor" },
  { from: 60, to: 80, label: "Moderate" },
  { from: 80, to: 100, label: "Good" },
];
