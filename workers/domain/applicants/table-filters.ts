export const pageSizes = [10, 25, 50, 100] as const;

const FILTERS = [
  "search",
  "location",
  "gender",
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
