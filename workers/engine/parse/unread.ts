import type { Line, Quote, ResumeFacts } from "../types";
import { isAside } from "./asides";
import type { DocLine } from "./doc-line";
import { quoteOf } from "./quote";
import type { Section } from "./sections/section";

/** A line counts as read from this share of its letters and digits on: the rest is labels and signs. */
const READ_SHARE = 0.4;

const PERSONAL = new Set<Section["kind"]>(["interests", "references"]);

type Span = { start: number; end: number };

function isQuote(value: object): value is Quote {
  return "line" in value && "box" in value && "text" in value;
}

export function quotesIn(value: unknown, found: Quote[] = []): Quote[] {
  if (Array.isArray(value)) for (const one of value) quotesIn(one, found);
  else if (value !== null && typeof value === "object") {
    if (isQuote(value)) found.push(value);
    else for (const one of Object.values(value)) quotesIn(one, found);
  }
  return found;
}

function readShare(text: string, { start, end }: Span, spans: Span[]): number {
  const covered = new Uint8Array(text.length);
  for (const span of spans) covered.fill(1, span.start, span.end);
  let all = 0;
  let read = 0;
  for (let at = start; at < end; at++) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at))) continue;
    all++;
    read += covered[at] ?? 0;
  }
  return all === 0 ? 1 : read / all;
}

/** Lines of which too little was read, those of interests and referees apart. @param headed indices of the lines that are headings */
export function unreadLines(
  lines: Line[],
  docs: DocLine[],
  sections: Section[],
  facts: Omit<ResumeFacts, "unread">,
  headed: Set<number>,
): Quote[] {
  const spans = new Map<number, Span[]>();
  for (const { line, start, end } of quotesIn(facts, [])) {
    const known = spans.get(line);
    if (known) known.push({ start, end });
    else spans.set(line, [{ start, end }]);
  }
  const kinds = new Map(sections.flatMap(({ kind, parts }) => parts.map(({ doc }) => [doc.index, kind])));
  return docs.flatMap(({ index, text, start, end }) => {
    const kind = kinds.get(index) ?? "top";
    if (end <= start || headed.has(index) || PERSONAL.has(kind)) return [];
    if (isAside(kind, text.slice(start, end))) return [];
    if (readShare(text, { start, end }, spans.get(index) ?? []) >= READ_SHARE) return [];
    return [quoteOf(lines, { line: index, start, end })];
  });
}

export function wordsOf(facts: object): number {
  return quotesIn(facts, []).reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}
