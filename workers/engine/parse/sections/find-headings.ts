import type { DocLine } from "../doc-lines";
import { wordKey } from "../fold";
import { type Heading, headingOf, type SectionKind } from "./heading-words";

/** A heading and where the section's own words begin: `contentStart` is an offset into the heading's line. */
export type FoundHeading = { line: number; kind: SectionKind; contentStart: number; score: number };

type Candidate = { line: DocLine; heading: Heading; contentStart: number; whole: boolean; style: string };

function styleOf(doc: DocLine): string {
  const { size, bold, italic, color } = doc.line.runs[0] ?? doc.line;
  return `${Math.round(size)}|${bold}|${italic}|${color}|${doc.caps}`;
}

function withColon(doc: DocLine): Candidate | null {
  const colon = doc.text.indexOf(":");
  if (colon < 3 || colon > 40) return null;
  const heading = headingOf(wordKey(doc.text.slice(0, colon)));
  if (!heading) return null;
  const whole = doc.text.slice(colon + 1).trim() === "";
  return { line: doc, heading, contentStart: colon + 1, whole, style: styleOf(doc) };
}

function withTab(doc: DocLine): Candidate | null {
  const tab = doc.text.indexOf("\t", doc.start);
  if (tab < 0) return null;
  const heading = headingOf(wordKey(doc.text.slice(doc.start, tab)));
  return heading ? { line: doc, heading, contentStart: tab + 1, whole: false, style: styleOf(doc) } : null;
}

function candidateOf(doc: DocLine): Candidate | null {
  if (doc.key === "" || /^[•●▪*]/.test(doc.text)) return null;
  const heading = doc.words <= 8 ? headingOf(doc.key) : null;
  if (heading && !doc.text.trimEnd().endsWith(".") && !/[,;]\s*$/.test(doc.text)) {
    return { line: doc, heading, contentStart: doc.text.length, whole: true, style: styleOf(doc) };
  }
  return withColon(doc) ?? withTab(doc);
}

function bodyStyle(docs: DocLine[]): string {
  const counts = new Map<string, number>();
  for (const doc of docs) {
    const { size, bold } = doc.line;
    const key = `${Math.round(size)}|${bold}`;
    counts.set(key, (counts.get(key) ?? 0) + doc.text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

function hasStyle(doc: DocLine, body: string): boolean {
  const { size, bold } = doc.line.runs[0] ?? doc.line;
  const [bodySize = "10", bodyBold] = body.split("|");
  return size > Number(bodySize) + 0.8 || (bold && bodyBold === "false") || doc.caps;
}

const strongKinds = new Set<SectionKind>([
  "experience",
  "education",
  "skills",
  "summary",
  "project",
  "certificates",
]);

/**
 * The section headings of a document: lines whose words name a section, checked against the type style that the sure
 * ones share, so that labels inside an entry ("Technologies", "Key achievements:") don't end a section; and lines of
 * exactly that style with unknown words, which begin a section of kind "other".
 */
export function findHeadings(docs: DocLine[]): FoundHeading[] {
  const body = bodyStyle(docs);
  const candidates = docs.map(candidateOf).filter((candidate) => candidate !== null);
  const styles = new Map<string, number>();
  for (const { heading, whole, style, line } of candidates) {
    if (!whole || heading.weight < 2 || !strongKinds.has(heading.kind)) continue;
    styles.set(style, (styles.get(style) ?? 0) + (hasStyle(line, body) ? 2 : 1));
  }
  const best = Math.max(0, ...styles.values());
  const common = new Set([...styles].filter(([, count]) => count >= best / 2).map(([style]) => style));
  const styled = docs.some(
    (doc) => doc.line.bold || Math.round(doc.line.size) !== Number(body.split("|")[0]),
  );
  const found: FoundHeading[] = [];
  let current: SectionKind | null = null;
  for (const candidate of candidates) {
    const score = scoreOf(candidate, { body, common, styled, current });
    if (score < 1) continue;
    current = candidate.heading.kind;
    found.push({ line: candidate.line.index, kind: current, contentStart: candidate.contentStart, score });
  }
  return styled ? addUnknown(docs, found, common, body) : found;
}

type Surroundings = { body: string; common: Set<string>; styled: boolean; current: SectionKind | null };

function scoreOf(candidate: Candidate, around: Surroundings): number {
  const { line, heading, whole, style } = candidate;
  const likeOthers = around.common.has(style);
  let score = heading.weight === 2 ? 1 : 0;
  if (likeOthers) score += 1;
  else if (hasStyle(line, around.body)) score += 0.4;
  else if (around.styled) score -= 0.7;
  if (line.bullet > 0 && !likeOthers) score -= 1;
  if (/^\p{Ll}/u.test(line.text.slice(line.start))) score -= 1;
  const inEntry =
    around.current === "experience" || around.current === "project" || around.current === "volunteer";
  if (!whole) {
    score -= 0.4;
    if ((inEntry || around.current === "skills") && !likeOthers) score -= 1;
    if (inEntry && !line.text.slice(0, candidate.contentStart).includes("\t") && !line.caps) score -= 0.6;
  }
  if (heading.weight === 1 && (inEntry || around.current === "skills") && !likeOthers) score -= 0.6;
  if (heading.kind === "experience" && around.current === null && heading.weight === 1) score -= 0.3;
  return score;
}

function addUnknown(
  docs: DocLine[],
  found: FoundHeading[],
  common: Set<string>,
  body: string,
): FoundHeading[] {
  const known = new Set(found.map((heading) => heading.line));
  const xs = new Set(
    found
      .filter((h) => common.has(styleOf(docs[h.line] as DocLine)))
      .map((h) => Math.round(docs[h.line]?.line.x ?? 0)),
  );
  const first = found[0]?.line ?? docs.length;
  const extra: FoundHeading[] = [];
  for (const doc of docs) {
    if (doc.index <= first || known.has(doc.index) || doc.key === "" || doc.words > 5) continue;
    if (!common.has(styleOf(doc)) || !hasStyle(doc, body) || doc.dates.length > 0 || doc.text.includes("\t"))
      continue;
    const { size, color } = doc.line.runs[0] ?? doc.line;
    const [bodySize = "10"] = body.split("|");
    const bigger = size > Number(bodySize) + 1.4 || color !== bodyColor(docs);
    if (!bigger || !xs.has(Math.round(doc.line.x))) continue;
    extra.push({ line: doc.index, kind: "other", contentStart: doc.text.length, score: 0.5 });
  }
  return [...found, ...extra].sort((a, b) => a.line - b.line);
}

function bodyColor(docs: DocLine[]): string {
  const counts = new Map<string, number>();
  for (const doc of docs) counts.set(doc.line.color, (counts.get(doc.line.color) ?? 0) + doc.text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
