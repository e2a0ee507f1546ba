export const MATCH_MODES = ["url", "description", "title"] as const;

export type MatchMode = (typeof MATCH_MODES)[number];

export const MAX_DESCRIPTION = 50_000;

export const MAX_TITLE = 200;

/** What `job_analyses.job_title` says where a posting names no title (spec 3). */
export const UNTITLED = "Job Analysis";

export const MAX_COMPARED_JOBS = 6;

export const MAX_COMPARED_VERSIONS = 4;

export const SHARE_DAYS = { least: 1, usual: 14, most: 90 } as const;

export const MAX_OPEN_SHARES = 20;
