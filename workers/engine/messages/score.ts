import type { SeniorityLevel } from "../resume-facts";

/** What earned a part of a score its points. `job` is the job's title; null where it has none. */
export type ScoreMessages = {
  /** `asked`: the posting names the months; otherwise they are what is usual for the level */
  "related-work": { months: number; neededMonths: number; asked: boolean };
  "all-work": { months: number; neededMonths: number; asked: boolean };
  "nothing-dated": Record<never, never>;
  "no-close-role": { job: string | null };
  /** `renamed`: the same kind of work under another title */
  "similar-role": {
    role: string;
    job: string | null;
    closeness: "same" | "close" | "loose";
    dated: boolean;
    renamed: boolean;
  };
  "no-duties": Record<never, never>;
  "duties-in-words": Record<never, never>;
  /** `whole`: all of the job's duties, not a part of them */
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
  /** `role`: its title; null where none was read */
  "closest-job": { role: string | null };
  "no-closest-job": Record<never, never>;
  /** share of what the résumé says of its work, 0 to 1 */
  "same-subject": { share: number };
  "no-same-subject": Record<never, never>;
  /** shares of all that is asked, 0 to 1 */
  "asked-coverage": { share: number; full: number };
};

/** What was not understood of a résumé: `count` of `of` jobs, and in which lines, from 1. */
type PartUnread = { count: number; of: number; lines: number[] };

/** What lowers the confidence in a result. */
export type DoubtMessages = {
  "no-jobs": PartUnread;
  "no-skills": PartUnread;
  "jobs-without-title": PartUnread;
  "jobs-without-employer": PartUnread;
  "jobs-without-dates": PartUnread;
  "doubtful-names": PartUnread;
  /** `count` of `of` words */
  "unread-lines": PartUnread;
  /** share of the posting's words about the work, 0 to 1 */
  "posting-unread": { share: number };
  "title-only": Record<never, never>;
  "title-unknown": Record<never, never>;
  "two-languages": Record<never, never>;
  "few-skills-asked": Record<never, never>;
  "no-level-asked": Record<never, never>;
  "scores-unjudged": { count: number; of: number };
  /** why no figure is given */
  "withheld-posting": Record<never, never>;
};
