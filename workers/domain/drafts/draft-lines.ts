import { sectionLines } from "../../engine/parse/section-lines";
import type { Fact, Quote, ResumeFacts, ResumeText } from "../../engine/types";
import { type DraftLine, writable } from "./draft-content";

/** Marks in front of a bullet, as files have them. */
const MARK = /^[\s\p{P}\p{S}\uE000-\uF8FF]*$/u;

/**
 * A résumé as paragraphs: bullets and summaries that its layout had wrapped are whole again, sections stand together.
 * What only the layout said (columns, type, colours) and hidden text are left out.
 */
export function draftLines(resume: ResumeText, facts: ResumeFacts): DraftLine[] {
  const { headings, order } = sectionLines(resume);
  const entries = entryLines(facts);
  const name = facts.name?.quotes[0]?.line;
  const { whole, gone } = wholeLines(resume, facts);
  return order.flatMap((line): DraftLine[] => {
    if (gone.has(line)) return [];
    const text = writable(resume.lines[line]?.text ?? "");
    if (text === "") return [];
    if (headings.has(line)) return [{ look: "heading", text }];
    const look = line === name ? "name" : entries.has(line) ? "entry" : "plain";
    return [whole.get(line) ?? { look, text }];
  });
}

/** Paragraphs of several lines, by their first; and the lines that they take up besides. */
function wholeLines({ lines }: ResumeText, { experience, summary }: ResumeFacts) {
  const whole = new Map<number, DraftLine>();
  const gone = new Set<number>();
  const add = ({ value, quotes }: Fact<string>, isBullet: boolean) => {
    const [first] = quotes;
    const last = quotes.at(-1);
    if (!first || !last || !areNeighbours(quotes)) return;
    if (quotes.some(({ line }) => whole.has(line) || gone.has(line))) return;
    const before = lines[first.line]?.text.slice(0, first.start) ?? "";
    const text = writable(value + (lines[last.line]?.text.slice(last.end) ?? ""));
    const bullet = isBullet && MARK.test(before);
    whole.set(
      first.line,
      bullet ? { look: "bullet", text } : { look: "plain", text: writable(before + text) },
    );
    for (const { line } of quotes.slice(1)) gone.add(line);
  };
  for (const { bullets } of experience) for (const bullet of bullets) add(bullet, true);
  if (summary) add(summary, false);
  return { whole, gone };
}

function areNeighbours(quotes: Quote[]): boolean {
  return quotes.every(({ line }, at) => at === 0 || line === (quotes[at - 1]?.line ?? 0) + 1);
}

function entryLines({ experience, education }: ResumeFacts): Set<number> {
  const heads = [
    ...experience.map(({ title, company, start }) => [title, company, start]),
    ...education.map(({ degree, institution, start }) => [degree, institution, start]),
  ];
  return new Set(
    heads.flatMap((facts) => {
      const found = facts.flatMap((fact) => fact?.quotes.map(({ line }) => line) ?? []);
      return found.length > 0 ? [Math.min(...found)] : [];
    }),
  );
}
