import type { HiddenReason } from "../resume-text";
import type { WorkNamed } from "./advice";

export type ResumePart = "email" | "phone" | "summary" | "work" | "education" | "skills";

/** Counts are of lines about work, jobs or skills. */
export type ResumeOwnMessages = {
  "parts-complete": Record<never, never>;
  "parts-missing": { missing: ResumePart[] };
  "evidence-shown": { figures: number; lines: number; shown: number; skills: number };
  "no-dated-work": Record<never, never>;
  "dates-given": { whole: number; jobs: number };
  "no-lines": Record<never, never>;
  "lines-clear": { clear: number; lines: number; least: number; most: number };
  "length-in-words": { words: number; least: number; most: number };
  readability: Record<never, never>;
  "jobs-dated": { jobs: number; months: number };
  "figures-given": { figures: number; lines: number };
  "all-parts": Record<never, never>;
  "all-lines-clear": { lines: number; least: number; most: number };
  "figures-few": { figures: number; lines: number };
  "skills-unshown": { names: string[]; skills: number };
  "entries-unsure": { count: number; of: number };
  "usual-missing": { position: string; names: string[] };
  "position-fits": { role: string | null; skills: string[] };
};

export type ResumeAdviceMessages = {
  "add-part": { part: Exclude<ResumePart, "work"> };
  "date-one-job": WorkNamed;
  "date-jobs": { count: number };
  "add-figures": { count: number; given: number; lines: number };
  "show-listed": { names: string[] };
  "tell-one-job": WorkNamed;
  "tell-jobs": { count: number };
  "tell-more": WorkNamed & { words: number; least: number };
  "split-lines": { count: number; most: number };
  "lengthen-lines": { count: number; least: number };
  "cut-oldest": { words: number; most: number };
  "say-usual": { skill: string; role: string | null; current: boolean; position: string };
};

export type WarningMessages = {
  "page-without-text": { page: number };
  "text-hidden": { count: number; reason: HiddenReason; pages: number[] };
  "start-unread": WorkNamed;
  "end-unread": WorkNamed;
  "dates-backwards": WorkNamed;
  "two-columns": { pages: number[] };
  "contact-in-margin": Record<never, never>;
  "too-long": { pages: number | null; words: number };
};
