export type ScoreTrend = {
  scoreTrend: "up" | "down" | "stable";
  trendPercentage: number;
  averageImprovement: number | null;
};

const COMPARED = 5;
/** Percent beyond which a change counts as one (spec 9). */
const THRESHOLD = 5;

const average = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Needs ten scores, newest first, and compares five with five (spec 4, RULINGS 26). */
export function scoreTrendOf(scores: number[]): ScoreTrend {
  if (scores.length < 2 * COMPARED) {
    return { scoreTrend: "stable", trendPercentage: 0, averageImprovement: null };
  }
  const latest = average(scores.slice(0, COMPARED));
  const before = average(scores.slice(COMPARED, 2 * COMPARED));
  // From zero there is no percentage, but a direction.
  const percent = before === 0 ? (latest > 0 ? 100 : 0) : ((latest - before) / before) * 100;
  return {
    scoreTrend: percent > THRESHOLD ? "up" : percent < -THRESHOLD ? "down" : "stable",
    trendPercentage: oneDecimal(percent),
    averageImprovement: oneDecimal(latest - before),
  };
}

export type MeasuredResume = {
  matchId: string;
  resumeId: string;
  resumeName: string;
  score: number;
  resumeCreatedAt: number;
};

export type LikeForLike = {
  jobTitle: string;
  points: MeasuredResume[];
  change: number;
};

/** The same job, so that nothing but the résumé differs; null where fewer than two résumés have a score. */
export function likeForLikeOf(
  jobTitle: string,
  analyses: (Omit<MeasuredResume, "score"> & { score: number | null })[],
): LikeForLike | null {
  const byResume = new Map<string, MeasuredResume>();
  for (const { score, ...analysis } of analyses) {
    if (score !== null && !byResume.has(analysis.resumeId))
      byResume.set(analysis.resumeId, { ...analysis, score });
  }
  const points = [...byResume.values()].sort((a, b) => a.resumeCreatedAt - b.resumeCreatedAt);
  const [newest, before] = [points.at(-1), points.at(-2)];
  if (!newest || !before) return null;
  return { jobTitle, points, change: oneDecimal(newest.score - before.score) };
}
