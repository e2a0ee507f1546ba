import { placeStrength } from "../contact/places";
import type { Part } from "../sections/section";
import { likenessOf } from "./likeness";
import { labelAt } from "./segments";

export type SectionStyle = { left: number; boldShare: number; size: number; color: string };

export function styleOfSection(parts: Part[]): SectionStyle {
  const sizes = new Map<number, number>();
  const colors = new Map<string, number>();
  let bold = 0;
  let left = Number.POSITIVE_INFINITY;
  for (const { doc } of parts) {
    const { size, color, x } = doc.line;
    sizes.set(size, (sizes.get(size) ?? 0) + doc.text.length);
    colors.set(color, (colors.get(color) ?? 0) + doc.text.length);
    if (doc.line.bold) bold++;
    left = Math.min(left, x);
  }
  const commonest = <T>(counts: Map<T, number>, none: T): T =>
    [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? none;
  return {
    left,
    boldShare: bold / Math.max(1, parts.length),
    size: commonest(sizes, 10),
    color: commonest(colors, ""),
  };
}

const label = /^[\p{L} /&]{3,30}:(?:\s|$)/u;
const dateLabel =
  /^(?:date|dates|duration|period|from|title|position|role|company|employer|designation|job title|zeitraum|periode|client|organi[sz]ation|location)\s*:/i;
const verbEnd =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Built|Made|Wrote|Ran|Took|Held|Grew|Won|Sold|Taught|Oversaw|Drove|Cut|Set|Kept|Gave|Worked|Responsible|Develop|Manage|Create|Provide|Assist|Ensure|Perform|Design|Maintain|Support|Conduct|Prepare|Coordinate|Help|Work|Use|Using|Key|This|These|In|As|My|I|We|The|Our|It)\s+\p{Ll}/u;

const endsAbbreviated = /\b(?:Inc|Ltd|Co|Corp|Jr|Sr|LLC|LLP|S\.A|B\.V|N\.V|e\.V|Dept|Univ|\p{Lu})\.$/u;

export function readsAsBody({ doc, start }: Part): boolean {
  const text = doc.text.slice(Math.max(start, doc.start), doc.end);
  if (doc.words > 16 || text.length > 130) return true;
  if (/^\p{Ll}/u.test(text)) return true;
  if (doc.dates.some((span) => span.isRange)) return false;
  if (verbEnd.test(text) && doc.words > 4) return true;
  if (/[.!?;]$/.test(text) && doc.words > 5 && !endsAbbreviated.test(text)) return true;
  return doc.words > 11 && !/[\t|•·]/.test(text);
}

/** Above 0 for part of an entry's head (title, employer, place, dates), about -5 for a bullet point. */
export function headness(
  part: Part,
  { before, after }: { before: Part | undefined; after: Part | undefined },
  style: SectionStyle,
): number {
  const { doc } = part;
  const text = doc.text.slice(Math.max(part.start, doc.start), doc.end);
  if (doc.bullet > 0) return -5;
  let score = 0.3;
  if (readsAsBody(part) || (after && runsOn(part, after))) score -= 3;
  if (doc.field === "mute") return -3;
  if (doc.field || labelAt(text)) score += 1;
  else if (label.test(text) && !dateLabel.test(text)) score -= 2.5;
  if (/[.!]$/.test(text) && !endsAbbreviated.test(text)) score -= 1.2;
  if (doc.words > 9) score -= 0.6;
  const lead = doc.line.runs[0] ?? doc.line;
  if (lead.bold && style.boldShare < 0.6) score += 1.4;
  if (lead.italic) score += 0.4;
  if (lead.size > style.size + 0.6) score += 0.8;
  if (lead.size < style.size - 0.6) score -= 0.2;
  if (lead.color !== style.color) score += 0.4;
  if (doc.caps) score += 0.7;
  if (text.includes("\t")) score += 0.3;
  if (score > -1) score += likenessScore(text);
  if (before && continues(part, before, style)) score -= 2;
  return score;
}

const FEWEST_WORDS = 6;

/** A sentence that the line below ends in small letters: "Ran the stores of two plants and the" / "depot." */
function runsOn({ doc }: Part, { doc: below }: Part): boolean {
  return (
    doc.words >= FEWEST_WORDS &&
    doc.dates.length === 0 &&
    below.bullet === 0 &&
    below.gap < 0.9 &&
    below.line.block === doc.line.block &&
    below.line.bold === doc.line.bold &&
    Math.abs(below.line.size - doc.line.size) < 0.4 &&
    /^\p{Ll}/u.test(below.text.slice(below.start)) &&
    !/[\t|•·]/.test(doc.text)
  );
}

function likenessScore(text: string): number {
  if (placeStrength(text) >= 2) return 0.8;
  const { title, company } = likenessOf(text.slice(0, 120));
  return Math.max(title, company) * 0.7;
}

function continues(part: Part, before: Part, style: SectionStyle): boolean {
  const here = part.doc;
  const above = before.doc;
  if (here.line.bold !== above.line.bold || here.gap > 0.9) return false;
  if (above.line.page !== here.line.page || Math.abs(above.line.size - here.line.size) > 0.4) return false;
  const bodyAbove = above.bullet > 0 || readsAsBody(before);
  const indented = here.line.x > style.left + 5 && here.line.x >= above.line.x - 1;
  if (above.bullet > 0 && indented && above.full) return true;
  return (
    bodyAbove && above.full && !/[.!?:;]\s*$/.test(above.text) && Math.abs(here.line.x - above.line.x) < 20
  );
}
