import type { ResumePart } from "../messages";
import type { Fact, Message, Quote, ResumeFacts, Score } from "../types";
import { givesFigure } from "./figures";
import { clamp, type DraftPart, scoreOf, statusOfCredit } from "./points";
import { isShownAtWork } from "./shown-skills";
import { FIGURES_FULL_AT, LINE_WORDS, RESUME, RESUME_WORDS } from "./weights";

/**
 * The résumé score: completeness, evidence, dates, clarity, length and readability by machines. It judges the document, not
 * the person, and knows no job. Contact details count only by being there.
 * @param read the facts before a person corrected them: how well machines read the file is judged by these, for a correction
 *   doesn't change the file
 * @returns null for a résumé from which nothing was read
 */
export function scoreResumeQuality(facts: ResumeFacts, read: ResumeFacts = facts): Score | null {
  const lines = facts.experience.flatMap((entry) => entry.bullets);
  if (facts.experience.length + facts.education.length + facts.skills.length === 0) return null;
  return scoreOf([
    completeness(facts),
    evidence(facts, lines),
    dates(facts),
    clarity(lines),
    length(facts),
    readability(read),
  ]);
}

function part(id: keyof typeof RESUME, credit: number, reason: Message, evidence: Quote[] = []): DraftPart {
  const status = statusOfCredit(credit);
  return { id, label: null, weight: RESUME[id], credit, status, reason, requirementId: null, evidence };
}

function completeness(facts: ResumeFacts): DraftPart {
  const wanted: [ResumePart, boolean][] = [
    ["email", facts.emails.length > 0],
    ["phone", facts.phones.length > 0],
    ["summary", facts.summary !== null || facts.headline !== null],
    ["work", facts.experience.length > 0],
    ["education", facts.education.length > 0],
    ["skills", facts.skills.length > 0],
  ];
  const missing = wanted.filter(([, found]) => !found).map(([name]) => name);
  const reason: Message =
    missing.length === 0 ? { code: "parts-complete" } : { code: "parts-missing", missing };
  return part("completeness", 1 - missing.length / wanted.length, reason);
}

function evidence(facts: ResumeFacts, lines: Fact<string>[]): DraftPart {
  const figures = lines.filter((line) => givesFigure(line.value));
  const hard = facts.skills.filter((skill) => skill.id !== null);
  const shown = hard.filter((skill) => isShownAtWork(skill, facts));
  const byFigures = lines.length > 0 ? clamp(figures.length / lines.length / FIGURES_FULL_AT) : 0;
  const bySkills = hard.length > 0 ? shown.length / hard.length : 0;
  return part(
    "evidence",
    (byFigures + bySkills) / 2,
    {
      code: "evidence-shown",
      figures: figures.length,
      lines: lines.length,
      shown: shown.length,
      skills: hard.length,
    },
    figures.flatMap((line) => line.quotes.slice(0, 1)).slice(0, 4),
  );
}

function dates(facts: ResumeFacts): DraftPart {
  const jobs = facts.experience.filter((entry) => entry.kind === "job");
  const marks = jobs.map((entry) => {
    if (!entry.start || (!entry.end && !entry.isCurrent)) return 0;
    const months = entry.start.value.length > 4 && (entry.isCurrent || (entry.end?.value.length ?? 0) > 4);
    return months ? 1 : 0.7;
  });
  const credit = jobs.length > 0 ? marks.reduce<number>((sum, mark) => sum + mark, 0) / jobs.length : 0;
  const whole = marks.filter((mark) => mark === 1).length;
  return part(
    "dates",
    credit,
    jobs.length === 0 ? { code: "no-dated-work" } : { code: "dates-given", whole, jobs: jobs.length },
    jobs.flatMap((entry) => entry.start?.quotes.slice(0, 1) ?? []).slice(0, 4),
  );
}

function clarity(lines: Fact<string>[]): DraftPart {
  const clear = lines.filter(({ value }) => !isShort(value) && !isLong(value));
  const unclear = lines.filter((line) => !clear.includes(line));
  return part(
    "clarity",
    lines.length > 0 ? clear.length / lines.length : 0,
    lines.length === 0
      ? { code: "no-lines" }
      : { code: "lines-clear", clear: clear.length, lines: lines.length, ...LINE_WORDS },
    unclear.flatMap((line) => line.quotes.slice(0, 1)).slice(0, 4),
  );
}

/** How many words a résumé spends on work: in the lines of its experience and in its summary. */
export function wordsAboutWork({ experience, summary }: Pick<ResumeFacts, "experience" | "summary">): number {
  const lines = experience.flatMap((entry) => entry.bullets);
  return [...lines, summary].reduce((sum, line) => sum + (line ? wordCount(line.value) : 0), 0);
}

function length(facts: ResumeFacts): DraftPart {
  const words = wordsAboutWork(facts);
  const credit =
    words < RESUME_WORDS.least
      ? words / RESUME_WORDS.least
      : words > RESUME_WORDS.most
        ? RESUME_WORDS.most / words
        : 1;
  return part("length", credit, { code: "length-in-words", words, ...RESUME_WORDS });
}

function readability(facts: ResumeFacts): DraftPart {
  const sure = facts.experience.flatMap((entry) =>
    [entry.title, entry.company, entry.start].map((fact) => fact?.confidence ?? 0),
  );
  const credit = sure.length > 0 ? sure.reduce((sum, one) => sum + one, 0) / sure.length : 0;
  return part("readability", credit, { code: "readability" });
}

/** Also where its blank is missing: "infractions.Reported". */
const SENTENCE_END = /(?<=[.!?;])\s+(?=\P{Ll})|(?<=\p{Ll}{3}[.!?;])(?=\p{Lu}\p{Ll})/u;

/** So many words at once that nobody reads them: in one sentence, for a line may hold several. */
export function isLong(line: string): boolean {
  return line.split(SENTENCE_END).some((sentence) => wordCount(sentence) > LINE_WORDS.most);
}

export function isShort(line: string): boolean {
  return wordCount(line) < LINE_WORDS.least;
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
