/** What a person gives of the job: the address of its posting, its words, or a title alone. */
export const MATCH_MODES = ["url", "description", "title"] as const;

export type MatchMode = (typeof MATCH_MODES)[number];

/** Characters at most. */
export const MAX_DESCRIPTION = 50_000;

export const MAX_TITLE = 200;

/** What `job_analyses.job_title` says where a posting names no title (spec 3). */
export const UNTITLED = "Job Analysis";

/** One comparison takes this many jobs of one résumé, or versions of a résumé for one job. */
export const MAX_COMPARED_JOBS = 6;

export const MAX_COMPARED_VERSIONS = 4;

/** How long a shared link lives, in days. */
export const SHARE_DAYS = { least: 1, usual: 14, most: 90 } as const;

/** Links of one analysis that may be open at once. */
export const MAX_OPEN_SHARES = 20;
