import type { Experience, Fact, SkillFact } from "../types";

const WORD = String.raw`(?:[\p{Lu}\d][\p{L}\p{N}&.'’()-]*|of|and|the|for|&|-)`;
const NAME = `${WORD}(?:[ ,]+${WORD}){0,7}`;
const SORTS =
  "compan(?:y|ies)|corporations?|conglomerates?|firms?|manufacturers?|providers?|agenc(?:y|ies)|leaders?|brands?|organi[sz]ations?|banks?|retailers?|distributors?|suppliers?|producers?|groups?|hospitals?|dealers?|business|enterprises?|subsidiar(?:y|ies)|consultanc(?:y|ies)|start-?ups?|institutions?|charit(?:y|ies)|non-?profits?|schools?|colleges?|universit(?:y|ies)|contractors?|builders?|restaurants?|hotels?|chains?|clinics?|platforms?|protocols?|solutions?|services?|name in";

/** "Turner is a national builder", "IP is a protocol": who an employer or what a product is, and nothing that was done. */
const ON_EMPLOYER = new RegExp(
  String.raw`^(?!I\b)(?:(?:Founded|Established|Headquartered|Based) in [^,]{2,40}, )?(?:${NAME}|The (?:company|firm|client|organi[sz]ation|agency|group)),? (?:(?:is|was) (?:an?|the|one of|among)\b(?:(?!\b(?:I|my|me|where|team|role|responsible)\b).){0,120}?\b(?:${SORTS})\b|was (?:founded|established) (?:in|by)\b|is (?:headquartered|based|located) in\b)`,
  "u",
);
/** Not behind "Inc." and the like, which end no sentence before a small letter. */
const SENTENCES = /(?<=[.!?;])\s+(?=\p{Lu})|\n/u;

/** All that a score may know of a job. */
export type WorkEntry = Pick<
  Experience,
  "kind" | "title" | "start" | "end" | "isCurrent" | "months" | "bullets"
>;

/**
 * Takes out of the jobs what only says who the employer is, and the uses of skills that stand there alone.
 * @returns the same entries and skills where no line speaks of an employer; the lines that do, apart
 */
export function withoutEmployerLines(
  experience: WorkEntry[],
  skills: SkillFact[],
): { experience: WorkEntry[]; skills: SkillFact[]; onEmployers: Fact<string>[] } {
  const cut: { bullet: Fact<string>; kept: string; entry: number }[] = [];
  const entries = experience.map((one, entry): WorkEntry => {
    const bullets = one.bullets.flatMap((bullet) => {
      const sentences = bullet.value.split(SENTENCES);
      const own = sentences.filter((sentence) => !ON_EMPLOYER.test(sentence));
      if (own.length === sentences.length) return [bullet];
      const kept = own.join(" ");
      cut.push({ bullet, kept, entry });
      return kept === "" ? [] : [{ ...bullet, value: kept }];
    });
    return { ...one, bullets };
  });
  if (cut.length === 0) return { experience, skills, onEmployers: [] };
  const isCut = ({ entry, quote }: SkillFact["uses"][number]) =>
    cut.some(
      ({ bullet, kept, entry: at }) =>
        at === entry &&
        bullet.quotes.some(
          ({ line, start, end }) => line === quote.line && start <= quote.start && quote.end <= end,
        ) &&
        !kept.includes(quote.text),
    );
  return {
    experience: entries,
    skills: skills.flatMap((skill) => {
      const uses = skill.uses.filter((use) => !isCut(use));
      if (uses.length === skill.uses.length) return [skill];
      return uses.length > 0 ? [usedIn(skill, uses, entries)] : [];
    }),
    onEmployers: cut.map(({ bullet }) => bullet),
  };
}

function usedIn(skill: SkillFact, uses: SkillFact["uses"], entries: WorkEntry[]): SkillFact {
  const left = new Set(uses.flatMap(({ where, entry }) => (where === "experience" ? [entry] : [])));
  const months = [...left].reduce<number>((sum, entry) => sum + (entries[entry ?? -1]?.months ?? 0), 0);
  return { ...skill, uses, months: Math.min(skill.months, months) };
}
