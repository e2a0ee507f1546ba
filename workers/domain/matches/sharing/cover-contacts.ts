import type { ResumeFacts } from "../../../engine/types";
import type { StoredMatch } from "../stored-match";

const EMAIL = /[^\s@<>()[\]|;,:]+@[^\s@<>()[\]|;,:]+\.\p{L}{2,}/gu;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s<>"|]+|\b(?:linkedin|github|gitlab|xing|twitter|facebook|instagram)\.com\/[^\s<>"|]*/giu;
/** As dialled from abroad. A number that begins with a single 0 may as well be a month. */
const PHONE = /(?<![\p{L}\d])(?:\+|00)\d[\d\s()./-]{6,}\d/gu;
/** Shorter parts of a name ("de", "Al") occur in too many other words. */
const LEAST_LETTERS = 3;
/** What these hold are names of ours, not the résumé's words. */
const NOT_WORDS = new Set([
  "id",
  "requirementId",
  "status",
  "result",
  "score",
  "kind",
  "skill",
  "engineVersion",
  "code",
  "place",
  "nearness",
  "closeness",
  "held",
]);

/** `others`: further words that say who they are, for instance employers; they are looked for whole. */
export type CoveredPerson = { fullName: string; facts: ResumeFacts | null; others?: string[] };

/** Covers name and contacts of a person, and what else tells who they are. A part of the name that `jobWords` hold stays. */
export function coverPerson(person: CoveredPerson, jobWords: string): (text: string) => string {
  const own = personIn(person, jobWords);
  return cover([...(own ? [own] : []), EMAIL, ADDRESS, PHONE]);
}

/** One "•" per character keeps places. A part that the job names too ("Ruby") is covered in whole names only. */
export function coverContacts(stored: StoredMatch, person: CoveredPerson): StoredMatch {
  const { posting, job } = stored;
  const coverAll = coverPerson(
    person,
    [posting, job.title, ...job.requirements.map(({ label }) => label)].join("\n"),
  );
  const coverContacts = cover([EMAIL, ADDRESS, PHONE]);
  return {
    engineVersion: stored.engineVersion,
    posting: coverContacts(posting),
    job: mapWords(job, coverContacts),
    sheet: mapWords(stored.sheet, coverAll),
    advice: mapWords(stored.advice, coverAll),
  };
}

function cover(patterns: RegExp[]): (text: string) => string {
  return (text) =>
    patterns.reduce((shown, one) => shown.replace(one, (words) => "•".repeat(words.length)), text);
}

function personIn({ fullName, facts, others = [] }: CoveredPerson, jobWords: string): RegExp | null {
  const said = (fact: { value: string; quotes: { text: string }[] }) => [
    fact.value,
    ...fact.quotes.map((quote) => quote.text),
  ];
  const names = [fullName, ...(facts?.name ? said(facts.name) : [])];
  const contacts = [...(facts?.emails ?? []), ...(facts?.phones ?? []), ...(facts?.links ?? [])].flatMap(
    said,
  );
  const known = new Set(wordsOf(jobWords));
  const parts = names
    .flatMap((name) => name.split(/[\s,]+/))
    .filter((part) => part.length >= LEAST_LETTERS && !known.has(part.toLowerCase()));
  // A link's own words may be no more than "GitHub".
  const whole = [...names, ...others, ...contacts.filter((text) => /[\d.@/]/.test(text))];
  const words = [
    ...new Set([...whole, ...parts].map((text) => text.trim()).filter((text) => text.length > 1)),
  ];
  if (words.length === 0) return null;
  // The longest first: a whole name is covered as one.
  const spelled = words
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"));
  return new RegExp(`(?<![\\p{L}\\d])(?:${spelled.join("|")})(?![\\p{L}\\d])`, "giu");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function mapWords<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapWords(item, change)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, NOT_WORDS.has(key) ? item : mapWords(item, change)]),
  ) as T;
}
