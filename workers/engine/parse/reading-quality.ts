import { occupationByTitle } from "../knowledge";
import type { Experience, Fact, Quote, ResumeFacts } from "../types";
import { likenessOf } from "./entries/likeness";
import { quotesIn, wordsOf } from "./unread";

/** What the parts of a résumé weigh in how well it was read: scores rest on its work above all. */
const PARTS = { work: 0.7, education: 0.1, person: 0.1, skills: 0.1 };

/** What a job loses: by an unsure reading, by names that don't look like any, and by what is missing or too long. */
const UNSURE = 0.3;
const UNLIKE_TITLE = 0.45;
const UNLIKE_COMPANY = 0.1;
const WITHOUT_END = 0.2;
const WITHOUT_POINTS = 0.1;
const LONG_NAME = 0.3;
const LEAST_OF_A_JOB = 0.1;

/** The parser's confidence: at `none` a name was read at random, from `full` on surely. */
const NAME_CONFIDENCE = { none: 0.55, full: 0.95 };
const LIKE_A_TITLE = 1;
const LIKE_A_COMPANY = 0.7;
/** The knowledge base's own confidence that it knows a title: from here on nearly word for word. */
const KNOWN_TITLE = 0.8;
const MOST_WORDS = 6;

const WITHOUT_DEGREE = 0.3;
const WITHOUT_SCHOOL = 0.5;
const WITHOUT_NAME = 0.7;
const WITHOUT_PLACE = 0.3;
const ABSENT = 0.3;

/** Off the whole: the share of words that ended in no field, and each such line with a year, up to a few. */
const UNREAD_WORDS = 0.3;
const UNREAD_YEAR = 0.02;
const MOST_UNREAD_YEARS = 4;

/**
 * Without jobs it may be a beginner's: what is left of `work` if nothing dated and not much stayed unread. Where most words
 * are in the summary, the jobs are there too.
 */
const BEGINNER = 0.6;
const BEGINNER_UNREAD = 0.15;
const BEGINNER_SUMMARY = 0.5;

const UNPLACED = 0.7;

export type ReadingFaultCode =
  | "unread-lines"
  | "no-jobs"
  | "jobs-without-title"
  | "jobs-without-employer"
  | "jobs-without-dates"
  | "doubtful-names"
  | "no-skills";

export type ReadingFault = { code: ReadingFaultCode; count: number; of: number; quotes: Quote[] };

/** `quality` is 0 to 1 with two decimals. It ranks documents and is no probability. */
export type Reading = { quality: number; faults: ReadingFault[] };

/**
 * How well a résumé was read, judged by the facts alone. The weights were chosen on one half of the development set;
 * `npm run eval -- --confidence` says how they rank documents on both.
 */
export function readingOf(facts: ResumeFacts): Reading {
  const known = judged.get(facts);
  if (known) return known;
  const unread = unreadLines(facts);
  const jobs = facts.experience.filter(({ kind }) => kind === "job");
  const quality =
    PARTS.work * workWorth(facts, jobs, unread) +
    PARTS.education * educationWorth(facts) +
    PARTS.person * (1 - (facts.name ? 0 : WITHOUT_NAME) - (facts.location ? 0 : WITHOUT_PLACE)) +
    PARTS.skills * (isListed(facts) ? 1 : ABSENT) -
    UNREAD_WORDS * unread.share -
    UNREAD_YEAR * Math.min(MOST_UNREAD_YEARS, unread.dated);
  const reading = {
    quality: Math.round(100 * Math.min(1, Math.max(0, quality))) / 100,
    faults: faultsOf(facts, jobs, unread),
  };
  judged.set(facts, reading);
  return reading;
}

/** Facts are held against many jobs, and never changed. */
const judged = new WeakMap<ResumeFacts, Reading>();

type Unread = { quotes: Quote[]; words: number; of: number; share: number; dated: number };

function unreadLines({ unread = [], otherText = [], skills: _, ...fields }: ResumeFacts): Unread {
  const unplaced = otherText.filter(({ confidence }) => confidence < UNPLACED);
  const words = wordsOf(unread) + wordsOf(unplaced);
  const of = Math.max(1, wordsOf(unread) + wordsOf(otherText) + wordsOf(fields));
  const texts = [...unread.map(({ text }) => text), ...unplaced.map(({ value }) => value)];
  return {
    quotes: [...unread, ...quotesIn(unplaced)],
    words,
    of,
    share: words / of,
    dated: texts.filter((text) => /\b(?:19|20)\d\d\b/.test(text)).length,
  };
}

function workWorth(facts: ResumeFacts, jobs: Experience[], unread: Unread): number {
  if (jobs.length > 0) return jobs.reduce((sum, job) => sum + worthOf(job), 0) / jobs.length;
  const told = facts.education.length > 0 || facts.skills.length > 0;
  const asSummary = facts.summary ? wordsOf(facts.summary) / unread.of : 0;
  const calm = unread.dated === 0 && unread.share < BEGINNER_UNREAD && asSummary < BEGINNER_SUMMARY;
  return told && calm ? BEGINNER : 0;
}

function worthOf({ title, company, end, isCurrent, bullets }: Experience): number {
  const worth =
    1 -
    UNSURE * (1 - (certaintyOf(title) + certaintyOf(company)) / 2) -
    (isLikeTitle(title) ? 0 : UNLIKE_TITLE) -
    (company && likenessOf(company.value).company >= LIKE_A_COMPANY ? 0 : UNLIKE_COMPANY) -
    (end || isCurrent ? 0 : WITHOUT_END) -
    (bullets.length > 0 ? 0 : WITHOUT_POINTS) -
    (isLong(title) ? LONG_NAME : 0) -
    (isLong(company) ? LONG_NAME : 0);
  return Math.max(LEAST_OF_A_JOB, worth);
}

function certaintyOf(fact: Fact<string> | null): number {
  const { none, full } = NAME_CONFIDENCE;
  return Math.min(1, Math.max(0, ((fact?.confidence ?? 0) - none) / (full - none)));
}

function isLikeTitle(title: Fact<string> | null): boolean {
  if (title === null) return false;
  if (likenessOf(title.value).title >= LIKE_A_TITLE) return true;
  return (occupationByTitle(title.value)?.confidence ?? 0) >= KNOWN_TITLE;
}

function isLong(name: Fact<string> | null): boolean {
  return name !== null && name.value.split(" ").filter((word) => /\p{L}/u.test(word)).length > MOST_WORDS;
}

function educationWorth({ education }: ResumeFacts): number {
  if (education.length === 0) return ABSENT;
  const lacks = education.map(
    ({ institution, degree }) => (institution ? 0 : WITHOUT_SCHOOL) + (degree ? 0 : WITHOUT_DEGREE),
  );
  return 1 - lacks.reduce((sum, lack) => sum + lack, 0) / education.length;
}

function isListed({ skills }: ResumeFacts): boolean {
  return skills.some(({ uses }) => uses.some(({ where }) => where === "listed"));
}

function faultsOf(facts: ResumeFacts, jobs: Experience[], unread: Unread): ReadingFault[] {
  const ofJobs = (code: ReadingFaultCode, are: (job: Experience) => boolean): ReadingFault => {
    const found = jobs.filter(are);
    const quotes = found.flatMap((job) => quotesIn(job).slice(0, 1));
    return { code, count: found.length, of: jobs.length, quotes };
  };
  const doubtful = ({ title, company }: Experience): boolean =>
    title !== null && !isLikeTitle(title) && (certaintyOf(title) < 1 || isLong(title) || isLong(company));
  const none = (code: ReadingFaultCode, isNone: boolean): ReadingFault => ({
    code,
    count: isNone ? 1 : 0,
    of: 1,
    quotes: [],
  });
  const { words, of, quotes } = unread;
  return [
    none("no-jobs", jobs.length === 0),
    ofJobs("jobs-without-title", ({ title }) => title === null),
    ofJobs("jobs-without-employer", ({ company }) => company === null),
    ofJobs("jobs-without-dates", ({ months }) => months === null),
    ofJobs("doubtful-names", doubtful),
    none("no-skills", facts.skills.length === 0),
    { code: "unread-lines" as const, count: words, of, quotes },
  ].filter(({ count }) => count > 0);
}
