import { sureness } from "../../job/skills/occupation-shares";
import { titlesIn } from "../../job/title/title-mentions";
import {
  occupationByTitle,
  occupationsByTitle,
  seniorityOf,
  stripSeniority,
  unmarkedTitle,
} from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import { wordWeight } from "../../knowledge/lexical/word-weights";
import { titleInEnglish } from "../../knowledge/titles/translated-title";
import type { Fact, Quote, SeniorityLevel } from "../../types";
import type { ScorableFacts } from "../scorable";
import {
  CLAIMED_ALONE,
  CLAIMED_ROLE,
  EARLIER_ROLE,
  EARLIEST_ROLE,
  OCCUPATION,
  SAME_WORK,
  TOLD_ROLE,
  UNKNOWN_WORK,
  UNPAID_ROLE,
  WORDS_SHARE,
} from "../weights";
import { coverageOfKind } from "./kind-of-work";
import { occupationLikeness } from "./occupations";
import type { SkillIndex } from "./skill-index";

/** A role that a résumé names: `weight` falls with every later one and is smaller for unpaid work and for a mere headline. */
export type Role = {
  /** index into `experience`; null for the headline */
  entry: number | null;
  title: string;
  named: NamedTitle;
  months: number;
  weight: number;
  level: SeniorityLevel | null;
  paid: boolean;
  quotes: Quote[];
};

/** `also`: what else a title joins, as sure as it is: "Marketing Coordinator / Graphic Designer". */
export type NamedTitle = {
  occupation: string | null;
  confidence: number;
  also: { id: string; confidence: number }[];
  words: string[];
};

export type JobTitle = { words: string[]; occupations: { id: string; share: number }[] };

/** Even a word without weight tells two titles apart. */
const LEAST_WORD = 0.05;
const JOINING = new Set(
  "of the and in for at to a an de der die und la le du des en m f d w h x i ii iii".split(" "),
);

/** Words of a form that nobody filled in, or that stand for what was taken out: "Clerk Company Name, City". */
const UNFILLED = /(?:^|[\s,;:|–—-])(?:company|employer) name(?![\p{L}]).*$/iu;
const NOTHING_ELSE = /^[^\p{L}]*(?:(?:city|state|country|job|position|title)(?![\p{L}])[^\p{L}]*)*$/iu;

function filledIn(title: Fact<string>): Fact<string> | null {
  const value = title.value.replace(UNFILLED, "").trim();
  if (NOTHING_ELSE.test(value)) return null;
  return value === title.value ? title : { ...title, value };
}

/** A post without a word for its work: "Director" is no art director. */
const POST_ALONE =
  /^\P{L}*(?:(?:directors?|managers?|supervisors?|leads?|leaders?|team|heads?|chiefs?|officers?|executives?|associates?|assistants?|coordinators?|specialists?|presidents?|vice|owners?|co|founders?|partners?|members?|employees?|staff|senior|junior|general|deputy)(?!\p{L})\P{L}*)+$/iu;

/** Looks a title up; words that only tell the level are left out. */
export function nameTitle(title: string): NamedTitle {
  const found = occupationByTitle(title);
  const words =
    !found && POST_ALONE.test(title)
      ? []
      : (stripSeniority(unmarkedTitle(title))
          .toLowerCase()
          .match(/[\p{L}][\p{L}+#]*/gu) ?? []);
  return {
    occupation: found?.id ?? null,
    confidence: sureness(found?.confidence ?? 0),
    also: occupationsByTitle(title)
      .filter(({ id }) => id !== found?.id)
      .map(({ id, confidence }) => ({ id, confidence: sureness(confidence) })),
    words: [...new Set(words.filter((word) => !JOINING.has(word)).map(stem))],
  };
}

/** Every role that a résumé names, the headline included, in the résumé's order. */
export function rolesOf(facts: ScorableFacts): Role[] {
  const roles: Role[] = [];
  const before = stepsBefore(facts.experience);
  facts.experience.forEach((entry, index) => {
    const title = entry.title && filledIn(entry.title);
    if (!title) return;
    const late = Math.max(EARLIEST_ROLE, EARLIER_ROLE ** before[index]!);
    const paid = entry.kind === "job";
    const weight = late * (paid ? 1 : UNPAID_ROLE);
    roles.push(role(title, index, entry.months ?? 0, weight, paid, facts.language));
  });
  if (roles.length === 0) roles.push(...rolesInText(facts));
  const claim = roles.some((one) => one.paid) ? CLAIMED_ROLE : CLAIMED_ALONE;
  if (!facts.headline) return roles;
  const headline = role(facts.headline, null, 0, claim, false, facts.language);
  const held = roles.find((one) => one.paid && one.months > 0 && isSameTitle(one.named, headline.named));
  if (!held) return [...roles, headline];
  // the title stands again with dates: that job is quoted, at the weight that the headline gives it
  return roles.map((one) => (one === held ? { ...one, weight: Math.max(one.weight, claim) } : one));
}

function isSameTitle({ words: a }: NamedTitle, { words: b }: NamedTitle): boolean {
  return a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));
}

/** How many entries stand before each, the latest first: in the résumé's own order, or from its end where it begins with the oldest. */
function stepsBefore(experience: ScorableFacts["experience"]): number[] {
  const ends = experience
    .filter((entry) => entry.kind === "job")
    .map((entry) => (entry.isCurrent ? "9999" : (entry.end ?? entry.start)?.value))
    .filter((end) => end !== undefined);
  const oldestFirst = ends.length > 1 && ends[0]! < ends.at(-1)!;
  return experience.map((_, index) => (oldestFirst ? experience.length - 1 - index : index));
}

/** Where no entry could be told apart, the titles that lines about work name. */
function rolesInText(facts: ScorableFacts): Role[] {
  return facts.lines.flatMap((line) =>
    titlesIn(line.value)
      .filter((hit) => hit.words > 1)
      .map((hit) => role({ ...line, value: hit.text }, null, 0, TOLD_ROLE, false)),
  );
}

function role(
  title: Fact<string>,
  entry: number | null,
  months: number,
  weight: number,
  paid: boolean,
  language = "en",
): Role {
  return {
    entry,
    title: title.value,
    named: nameTitle(titleInEnglish(title.value, language)),
    months,
    weight,
    level: seniorityOf(title.value),
    paid,
    quotes: title.quotes,
  };
}

/**
 * How close a role is to a job, 0 to 1: by the kinds of work, and by the words that the titles share. A role of the same field
 * or a related kind comes closer where the résumé shows the skills of the job's kind of work.
 */
export function titleLikeness(role: NamedTitle, job: JobTitle, skills?: SkillIndex): number {
  const words = wordLikeness(role.words, job.words);
  const { occupation, confidence, also } = role;
  if (!occupation || job.occupations.length === 0) return words * UNKNOWN_WORK;
  const likeness = Math.max(
    ...[{ id: occupation, confidence }, ...also].map(
      (one) => one.confidence * kindLikeness(one.id, job, skills),
    ),
  );
  if (job.words.length === 0) return likeness;
  return words === 1 ? 1 : WORDS_SHARE * words + (1 - WORDS_SHARE) * likeness;
}

function kindLikeness(occupation: string, job: JobTitle, skills?: SkillIndex): number {
  let likeness = 0;
  for (const { id, share } of job.occupations) {
    const likes = occupationLikeness(occupation, id);
    const shown = skills && likes >= OCCUPATION.field ? coverageOfKind(skills, id).credit : 0;
    likeness += share * (likes + (1 - likes) * shown * OCCUPATION.shown);
  }
  return likeness;
}

/** A specialisation of one occupation is the same work: a "welder" does what a "TIG welder" does. */
export function isSameWork(
  { occupation, confidence, also }: NamedTitle,
  { words, occupations: [first] }: JobTitle,
): boolean {
  if (!first || first.share < (words.length > 0 ? SAME_WORK.share : SAME_WORK.untitled)) return false;
  return [{ id: occupation, confidence }, ...also].some(
    (one) => one.id === first.id && one.confidence >= SAME_WORK.title,
  );
}

/** From this likeness on, a role's months count as work of the job's kind. */
const LIKE_ROLE = 0.5;

/** Months of paid work in roles whose titles are like the job's. */
export function monthsInRole(roles: Role[], job: JobTitle, skills: SkillIndex): number {
  return roles
    .filter((role) => role.paid && workLikeness(role.named, job, skills) >= LIKE_ROLE)
    .reduce((sum, role) => sum + role.months, 0);
}

/** `titleLikeness` where the words of the titles don't matter: 1 for the same work. */
export function workLikeness(role: NamedTitle, job: JobTitle, skills?: SkillIndex): number {
  return isSameWork(role, job) ? 1 : titleLikeness(role, job, skills);
}

/** Shared words by weight (Dice): "manager" and "specialist", which stand in most titles, count little. */
function wordLikeness(a: string[], b: string[]): number {
  let shared = 0;
  let all = 0;
  for (const word of a) {
    const weight = LEAST_WORD + wordWeight(word);
    all += weight;
    if (b.includes(word)) shared += 2 * weight;
  }
  for (const word of b) all += LEAST_WORD + wordWeight(word);
  return all > 0 ? shared / all : 0;
}
