import type { Education, Experience, Fact, ResumeFacts, SkillFact } from "../types";

/**
 * All that a score may know of a person. Names, contacts, gender, places, schools' and employers' names stay outside: what
 * isn't here can't change a number.
 */
export type ScorableFacts = Pick<
  ResumeFacts,
  "asOf" | "language" | "languages" | "certificates" | "totalMonths"
> & {
  headline: Fact<string> | null;
  experience: Pick<Experience, "kind" | "title" | "start" | "end" | "isCurrent" | "months" | "bullets">[];
  education: Pick<Education, "degree" | "field" | "level" | "start" | "end">[];
  skills: SkillFact[];
  lines: Fact<string>[];
};

/**
 * Strips a résumé down to what may be judged.
 * @param facts everything that was read
 * @returns a copy without the person; a headline that holds a part of the name is left out
 */
export function scorable(facts: ResumeFacts): ScorableFacts {
  return {
    asOf: facts.asOf,
    language: facts.language,
    headline: facts.headline && !sharesWord(facts.headline.value, facts.name?.value) ? facts.headline : null,
    experience: facts.experience.map(({ kind, title, start, end, isCurrent, months, bullets }) => ({
      kind,
      title,
      start,
      end,
      isCurrent,
      months,
      bullets,
    })),
    education: facts.education.map(({ degree, field, level, start, end }) => ({
      degree,
      field,
      level,
      start,
      end,
    })),
    skills: facts.skills,
    languages: facts.languages,
    certificates: facts.certificates,
    totalMonths: facts.totalMonths,
    lines: [...(facts.otherText ?? []), ...(facts.summary ? [facts.summary] : [])].map((line) =>
      withoutName(line, facts.name?.value),
    ),
  };
}

/** Running text may open with the person's name: it is cut out before anything is compared. */
function withoutName(line: Fact<string>, name: string | undefined): Fact<string> {
  if (!name || !sharesWord(line.value, name)) return line;
  const parts = name.match(/[\p{L}’'-]{2,}/gu) ?? [];
  let value = line.value.replaceAll(name, " ");
  for (const part of parts)
    if (/^\p{Lu}/u.test(part))
      value = value.replaceAll(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "gu"), " ");
  return { ...line, value };
}

function sharesWord(text: string, name: string | undefined): boolean {
  if (!name) return false;
  const words = new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  return (name.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some((word) => words.has(word));
}
