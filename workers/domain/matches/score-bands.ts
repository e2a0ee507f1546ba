export type ScoreBand = "good" | "moderate" | "poor" | "none";

/** Spec 9: an agency's scores. */
export function agencyScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  if (score >= 70) return "good";
  return score >= 40 ? "moderate" : "poor";
}

export function matchScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  if (score >= 80) return "good";
  return score >= 60 ? "moderate" : "poor";
}

export function resumeScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  return score >= 70 ? "good" : "moderate";
}

export type RelevanceBand = "high" | "fair" | "low" | "lowest" | "none";

export function relevanceBand(relevance: number | null): RelevanceBand {
  if (relevance === null) return "none";
  if (relevance >= 80) return "high";
  if (relevance >= 60) return "fair";
  return relevance >= 40 ? "low" : "lowest";
}

export type IndustryBand = "near" | "related" | "far";

/** Spec 9: how near an employer's line of business is to the job's. */
export function industryBand(match: number): IndustryBand {
  if (match >= 70) return "near";
  return match >= 50 ? "related" : "far";
}
