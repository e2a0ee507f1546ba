import { findPersonalFacts, type Span } from "../criteria";
import { findSkills, occupationByTitle } from "../knowledge";
import { translatedSkill } from "../knowledge/translated-skill";
import type { Education, Fact, Quote, ResumeFacts, SkillFact } from "../types";
import { type WorkEntry, withoutEmployerLines } from "./employer-lines";

/**
 * All that a score may know of a person. Names, contacts, gender, places, schools' and employers' names stay outside, and what
 * a line says of age, family, faith, origin, health, orientation, union or party: what isn't here can't change a number.
 */
export type ScorableFacts = Pick<
  ResumeFacts,
  "asOf" | "language" | "languages" | "certificates" | "totalMonths"
> & {
  headline: Fact<string> | null;
  experience: WorkEntry[];
  education: Pick<Education, "degree" | "field" | "level" | "start" | "end">[];
  skills: SkillFact[];
  lines: Fact<string>[];
  /** what jobs say of the employer alone: its line of business, and no work */
  onEmployers: Fact<string>[];
};

/** Strips a résumé down to what may be judged: a copy without the person, whose name is cut out of running text, too. */
export function scorable(facts: ResumeFacts): ScorableFacts {
  const withoutOwnName = withoutName(facts.name?.value ?? null);
  const ofWork = (line: Fact<string>) => withoutPersonalFacts(withoutOwnName(line));
  const ofWorkOnly = (all: Fact<string>[]) => all.map(ofWork).filter(({ value }) => value.trim() !== "");
  return {
    asOf: facts.asOf,
    language: facts.language,
    headline: facts.headline && isWork(facts.headline, facts.name) ? ofWork(facts.headline) : null,
    ...withoutEmployerLines(
      facts.experience.map(({ kind, title, start, end, isCurrent, months, bullets }) => ({
        kind,
        title: title && withoutPersonalFacts(title),
        start,
        end,
        isCurrent,
        months,
        bullets: ofWorkOnly(bullets),
      })),
      facts.skills.map((skill) => ({
        ...skill,
        id: skill.id ?? translatedSkill(skill.name, facts.language),
      })),
    ),
    education: facts.education.map(({ degree, field, level, start, end }) => ({
      degree,
      field,
      level,
      start,
      end,
    })),
    languages: facts.languages,
    certificates: ofWorkOnly(facts.certificates),
    totalMonths: facts.totalMonths,
    lines: ofWorkOnly([...(facts.otherText ?? []), ...(facts.summary ? [facts.summary] : [])]),
  };
}

function withoutPersonalFacts(line: Fact<string>): Fact<string> {
  const kept = partsBeside(line.value, findPersonalFacts(line.value));
  const quotes = line.quotes.flatMap((quote) => quotesBeside(quote, findPersonalFacts(quote.text)));
  const value = kept.map(({ start, end }) => line.value.slice(start, end)).join(" ");
  return value === line.value && quotes.length === line.quotes.length ? line : { ...line, value, quotes };
}

function quotesBeside(quote: Quote, cut: Span[]): Quote[] {
  if (cut.length === 0) return [quote];
  return partsBeside(quote.text, cut).map(({ start, end }) => ({
    ...quote,
    text: quote.text.slice(start, end),
    start: quote.start + start,
    end: quote.start + end,
  }));
}

function partsBeside(text: string, cut: Span[]): Span[] {
  return [{ start: 0, end: 0 }, ...cut]
    .map(({ end }, at) => ({ start: end, end: cut[at]?.start ?? text.length }))
    .filter(({ start, end }) => cut.length === 0 || /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** A headline that stands where the name stands, or says nothing else, is the name itself. */
function isWork(headline: Fact<string>, name: Fact<string> | null): boolean {
  if (!name) return true;
  const same = headline.quotes.some((quote) =>
    name.quotes.some(
      (other) => other.line === quote.line && other.start < quote.end && quote.start < other.end,
    ),
  );
  return !same && headline.value.trim().toLowerCase() !== name.value.trim().toLowerCase();
}

/** Cuts a name out of a line; a part that is a word of work, too ("Baker"), only where the sentence speaks of the person. */
function withoutName(name: string | null): (line: Fact<string>) => Fact<string> {
  const parts = name?.match(/[\p{L}’'-]{2,}/gu) ?? [];
  if (!name || parts.length === 0) return (line) => line;
  const whole = new RegExp(`(?<!\\p{L})${parts.join("[\\s.]+(?:\\p{L}\\.?\\s+)?")}(?!\\p{L})`, "giu");
  const single = parts.flatMap((part, at) => {
    if (!CAPITAL.test(part)) return [];
    const spelled = `(?:${[...spellings(part), part].join("|")})`;
    const before = particlesBefore(parts, at)
      .map((one) => `(?:${one}\\s+)?`)
      .join("");
    return isWordOfWork(part)
      ? new RegExp(`${ADDRESSED}${spelled}(?!\\p{L})|(?<!\\p{L})${spelled}${DOES}`, "gu")
      : new RegExp(`(?<!\\p{L})${before}${spelled}(?!\\p{L})`, "gu");
  });
  return (line) => {
    const value = single.reduce(
      (text, part) => text.replaceAll(part, " "),
      line.value.replaceAll(whole, " "),
    );
    return value === line.value ? line : { ...line, value };
  };
}

const CAPITAL = /^\p{Lu}/u;

/** "van" and "der" of "van der Berg": "Z. van der Berg" must not leave a van behind. */
function particlesBefore(parts: string[], at: number): string[] {
  const start = parts.slice(0, at).findLastIndex((part) => CAPITAL.test(part)) + 1;
  return parts.slice(start, at);
}

const ADDRESSED = "(?<=\\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.?\\s|(?<!\\p{L})\\p{Lu}\\.\\s+)";
const DOES =
  "(?=[’']s\\b|\\s(?:is|was|has|had|holds|brings|works|worked|likes|loves|enjoys|lives|speaks|joined|studied|started|ran|runs|led|leads|became)\\b)";

function isWordOfWork(part: string): boolean {
  return occupationByTitle(part) !== null || findSkills(part).length > 0;
}

/** "MEI-LING" as running text writes it: "Mei-Ling" or "Mei-ling". */
function spellings(part: string): string[] {
  const lower = part.toLowerCase();
  const capitals = (letters: RegExp) => lower.replace(letters, (letter) => letter.toUpperCase());
  return [capitals(/(?<!\p{L})\p{L}/gu), capitals(/^\p{L}/u)];
}
