import type { Experience, ResumeFacts } from "../types";
import { likenessOf } from "./entries/likeness";
import { wordsOf } from "./unread";

/**
 * What speaks for a job that was read well, as shares of 1: how sure the parser was of its title and employer, and
 * whether their own words look like a title and an employer. Chosen among eight by the development set:
 * `npm run eval -- --confidence`.
 */
const SURENESS = 0.44;
const TITLE_WORDS = 0.44;
const COMPANY_WORDS = 0.12;

/** What speaks against it, each times the share of jobs or words that it is true of. */
const WITHOUT_END = 0.2;
const WITHOUT_POINTS = 0.15;
const LONG_NAMES = 0.3;
const UNREAD_WORDS = 0.5;
const OTHER_WORDS = 0.5;

/** Likeness from which words read as a title or an employer; longer names are mostly two things in one. */
const LIKE_A_TITLE = 1;
const LIKE_A_COMPANY = 0.7;
const MOST_WORDS = 6;

/** Without any job nothing says that work was read; the rest may still have been. */
const WITHOUT_JOBS = 0.2;

function isLong(value: string | undefined): boolean {
  return value !== undefined && value.split(" ").length > MOST_WORDS;
}

function worthOf({ title, company, end, isCurrent, bullets }: Experience): number {
  const sure = ((title?.confidence ?? 0) + (company?.confidence ?? 0)) / 2;
  const named = title !== null && likenessOf(title.value).title >= LIKE_A_TITLE;
  const employed = company !== null && likenessOf(company.value).company >= LIKE_A_COMPANY;
  return (
    SURENESS * sure +
    (named ? TITLE_WORDS : 0) +
    (employed ? COMPANY_WORDS : 0) -
    (end || isCurrent ? 0 : WITHOUT_END) -
    (bullets.length > 0 ? 0 : WITHOUT_POINTS) -
    (isLong(title?.value) ? LONG_NAMES : 0) -
    (isLong(company?.value) ? LONG_NAMES : 0)
  );
}

/**
 * How well a résumé's work was read, judged by the facts alone: entries that lack a title, an employer, dates or points,
 * names that don't look like any, and the share of words that ended in no field.
 * @returns 0 to 1 with two decimals; ranks documents, and is no probability
 */
export function readingQuality(facts: ResumeFacts): number {
  const { unread = [], otherText = [], skills: _, ...fields } = facts;
  const jobs = facts.experience.filter(({ kind }) => kind === "job");
  const worth =
    jobs.length > 0 ? jobs.reduce((sum, job) => sum + worthOf(job), 0) / jobs.length : WITHOUT_JOBS;
  const [lost, other] = [wordsOf(unread), wordsOf(otherText)];
  const all = Math.max(1, lost + other + wordsOf(fields));
  const quality = worth - (UNREAD_WORDS * lost + OTHER_WORDS * other) / all;
  return Math.round(100 * Math.min(1, Math.max(0, quality))) / 100;
}
