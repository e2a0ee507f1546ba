import { type Part, textOfPart } from "../sections/section";
import {
  endsSentence,
  headness,
  isDateOnly,
  isRangeAlone,
  isVersion,
  namesPost,
  readsAsBody,
  styleOfSection,
  workLead,
} from "./header-lines";
import { likenessOf } from "./likeness";
import { segmentsOf } from "./segments";

/** `anchor` is the line of the head with the dates. */
export type EntryLines = { head: Part[]; anchor: number; body: Part[] };

const MOST_LINES = 3;
const MOST_WORDS = 14;

const GRANT = /^[$€£]\s?\d[\d,.]*[kKmM]?:/u;

function isAnchor(part: Part): boolean {
  const { doc } = part;
  const dates = doc.dates.filter((span) => span.start >= part.start && !isVersion(doc.text, span.start));
  if (dates.length === 0 || GRANT.test(doc.text.slice(Math.max(part.start, doc.start)))) return false;
  const range = dates.some((span) => span.isRange);
  if (doc.bullet > 0 && !range) return false;
  if (doc.bullet > 0) return /\t/.test(doc.text) || !readsAsBody(part);
  const last = dates[dates.length - 1];
  const first = dates[0];
  if (!last || !first) return false;
  const leads = first.start <= Math.max(part.start, doc.start) + 12;
  const atEdge = leads || (last.end >= doc.end - 12 && !goesOn(part, last.end));
  if (doc.words <= MOST_WORDS && atEdge && workLead(textOfPart(part)) !== "") return true;
  if (range) return doc.words <= MOST_WORDS || atEdge || opensWithTitle(part, first.start);
  return !readsAsBody(part) && (doc.words <= 6 || (atEdge && doc.words <= MOST_WORDS));
}

function goesOn({ doc }: Part, dates: number): boolean {
  return /^ \p{Ll}{3}/u.test(doc.text.slice(dates));
}

const LONGEST_TITLE = 80;

/** "Sales Representative 01/2017 to Current ... Called prospective": a title and dates lead, though the line runs on. */
function opensWithTitle({ doc, start }: Part, dates: number): boolean {
  const from = Math.max(start, doc.start);
  if (doc.bullet > 0 || dates - from > LONGEST_TITLE || dates <= from) return false;
  return namesPost(doc.text.slice(from, dates));
}

function wrapsOn({ doc }: Part, above: Part | undefined): boolean {
  if (!above || above.doc.line.block !== doc.line.block || doc.gap > 0.9 || !above.doc.full) return false;
  const body = above.doc.bullet > 0 || readsAsBody(above);
  return body && !/[.!?:;]\s*$/.test(above.doc.text) && doc.line.bold === above.doc.line.bold;
}

function findAnchors(parts: Part[]): number[] {
  const anchors: number[] = [];
  const ranged = parts.some((part) => isAnchor(part) && part.doc.dates.some((span) => span.isRange));
  for (const [index, part] of parts.entries()) {
    if (!isAnchor(part) || endsSentence(part)) continue;
    const single = !part.doc.dates.some((span) => span.isRange);
    const previous = anchors[anchors.length - 1];
    if (previous === index - 1 && isDateOnly(part) && single) continue;
    if (single && ranged && (part.doc.bullet > 0 || wrapsOn(part, parts[index - 1]))) continue;
    anchors.push(index);
  }
  const plain = anchors.filter((index) => (parts[index] as Part).doc.bullet === 0);
  return plain.length > 0 && plain.length * 2 >= anchors.length ? plain : anchors;
}

type Gap = { from: number; to: number; first: boolean; last: boolean };

function gapsBetween(anchors: number[], count: number): Gap[] {
  const gaps: Gap[] = [];
  for (let i = 0; i <= anchors.length; i++) {
    const from = i === 0 ? 0 : (anchors[i - 1] as number) + 1;
    const to = i === anchors.length ? count : (anchors[i] as number);
    gaps.push({ from, to, first: i === 0, last: i === anchors.length });
  }
  return gaps;
}

function worth(heads: number[], gap: Gap, after: number, ahead: number): number {
  let sum = 0;
  for (let i = gap.from; i < gap.from + after; i++) sum += heads[i] ?? 0;
  for (let i = gap.to - ahead; i < gap.to; i++) sum += heads[i] ?? 0;
  return sum;
}

type Shape = { after: number; ahead: number };

function bestShape(heads: number[], gap: Gap, usual: Shape, needsName: boolean): Shape & { score: number } {
  let best = { after: 0, ahead: 0, score: Number.NEGATIVE_INFINITY };
  const room = gap.to - gap.from;
  for (let after = 0; after <= (gap.first ? 0 : Math.min(MOST_LINES, room)); after++) {
    for (let ahead = 0; ahead <= (gap.last ? 0 : Math.min(MOST_LINES, room - after)); ahead++) {
      let score = worth(heads, gap, after, ahead);
      if (after === usual.after && !gap.first) score += 1.2;
      if (ahead === usual.ahead && !gap.last && !needsName) score += gap.first ? 0.3 : 1.2;
      if (score > best.score) best = { after, ahead, score };
    }
  }
  return best;
}

function within(heads: number[], from: number, step: 1 | -1, most: number): number {
  let count = 0;
  while (count < most && (heads[from + count * step] ?? 0) > -2) count++;
  return count;
}

function usualShape(heads: number[], gaps: Gap[]): Shape {
  let best: Shape & { score: number } = { after: 0, ahead: 0, score: Number.NEGATIVE_INFINITY };
  for (let after = 0; after <= MOST_LINES; after++) {
    for (let ahead = 0; ahead <= MOST_LINES; ahead++) {
      let score = 0;
      for (const gap of gaps) {
        const room = gap.to - gap.from;
        const below = gap.first ? 0 : within(heads, gap.from, 1, Math.min(after, room));
        const above = gap.last ? 0 : within(heads, gap.to - 1, -1, Math.min(ahead, room - below));
        score += Math.max(-2, worth(heads, gap, below, above)) - (above < ahead && !gap.last ? 0.5 : 0);
        if (below < after && !gap.first) score -= 0.5;
      }
      if (score > best.score + 1e-9) best = { after, ahead, score };
    }
  }
  return best;
}

/**
 * Cuts a section into entries around the lines with dates; where the heads lie is decided for the whole section, then
 * adjusted where one entry clearly differs.
 */
export function splitEntries(parts: Part[]): EntryLines[] {
  const style = styleOfSection(parts);
  const heads = parts.map((part, index) =>
    headness(part, { before: parts[index - 1], after: parts[index + 1] }, style),
  );
  if (isForm(parts)) return splitForm(parts);
  const anchors = findAnchors(parts);
  if (anchors.length === 0) return splitUndated(parts, heads);
  const gaps = gapsBetween(anchors, parts.length);
  const usual = usualShape(heads, gaps);
  const inLine = usual.ahead === 0 && usual.after === 0;
  const shapes = gaps.map((gap, index) => {
    const below = parts[anchors[index] ?? -1];
    return bestShape(heads, gap, usual, inLine && below !== undefined && isRangeAlone(below));
  });
  const entries: EntryLines[] = [];
  for (const [i, anchor] of anchors.entries()) {
    const above = shapes[i]?.ahead ?? 0;
    const below = shapes[i + 1]?.after ?? 0;
    const end = anchor + below + 1;
    const next = anchors[i + 1];
    const bodyEnd = next === undefined ? parts.length : next - (shapes[i + 1]?.ahead ?? 0);
    entries.push({ head: parts.slice(anchor - above, end), anchor: above, body: parts.slice(end, bodyEnd) });
  }
  return entries;
}

function isForm(parts: Part[]): boolean {
  const said = (kind: string): number => parts.filter(({ doc }) => doc.field === kind).length;
  const dated = parts.filter(({ doc }) => doc.dates.some((span) => span.isRange)).length;
  const most = Math.max(1, dated / 2);
  return said("dates") >= most && said("title") >= most && said("company") >= most;
}

function splitForm(parts: Part[]): EntryLines[] {
  const first = parts.find(({ doc }) => doc.field && doc.field !== "mute")?.doc.field;
  const entries: EntryLines[] = [];
  for (const part of parts) {
    const { field } = part.doc;
    if (field === first) entries.push({ head: [], anchor: 0, body: [] });
    const entry = entries[entries.length - 1];
    if (!entry) continue;
    if (field && field !== "mute") {
      if (field === "dates") entry.anchor = entry.head.length;
      entry.head.push(part);
    } else entry.body.push(part);
  }
  return entries;
}

/** "Hill Laundry - ironer - 6 months": a post and one other name. */
function isWholeJob(part: Part): boolean {
  const names = segmentsOf(part).filter(({ place }) => !place);
  return names.length === 2 && names.filter(({ text }) => likenessOf(text).title >= 1.2).length === 1;
}

function splitUndated(parts: Part[], heads: number[]): EntryLines[] {
  const entries: EntryLines[] = [];
  let current: EntryLines | null = null;
  for (const [index, part] of parts.entries()) {
    const head = (heads[index] ?? 0) >= 0.9;
    const isFull = current && (current.body.length > 0 || current.head.length >= MOST_LINES);
    const closed = !current || isFull || (isWholeJob(part) && current.head.every(isWholeJob));
    if (head && closed) {
      current = { head: [part], anchor: 0, body: [] };
      entries.push(current);
    } else if (head && current) current.head.push(part);
    else current?.body.push(part);
  }
  return entries;
}

const LONGEST_HEAD = 12;

/** "Program Specialist, Kestrel Ltd, Leeds" among a job's points: a post and its employer, and nothing else. */
function namesUndatedJob(part: Part): boolean {
  const { bullet, dates, words } = part.doc;
  if (bullet > 0 || dates.length > 0 || words > LONGEST_HEAD || readsAsBody(part)) return false;
  const names = segmentsOf(part)
    .filter(({ place }) => !place)
    .flatMap(({ text, label }) => text.split(", ").map((name) => ({ label, ...likenessOf(name) })));
  const post = names.find(({ title, label }) => label !== "company" && title >= 1.2);
  return (
    post !== undefined && names.some((one) => one !== post && (one.label === "company" || one.company >= 1.6))
  );
}

const POST_AT = /^(.{3,40}?) at \p{Lu}/u;

/** "Lifeguard - Oak Pool - since 2021" / "Baker at Hill Mill": a post with its employer below one that has its own. */
function isNextJob(part: Part, above: Part | undefined): boolean {
  const post = POST_AT.exec(textOfPart(part))?.[1] ?? "";
  const start = above && Math.max(above.start, above.doc.start);
  const own = above?.doc.text.slice(start, above.doc.dates[0]?.start ?? above.doc.end) ?? "";
  return likenessOf(post).title >= 1.2 && likenessOf(own.trim()).title >= 1.2;
}

/** Parts a job's points where an undated job begins; right below its head the same job's names go on. */
export function splitUndatedJobs(entries: EntryLines[]): EntryLines[] {
  return entries.flatMap(({ head, anchor, body }) => {
    const next = head.findIndex((part, at) => at > anchor && isNextJob(part, head[anchor]));
    const split: EntryLines[] = [{ head: next < 0 ? head : head.slice(0, next), anchor, body: [] }];
    if (next > 0) split.push({ head: head.slice(next), anchor: 0, body: [] });
    for (const part of body) {
      const isBelowHead = split.length === 1 && split[0]?.body.length === 0;
      if (!isBelowHead && namesUndatedJob(part)) split.push({ head: [part], anchor: 0, body: [] });
      else split[split.length - 1]?.body.push(part);
    }
    return split;
  });
}
