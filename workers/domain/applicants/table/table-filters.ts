export const pageSizes = [10, 25, 50, 100] as const;

/** With more candidates a CSV file is made by a task: a browser that waits minutes for a download gives up. */
export const MOST_AT_ONCE = 10_000;

/** `met`: each is shown; `none-failed`: some may be unknown; `unknown`: none failed, and some are. */
export const dealBreakerFilters = ["met", "none-failed", "unknown", "failed"] as const;

/** `processed`: analysed or failed. */
export const statusFilters = ["failed", "pending", "analysed", "processed"] as const;

export const genderFilters = ["male", "female", "other", "not-stated"] as const;

const FILTERS = [
  "search",
  "location",
  "gender",
  "status",
  "failure",
  "locationMatch",
  "stage",
  "shortlisted",
  "source",
  "dealBreakers",
  "duplicates",
  "hiddenText",
  "minYears",
  "minMusts",
  "minRelevancy",
  "maxRelevancy",
  "minSkills",
  "maxSkills",
  "minExperience",
  "maxExperience",
] as const;

export function hasFilters(query: { [Filter in (typeof FILTERS)[number]]?: unknown }): boolean {
  return FILTERS.some((name) => query[name] !== undefined);
}
