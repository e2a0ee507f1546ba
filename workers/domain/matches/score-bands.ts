export type ScoreBand = "good" | "moderate" | "poor" | "none";

/** Colours of an agency's scores (spec 9): 70 or more green, 40 or more amber, below red, null grey. */
export function agencyScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  if (score >= 70) return "good";
  return score >= 40 ? "moderate" : "poor";
}

/** Colours of a job match on its page, in lists and in the history (spec 4, 9): 80 or more good, 60 or more moderate. */
export function matchScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  if (score >= 80) return "good";
  return score >= 60 ? "moderate" : "poor";
}

/** Colours of a job seeker's résumé score and job fit (spec 9): 70 or more good, else moderate. */
export function resumeScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  return score >= 70 ? "good" : "moderate";
}

export type RelevanceBand = "high" | "fair" | "low" | "lowest" | "none";

/** Bands of an experience entry's relevance (spec 9): at least 80, at least 60, at least 40, else lowest. */
export function relevanceBand(relevance: number | null): RelevanceBand {
  if (relevance === null) return "none";
  if (relevance >= 80) return "high";
  if (relevance >= 60) return "fair";
  return relevance >= 40 ? "low" : "lowest";
}
