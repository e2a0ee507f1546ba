import { wordCount } from "../../match/resume-quality";
import { LINE_WORDS } from "../../match/weights";
import { entryMonths } from "../../parse/dates/count-months";
import type { Education, Experience, Fact, ResumeFacts, YearMonth } from "../../types";
import { unwritten } from "../change";

/** A line about work: `experience[entry].bullets[bullet]`. */
export type LinePlace = { entry: number; bullet: number };

/** What a recommendation asks for, in a form that can be tried on a copy of the facts. Entries are indices into `experience`. */
export type ResumeChange =
  | { kind: "add-contact"; what: "email" | "phone" }
  | { kind: "add-summary" }
  | { kind: "add-section"; what: "skills" | "education" }
  /** month and year for start and end */
  | { kind: "date-jobs"; entries: number[] }
  | { kind: "add-figures"; lines: LinePlace[] }
  /** a line of the entry names them; `skills` are names as written */
  | { kind: "show-skills"; skills: string[]; entry: number }
  /** two lines of a dozen words each, one of them with a figure */
  | { kind: "tell-work"; entries: number[] }
  /** up to the fewest words that a line should have */
  | { kind: "lengthen-lines"; lines: LinePlace[] }
  | { kind: "split-lines"; lines: LinePlace[] };

const TOLD_LINES = [`word${" word".repeat(11)}`, `10${" word".repeat(11)}`];
/** How sure the parser is of a date that is written out. */
const READ_DATE = 0.95;

/** The facts as they would be with the change made; the original stays as it is. What is added has no words of its own. */
export function applyResumeChange(facts: ResumeFacts, change: ResumeChange): ResumeFacts {
  switch (change.kind) {
    case "add-contact":
      return change.what === "email"
        ? { ...facts, emails: [...facts.emails, written("")] }
        : { ...facts, phones: [...facts.phones, written("")] };
    case "add-summary":
      return { ...facts, summary: facts.summary ?? written("") };
    case "add-section":
      return change.what === "education"
        ? { ...facts, education: [...facts.education, EMPTY_EDUCATION] }
        : {
            ...facts,
            skills: [...facts.skills, { name: "", id: null, uses: [], months: 0, lastUsed: null }],
          };
    case "date-jobs":
      return withEntries(facts, (entry, at) =>
        change.entries.includes(at) ? dated(entry, facts.asOf) : entry,
      );
    case "show-skills":
      return {
        ...facts,
        skills: facts.skills.map((skill) =>
          change.skills.includes(skill.name)
            ? {
                ...skill,
                uses: [
                  ...skill.uses,
                  { where: "experience" as const, entry: change.entry, quote: unwritten(skill.name) },
                ],
              }
            : skill,
        ),
      };
    case "tell-work":
      return withEntries(facts, (entry, at) =>
        change.entries.includes(at)
          ? { ...entry, bullets: [...entry.bullets, ...TOLD_LINES.map(written)] }
          : entry,
      );
    case "add-figures":
      return withLines(facts, change.lines, (line) => [{ ...line, value: `${line.value} 10` }]);
    case "lengthen-lines":
      return withLines(facts, change.lines, (line) => {
        const missing = Math.max(0, LINE_WORDS.least - wordCount(line.value));
        return [{ ...line, value: line.value + " word".repeat(missing) }];
      });
    case "split-lines":
      return withLines(facts, change.lines, halves);
  }
}

function written(value: string): Fact<string> {
  return { value, quotes: [], confidence: 1 };
}

const EMPTY_EDUCATION: Education = {
  institution: null,
  degree: null,
  field: null,
  level: null,
  start: null,
  end: null,
};

function withEntries(facts: ResumeFacts, edit: (entry: Experience, at: number) => Experience): ResumeFacts {
  return { ...facts, experience: facts.experience.map(edit) };
}

function withLines(
  facts: ResumeFacts,
  lines: LinePlace[],
  edit: (line: Fact<string>) => Fact<string>[],
): ResumeFacts {
  const chosen = new Set(lines.map(({ entry, bullet }) => `${entry} ${bullet}`));
  return withEntries(facts, (entry, at) => ({
    ...entry,
    bullets: entry.bullets.flatMap((line, bullet) => (chosen.has(`${at} ${bullet}`) ? edit(line) : [line])),
  }));
}

function halves(line: Fact<string>): Fact<string>[] {
  const words = line.value.split(/\s+/).filter(Boolean);
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle), words.slice(middle)].map((part) => ({ ...line, value: part.join(" ") }));
}

function dated(entry: Experience, asOf: YearMonth): Experience {
  const start = withMonth(entry.start, "01", entry.end?.value ?? asOf);
  const end = entry.isCurrent ? null : withMonth(entry.end, "12", start.value);
  const next = { ...entry, start, end };
  return { ...next, months: entryMonths(next, asOf) };
}

function withMonth(date: Fact<YearMonth> | null, month: string, otherwise: YearMonth): Fact<YearMonth> {
  const value = date?.value ?? otherwise;
  const whole = value.length > 4 ? value : `${value}-${month}`;
  return { value: whole, quotes: date?.quotes ?? [], confidence: date?.confidence ?? READ_DATE };
}
