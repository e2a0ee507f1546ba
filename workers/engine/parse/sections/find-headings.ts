import type { DocLine } from "../doc-line";
import { wordKey } from "../fold";
import { type Heading, headingOf, looseHeadingOf, type SectionKind, tornHeadingOf } from "./heading-words";

/** `contentStart` is the offset in the heading's line where the section's own words begin. */
export type FoundHeading = {
  line: number;
  kind: SectionKind;
  contentStart: number;
  score: number;
  /** The words name a section; else only the type style says that one begins. */
  named: boolean;
};

const LONGEST_HEADING = 8;
const LONGEST_REMARKED = 12;

type Candidate = {
  doc: DocLine;
  heading: Heading;
  contentStart: number;
  whole: boolean;
  aside: boolean;
  style: string;
};

function styleOf(doc: DocLine, caps = doc.caps): string {
  const { size, bold, italic, color } = wordRun(doc);
  return `${Math.round(size * 2) / 2}|${bold}|${italic}|${color}|${caps}`;
}

function wordRun(doc: DocLine): { size: number; bold: boolean; italic: boolean; color: string } {
  const word = doc.text.search(/\p{L}{3}/u);
  return doc.line.runs.find((run) => run.start <= word && word < run.end) ?? doc.line.runs[0] ?? doc.line;
}

function headCaps(doc: DocLine): boolean {
  const cell =
    doc.text
      .slice(doc.start)
      .split("\t")
      .find((one) => /\p{L}{2}/u.test(one)) ?? "";
  return cell === cell.toUpperCase();
}

const numbering = /^[§#\s]*(?:\d{1,2}|[ivx]{1,4})?[.)\s/|–—-]*$/i;

function withColon(doc: DocLine): Candidate | null {
  const colon = doc.text.indexOf(":");
  if (colon < 3 || colon > 40) return null;
  const heading = headingOf(wordKey(doc.text.slice(0, colon)));
  if (!heading) return null;
  const whole = doc.text.slice(colon + 1).trim() === "";
  // "Address: 12 Mill Lane" labels its own words; what follows is no part of it.
  if (heading.kind === "contact" && !whole) return null;
  return { doc, heading, contentStart: colon + 1, whole, aside: false, style: styleOf(doc) };
}

function withTab(doc: DocLine, next: DocLine | undefined): Candidate | null {
  let from = doc.start;
  let tab = doc.text.indexOf("\t", from);
  if (tab > 0 && numbering.test(doc.text.slice(from, tab))) {
    from = tab + 1;
    tab = doc.text.indexOf("\t", from);
  }
  if (from === doc.start && tab < 0) return null;
  const end = tab < 0 ? doc.text.length : tab;
  const heading = headingOf(wordKey(doc.text.slice(from, end)));
  if (!heading) return null;
  const words = doc.text.slice(from, end);
  const style = styleOf(doc, words === words.toUpperCase());
  const aside =
    tab > 0 && next !== undefined && next.line.page === doc.line.page && next.line.x > doc.line.x + 20;
  const contentStart = tab < 0 ? doc.text.length : tab + 1;
  return { doc, heading, contentStart, whole: tab < 0, aside, style };
}

function isLevelWith(doc: DocLine, next: DocLine): boolean {
  const { page, x, y, width } = doc.line;
  return next.line.page === page && width > 0 && Math.abs(next.line.y - y) < 4 && next.line.x > x + width;
}

/** "Education (most recent first)" is a heading, too. */
function headingAlone({ key, text, words }: DocLine): Heading | null {
  const heading = tornHeadingOf(key) ?? (words <= LONGEST_HEADING ? headingOf(key) : null);
  const remark = text.indexOf("(");
  if (heading || remark < 3 || !/^\([^(),;/:]*\)\s*$/.test(text.slice(remark)) || words > LONGEST_REMARKED)
    return heading;
  return headingOf(wordKey(text.slice(0, remark)));
}

function candidateOf(doc: DocLine, next: DocLine | undefined): Candidate | null {
  if (doc.key === "" || doc.end <= doc.start || /^[•●▪*]/.test(doc.text)) return null;
  const heading = doc.text.includes("\t") ? null : headingAlone(doc);
  if (heading && !/[.,;]\s*$/.test(doc.text)) {
    const aside = next !== undefined && isLevelWith(doc, next);
    return { doc, heading, contentStart: doc.text.length, whole: true, aside, style: styleOf(doc) };
  }
  return withColon(doc) ?? withTab(doc, next) ?? lastWord(doc);
}

const numbered = /^[§#]?\s*\d{1,2}[.)]?[\t ]+/;

function lastWord(doc: DocLine): Candidate | null {
  if (doc.words > 5 || doc.words < 2 || doc.dates.length > 0) return null;
  const words = doc.text.replace(numbered, "");
  // A section sign before a number counts sections, it is no bullet.
  if (doc.bullet > 0 && words === doc.text) return null;
  if (!(doc.caps || wordRun(doc).bold) || /[\t:,.@]|\d/.test(words)) return null;
  const kind = looseHeadingOf(doc.key.split(" ").at(-1) ?? "");
  if (!kind) return null;
  return {
    doc,
    heading: { kind, weight: 1 },
    contentStart: doc.text.length,
    whole: true,
    aside: false,
    style: styleOf(doc),
  };
}

type Body = { size: number; bold: boolean; color: string };

function commonest<T>(docs: DocLine[], of: (doc: DocLine) => T, none: T): T {
  const counts = new Map<T, number>();
  for (const doc of docs) counts.set(of(doc), (counts.get(of(doc)) ?? 0) + doc.text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? none;
}

function bodyOf(docs: DocLine[]): Body {
  return {
    size: commonest(docs, (doc) => doc.line.size, 10),
    bold: commonest(docs, (doc) => doc.line.bold, false),
    color: commonest(docs, (doc) => doc.line.color, ""),
  };
}

function standsOut(doc: DocLine, body: Body): boolean {
  const { size, bold } = wordRun(doc);
  return size > body.size + 0.8 || (bold && !body.bold) || doc.caps;
}

function headingStyles(candidates: Candidate[], body: Body): Set<string> {
  const kinds = new Map<string, Map<SectionKind, number>>();
  for (const { heading, whole, aside, style, doc } of candidates) {
    if ((!whole && !aside) || doc.bullet > 0) continue;
    const known = kinds.get(style) ?? new Map<SectionKind, number>();
    const value = (heading.weight === 2 ? 1 : 0.6) * (standsOut(doc, body) ? 1.3 : 1);
    known.set(heading.kind, Math.max(known.get(heading.kind) ?? 0, value));
    kinds.set(style, known);
  }
  const totals = [...kinds].map(([style, known]): [string, number] => [
    style,
    [...known.values()].reduce((sum, value) => sum + value, 0),
  ]);
  const best = Math.max(0, ...totals.map(([, total]) => total));
  const surely = new Set(candidates.filter(({ heading }) => heading.weight === 2).map(({ style }) => style));
  return new Set(
    totals
      .filter(
        ([style, total]) =>
          total >= Math.max(0.9, Math.min(2, best * 0.4)) && (surely.has(style) || best < 2.5),
      )
      .map(([style]) => style),
  );
}

function isLowered(doc: DocLine): boolean {
  return /^\p{Ll}/u.test(doc.text.slice(doc.start));
}

type Surroundings = {
  body: Body;
  common: Set<string>;
  styled: boolean;
  current: SectionKind | null;
  above: DocLine | null;
};

const TOOLS_LABEL =
  /^(?:tech(?:nical|nology)? (?:stack|environment)|stack|technolog\p{L}*(?: used)?|(?:core |key )?tools(?: (?:used|and technologies))?|software(?: used)?|(?:programming )?languages|frameworks?|skills used)$/u;

function namesTools({ doc, contentStart }: Candidate): boolean {
  return TOOLS_LABEL.test(wordKey(doc.text.slice(0, contentStart)));
}

function scoreOf(candidate: Candidate, around: Surroundings): number {
  const { doc, heading, whole, aside, style } = candidate;
  const likeOthers = around.common.has(style);
  let score = heading.weight === 2 ? 1 : 0;
  if (likeOthers) score += 1;
  else if (standsOut(doc, around.body)) score += 0.4;
  else if (around.styled) score -= 0.7;
  if (aside) score += 0.6;
  if (around.above && styleOf(around.above, headCaps(around.above)) !== style) {
    if (heading.weight === 1) score -= 1;
    else if (!likeOthers && around.common.has(styleOf(around.above, headCaps(around.above)))) score -= 0.5;
  }
  if (doc.bullet > 0 && !likeOthers) score -= 1;
  if (/^\p{Ll}/u.test(doc.text.slice(doc.start)) && !likeOthers) score -= 1;
  const inEntry =
    around.current === "experience" || around.current === "project" || around.current === "volunteer";
  if (!whole && !aside) {
    score -= 0.4;
    if ((inEntry || around.current === "skills") && !likeOthers) score -= 1;
    if (inEntry && !doc.text.slice(0, candidate.contentStart).includes("\t") && !doc.caps) score -= 0.6;
    if (inEntry && !headCaps(doc) && namesTools(candidate)) score -= 1;
  }
  if (heading.weight === 1 && (inEntry || around.current === "skills") && !likeOthers) score -= 0.6;
  if (heading.kind === "experience" && around.current === null && heading.weight === 1 && !likeOthers)
    score -= 0.3;
  return score;
}

/**
 * The section headings of a document: lines whose words name a section, checked against the type style that several share,
 * so that labels inside an entry ("Technologies") don't end one; and other lines of exactly that style.
 */
export function findHeadings(docs: DocLine[]): FoundHeading[] {
  const body = bodyOf(docs);
  const candidates = new Map<number, Candidate>();
  for (const [order, doc] of docs.entries()) {
    const candidate = candidateOf(doc, docs[order + 1]);
    if (candidate) candidates.set(doc.index, candidate);
  }
  const styled = docs.some((doc) => doc.line.bold || Math.abs(doc.line.size - body.size) > 0.6);
  const all = [...candidates.values()];
  const shared = headingStyles(all, body);
  const common = styled || shared.size > 0 ? shared : new Set(all.map(({ style }) => style));
  const lowered = [...candidates.values()].filter(
    ({ doc, heading }) => heading.weight === 2 && isLowered(doc),
  );
  const wrapped = lowered.length * 2 < candidates.size ? lowered : [];
  for (const { doc } of wrapped) candidates.delete(doc.index);
  const edges = new Set<number>();
  for (const { doc, style } of candidates.values()) if (common.has(style)) edges.add(Math.round(doc.line.x));
  const found: FoundHeading[] = [];
  const accepted: DocLine[] = [];
  let current: SectionKind | null = null;
  for (const doc of docs) {
    const candidate = candidates.get(doc.index);
    if (!candidate && !(styled && found.length > 0 && common.has(styleOf(doc)))) continue;
    const above = styled ? (accepted.findLast((other) => inColumn(other, doc)) ?? null) : null;
    const score: number = candidate ? scoreOf(candidate, { body, common, styled, current, above }) : 0;
    let heading: FoundHeading | null = null;
    if (candidate && score >= 1) {
      const { contentStart } = candidate;
      heading = { line: doc.index, kind: candidate.heading.kind, contentStart, score, named: true };
    } else if (!candidate && (!above || styleOf(above, headCaps(above)) === styleOf(doc)))
      heading = unknownHeading(doc, body, edges);
    if (!heading) continue;
    current = heading.kind;
    found.push(heading);
    accepted.push(doc);
  }
  return styled ? withLeading(docs, found, { common, body, edges }) : found;
}

function inColumn(above: DocLine, doc: DocLine): boolean {
  const sameBlock = above.line.page === doc.line.page && above.line.block === doc.line.block;
  return sameBlock || Math.abs(above.line.x - doc.line.x) < 40;
}

function withLeading(
  docs: DocLine[],
  found: FoundHeading[],
  around: { common: Set<string>; body: Body; edges: Set<number> },
): FoundHeading[] {
  const first = docs.findIndex((doc) => doc.index === found[0]?.line);
  const leading: FoundHeading[] = [];
  for (const [order, doc] of docs.slice(0, Math.max(0, first)).entries()) {
    if (order < 2 || !around.common.has(styleOf(doc))) continue;
    const unknown = unknownHeading(doc, around.body, around.edges);
    if (unknown) leading.push(unknown);
  }
  return [...leading, ...found];
}

function unknownHeading(doc: DocLine, body: Body, edges: Set<number>): FoundHeading | null {
  if (doc.key === "" || doc.words > 6 || !standsOut(doc, body)) return null;
  if (doc.dates.length > 0 || /[\t@:,]|\d{3}/.test(doc.text)) return null;
  const { size, color } = wordRun(doc);
  const marked = size > body.size + 1.4 || color !== body.color || doc.caps;
  if (!marked || !edges.has(Math.round(doc.line.x))) return null;
  const kind = looseHeadingOf(doc.key) ?? "other";
  return { line: doc.index, kind, contentStart: doc.text.length, score: 0.5, named: kind !== "other" };
}
