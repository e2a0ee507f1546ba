/** Years of work to filter by, at least; `pool_search` has a tag for each (migration 0034). */
export const poolYears = [1, 2, 3, 5, 8, 10, 15, 20] as const;
