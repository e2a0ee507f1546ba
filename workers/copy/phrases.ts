import type { CountedJob } from "../engine/messages";

/** A share that rounds to the whole. */
const WHOLE = 0.995;

/** Longer quotes are cut: the whole line stands beside the sentence. */
const LONGEST_QUOTE = 110;

/** "3 years", "1 year 6 months", "8 months". */
export function spell(months: number): string {
  const years = Math.floor(months / 12);
  const rest = Math.round(months % 12);
  const parts: string[] = [];
  if (years > 0) parts.push(counted(years, "year"));
  if (rest > 0 || years === 0) parts.push(counted(rest, "month"));
  return parts.join(" ");
}

/** Work whose months count towards a job by its closeness, as a sentence begins. */
export function relatedWork(months: number, jobs: CountedJob[] = [], more = 0): string {
  if (Math.round(months) === 0) return "No related work that could be counted";
  const work = `${spell(months)} of related work`;
  return jobs.length > 0
    ? `${work}: ${joined([...jobs.map(countedJob), ...(more > 0 ? [counted(more, "other job")] : [])])}`
    : `${work}, each job counted by how close it is`;
}

/** Behind months of related work that would be enough, were the titles close. */
export const COUNTED_IN_PART = ", but years under titles that aren't close count in part";

function countedJob({ role, months, share, byTitle }: CountedJob): string {
  const name = role === null ? "a job without a title" : quoted(role);
  if (share >= WHOLE) return `${name} ${spell(months)} in full`;
  return `${name} ${percent(share)} of ${spell(months)}${byTitle ? "" : " by what its lines tell"}`;
}

/** "40 %"; of what rounds to nothing, and is something, "less than 1 %". @param share 0 to 1 */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return "less than 1 %";
  return `${Math.round(share * 100)} %`;
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

/** "none of 14 lines", "1 of 3 jobs", "both jobs", "the one job": a verb behind it is plural where `count` is more than 1. */
export function portion(count: number, of: number, thing: string, things = `${thing}s`): string {
  if (count === 0) return of > 1 ? `none of ${of} ${things}` : `no ${thing}`;
  if (count < of) return `${count} of ${of} ${things}`;
  return of === 1 ? `the one ${thing}` : of === 2 ? `both ${things}` : `all ${of} ${things}`;
}

export function quoted(words: string): string {
  if (words.length <= LONGEST_QUOTE) return `“${words}”`;
  const head = words.slice(0, LONGEST_QUOTE - 2);
  return `“${head.slice(0, head.lastIndexOf(" ")).replace(/[.,;:\s]+$/, "")}...”`;
}

export function jobOf(job: string | null): string {
  return job ? quoted(job) : "this job";
}

export function joined(items: string[], by: "and" | "or" = "and"): string {
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} ${by} ${items.at(-1)}` : (items[0] ?? "");
}

/** Joined names of which those that hold an "and" or "or" themselves are quoted. */
export function joinedNames(names: string[]): string {
  return joined(names.map((name) => (/,|\s(?:and|or|&)\s/.test(name) ? quoted(name) : name)));
}

/** "A, B, C and 4 more"; a name that holds a comma itself is quoted. @param most how many are named */
export function named(names: string[], most: number): string {
  const more = names.length - most;
  const whole = (name: string) => (name.includes(",") ? quoted(name) : name);
  return names.slice(0, most).map(whole).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

const SPELT_OUT = /^[FHLMNRSX][B-DF-HJ-NP-TV-XZ]/;

/** "a Registered nurse", "an Operations manager". */
export function withArticle(title: string): string {
  const isVowel = SPELT_OUT.test(title) || /^(?:[aeio]|u(?!ni|se|x)|seo\b|sap\b)/i.test(title);
  return `${isVowel ? "an" : "a"} ${title}`;
}

/** A sentence as it goes on after a colon. Sentences that may stand there begin with a word of ours, a quote or a number. */
export function afterColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
