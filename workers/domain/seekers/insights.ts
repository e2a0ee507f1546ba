/** How scores went: the newest five beside the five before them. */
export type ScoreTrend = {
  scoreTrend: "up" | "down" | "stable";
  /** change of the average in percent of the former one, one decimal; 0 before there are ten */
  trendPercentage: number;
  /** the same in points; null before there are ten */
  averageImprovement: number | null;
};

const COMPARED = 5;
/** Percent beyond which a change counts as one (spec 9). */
const THRESHOLD = 5;

const average = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/**
 * The trend of match scores (spec 4, RULINGS 26): needs ten, compares five with five; more than 5 percent is up, less
 * than -5 is down.
 * @param scores 0 to 100, newest first
 */
export function scoreTrendOf(scores: number[]): ScoreTrend {
  if (scores.length < 2 * COMPARED) {
    return { scoreTrend: "stable", trendPercentage: 0, averageImprovement: null };
  }
  const latest = average(scores.slice(0, COMPARED));
  const before = average(scores.slice(COMPARED, 2 * COMPARED));
  // From nothing to something has no percentage: the points say it, and the direction is clear.
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
  /** 0 to 100 */
  score: number;
  /** when the résumé was uploaded, UTC ms */
  resumeCreatedAt: number;
};

/** One job that several résumés were measured against, in the order of their upload. */
export type LikeForLike = {
  jobTitle: string;
  points: MeasuredResume[];
  /** points from the résumé before the newest to the newest, one decimal */
  change: number;
};

/**
 * What a newer résumé did for the same job: the only comparison in which nothing but the résumé differs.
 * @param analyses of one job, newest first
 * @returns null where fewer than two résumés have a score
 */
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
