import { expect } from "vitest";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";
import type { Line, Quote, ResumeFacts, ResumeText } from "../../../../workers/engine/types";

export function parseText(text: string): ResumeFacts {
  return parseResume(textToResume(text), { asOf: "2026-01" });
}

/** Jobs in short: "title | company | start..end". */
export function jobsOf(facts: ResumeFacts): string[] {
  return facts.experience
    .filter(({ kind }) => kind === "job")
    .map(({ title, company, start, end, isCurrent }) => {
      const until = isCurrent ? "now" : (end?.value ?? "");
      return `${title?.value ?? "-"} | ${company?.value ?? "-"} | ${start?.value ?? ""}..${until}`;
    });
}

/** Schools in short: "institution | degree | field". */
export function schoolsOf(facts: ResumeFacts): string[] {
  return facts.education.map(
    ({ institution, degree, field }) =>
      `${institution?.value ?? "-"} | ${degree?.value ?? "-"} | ${field?.value ?? "-"}`,
  );
}

/** Every quote of the facts, wherever it stands. */
export function quotesOf(value: unknown): Quote[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf);
  if (value === null || typeof value !== "object") return [];
  if ("line" in value && "box" in value && "text" in value) return [value as Quote];
  return Object.values(value).flatMap(quotesOf);
}

/** Quotes whose words don't stand where they say, or whose box is not a place on a page. */
export function falseQuotes(facts: ResumeFacts, { lines }: ResumeText): Quote[] {
  return quotesOf(facts).filter(({ text, line, start, end, page, box }) => {
    const words = lines[line]?.text.slice(start, end);
    const placed = [box.x, box.y, box.width, box.height].every(Number.isFinite);
    return words !== text || text === "" || lines[line]?.page !== page || !placed || box.width < 0;
  });
}

export type Rows = [string, Style?][];

type Style = Partial<Pick<Line, "x" | "size" | "bold" | "italic" | "color" | "block" | "page">> & {
  y?: number;
};

/** Lines with layout, as a reader gives them: each `[text, style]` stands 14 points below the one before. */
export function laidOut(rows: Rows): ResumeText {
  let y = 30;
  const lines = rows.map(([text, style = {}]): Line => {
    y = style.y ?? y + 14;
    const { x = 50, size = 10, bold = false, italic = false, color = "#000000", block = 0, page = 1 } = style;
    const width = text.length * size * 0.5;
    const run = { start: 0, end: text.length, x, width, size, bold, italic, color };
    return {
      text,
      page,
      x,
      y,
      width,
      height: size,
      size,
      bold,
      italic,
      color,
      block,
      runs: [run],
      links: [],
    };
  });
  return { format: "pdf", pages: [{ number: 1, width: 595, height: 842 }], lines, hidden: [] };
}

/** What is read from lines with layout; each of its quotes stands where it says. */
export function readLaidOut(rows: Rows): ResumeFacts {
  const text = laidOut(rows);
  const facts = parseResume(text, { asOf: "2026-01" });
  expect(falseQuotes(facts, text)).toEqual([]);
  return facts;
}
