import type { SeniorityLevel } from "../resume-facts";

/**
 * A job whose months count towards others: `months` that no closer job of the same time has, `share` (0 to 1) of each counted;
 * `byTitle` where its title is as close, else by what its lines tell. `role` is null where it has no title.
 */
export type CountedJob = { role: string | null; months: number; share: number; byTitle: boolean };

/** `job` is the job's title; null where it has none. */
export type ScoreMessages = {
  /**
   * `asked`: the posting names the months; otherwise they are what is usual for the level. `jobs`: those that add most, and
   * how many `more` there are; results before 4.2.0 name none. `inPart`: enough months, were the titles close
   */
  "related-work": {
    months: number;
    neededMonths: number;
    asked: boolean;
    jobs?: CountedJob[];
    more?: number;
    inPart?: boolean;
  };
  "all-work": { months: number; neededMonths: number; asked: boolean };
  "nothing-dated": Record<never, never>;
  "no-close-role": { job: string | null };
  "similar-role": {
    role: string;
    job: string | null;
    closeness: "same" | "close" | "loose";
    dated: boolean;
    renamed: boolean;
  };
  "no-duties": Record<never, never>;
  /** `words`: those that the job's duties and the résumé share, as the résumé writes them; results before 4.0.0 name none */
  "duties-in-words": { words?: string[] };
  "duties-in-lines": { lines: number; whole: boolean };
  /** `role` tells the level, or null where the years do; `steps` from the level asked for up to the one held */
  level: { role: string | null; held: SeniorityLevel; asked: SeniorityLevel; steps: number };
  "role-in-field": { role: string; field: string | null };
  "no-role-in-field": { field: string | null };
  "line-of-business": { names: string[] };
  "no-line-of-business": { name: string };
  "typical-skills": { names: string[] };
  "no-typical-skills": Record<never, never>;
  "skills-of-field": { names: string[] };
  "no-skills-of-field": Record<never, never>;
  "closest-job": { role: string | null };
  "no-closest-job": Record<never, never>;
  /**
   * `words`: the weightiest of them, as the résumé writes them; results before 4.0.0 name none. `counted`: the share of the points
   * that they earn where nothing else is near to the job
   */
  "same-subject": { share: number; words?: string[]; counted?: number };
  "no-same-subject": Record<never, never>;
  "asked-coverage": { share: number; full: number };
};

/** `count` of `of` jobs; `lines` count from 1. */
type PartUnread = { count: number; of: number; lines: number[] };

export type DoubtMessages = {
  "no-jobs": PartUnread;
  "no-skills": PartUnread;
  "jobs-without-title": PartUnread;
  "jobs-without-employer": PartUnread;
  "jobs-without-dates": PartUnread;
  "doubtful-names": PartUnread;
  "unread-lines": PartUnread;
  "posting-unread": { share: number };
  "title-only": Record<never, never>;
  "title-unknown": Record<never, never>;
  "two-languages": Record<never, never>;
  "few-skills-asked": Record<never, never>;
  "no-level-asked": Record<never, never>;
  "scores-unjudged": { count: number; of: number };
  "withheld-posting": Record<never, never>;
};
