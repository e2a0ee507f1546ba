export const pageSizes = [10, 25, 50, 100] as const;

/** `met`: each is shown; `none-failed`: some may be unknown. */
export const dealBreakerFilters = ["met", "none-failed", "failed"] as const;

const FILTERS = [
  "search",
  "location",
  "gender",
  "stage",
  "shortlisted",
  "dealBreakers",
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
