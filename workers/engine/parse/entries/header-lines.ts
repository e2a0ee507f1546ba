import { actionForm } from "../../knowledge/accomplishments/action-words";
import { placeStrength, trailingPlace } from "../contact/places";
import { type Part, textOfPart } from "../sections/section";
import { namesCareerBreak } from "./career-breaks";
import { labelAt } from "./head-labels";
import { likenessOf } from "./likeness";

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

const label = /^[\p{L} /&]{3,30}\d{0,2}:(?:\s|$)/u;
const dateLabel =
  /^(?:date|dates|duration|period|from|title|position|role|company|employer|designation|job title|zeitraum|periode|client|organi[sz]ation|location)\s*:/i;
const verbEnd =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Built|Made|Wrote|Ran|Took|Held|Grew|Won|Sold|Taught|Oversaw|Drove|Cut|Set|Kept|Gave|Worked|Responsible|Develop|Manage|Create|Provide|Assist|Ensure|Perform|Design|Maintain|Support|Conduct|Prepare|Coordinate|Help|Work|Use|Using|Key|This|These|In|As|My|I|We|The|Our|It)\s+\p{Ll}/u;

/** "Was HS Band Assistant" tells of a post, and heads none. */
const TELLS = /^(?:Was|Were|Had|Also)\s\p{L}/u;

const endsAbbreviated = /\b(?:Inc|Ltd|Co|Corp|Jr|Sr|LLC|LLP|S\.A|B\.V|N\.V|e\.V|Dept|Univ|\p{Lu})\.$/u;

/** So many words, in at most `MOST_PARTS`, of a post's name, its employer and place are no sentence and no list of what one worked with. */
const LONGEST_NAMES = 20;
const MOST_PARTS = 4;
const LONGEST_POST = 7;
/** One of more words may be small: "Customer service Specialist". */
const MANY = 9;
/** "technical support engineer" below an empty line (a gap of 0 begins a block), in a résumé without capitals. */
const SHORT_POST = 6;
const APART = 0.9;
const OF_NAME = /^(?:\P{L}*\p{Lu}.*|\P{L}+|of|and|the|for|in|at|to|on|with|de|der|du|und|et|y)$/u;

/** "Senior Vice President of Operations and Executive Team Member, Acme, Springfield": long, and nothing but names. */
export function namesPost(text: string): boolean {
  const words = text
    .replace(/\s?\([^()]*\)/gu, "")
    .trim()
    .split(/\s+/);
  if (words.length > LONGEST_NAMES || text.split(",").length > MOST_PARTS || /[.!?;]$/.test(text))
    return false;
  const others = words.filter((word) => !OF_NAME.test(word)).length;
  return others <= (words.length > MANY ? 1 : 0) && opensWithPost(words);
}

function namesHead(text: string): boolean {
  if (namesPost(text)) return true;
  return !verbEnd.test(text) && trailingPlace(text) > 0 && opensWithPost(text.split(" "));
}

function opensWithPost(words: string[]): boolean {
  for (let count = 1; count <= LONGEST_POST; count++)
    if (likenessOf(words.slice(0, count).join(" ")).title >= 1.2) return true;
  return false;
}

const TELLS_WORK =
  /^(?:(?:i|i[’']m|am|have|been|was|presently|currently|now|at present|previously) )*(?:work(?:ed|ing)|employed) (?:as|at|with|for|in) /iu;

export function workLead(text: string): string {
  return TELLS_WORK.exec(text)?.[0] ?? "";
}

export function isDateOnly(part: Part): boolean {
  const { doc } = part;
  let rest = textOfPart(part);
  for (const span of [...doc.dates].reverse()) rest = rest.slice(0, span.start) + rest.slice(span.end);
  return rest.replace(/[\s\p{P}]/gu, "").length < 4;
}

/** "Exchange 2007/2013, IIS Servers, Dell Switches, VMware": years of what was worked with, in a list of it. */
export function isVersion(text: string, at: number): boolean {
  return (
    text.split(",").length > 3 && /^\d{4}\/\d/.test(text.slice(at)) && /\p{L} $/u.test(text.slice(0, at))
  );
}

const SITE = /^www\.[\p{L}\d.-]{4,30}$/u;

export function readsAsBody(part: Part): boolean {
  const { doc } = part;
  const text = textOfPart(part);
  if (text.length > 130) return true;
  if (doc.words > 11 && namesPost(text)) return false;
  if (doc.words > 16) return true;
  if (/^\p{Ll}/u.test(text))
    return !(
      SITE.test(text) ||
      ((doc.gap === 0 || doc.gap > APART) && doc.words <= SHORT_POST && likenessOf(text).title >= 1.2)
    );
  if (doc.dates.some((span) => span.isRange && !isVersion(doc.text, span.start))) return false;
  if ((verbEnd.test(text) && doc.words > 4) || TELLS.test(text)) return true;
  if (/[.!?;]$/.test(text) && doc.words > 5 && !endsAbbreviated.test(text)) return true;
  return doc.words > 11 && !/[\t|•·]/.test(text);
}

const DATED_SENTENCE = /^\p{Ll}.{20,}\b(?:from|between|since|during) [^.]*\.$/u;

/** The end of a sentence that names years: "than doubled inherited revenue from 2004 to 2006." */
export function endsSentence(part: Part): boolean {
  const text = textOfPart(part);
  return DATED_SENTENCE.test(text) && likenessOf(text).title < 1;
}

/** Above 0 for part of an entry's head (title, employer, place, dates), about -5 for a bullet point. */
export function headness(
  part: Part,
  { before, after }: { before: Part | undefined; after: Part | undefined },
  style: SectionStyle,
): number {
  const { doc } = part;
  const text = textOfPart(part);
  if (doc.bullet > 0 && !isPostAbove(text, after)) return -5;
  let score = 0.3;
  const beside = [before, after].some((one) => one !== undefined && isRangeAlone(one));
  const closed = beside && text.endsWith(".") && namesHead(text.slice(0, -1));
  // Right below its dates a head runs on where its title does: "Executive Assistant" / "to the Director".
  const opened = before !== undefined && before.doc.dates.length > 0 && isDateOnly(before);
  if (
    !closed &&
    !isSmallPost(part, before) &&
    (readsAsBody(part) || (after && !opened && runsOn(part, after)))
  )
    score -= 3;
  if (doc.field === "mute") return -3;
  if (doc.field || labelAt(text)) score += 1;
  else if (doc.bullet === 0 && label.test(text) && !dateLabel.test(text)) score -= 2.5;
  if (!closed && /[.!]$/.test(text) && !endsAbbreviated.test(text)) score -= 1.2;
  if (doc.words > 9) score -= 0.6;
  const lead = doc.line.runs[0] ?? doc.line;
  if (lead.bold && style.boldShare < 0.6) score += 1.4;
  if (lead.italic) score += 0.4;
  if (lead.size > style.size + 0.6) score += 0.8;
  if (lead.size < style.size - 0.6) score -= 0.2;
  if (lead.color !== style.color) score += 0.4;
  if (doc.caps) score += 0.7;
  if (text.includes("\t")) score += 0.3;
  if (score > -1) score += namesCareerBreak(doc.line.text.slice(doc.start)) ? 1 : likenessScore(text);
  if (before && continues(part, before, style)) score -= 2;
  return score;
}

const SENTENCE_LEAD = /^(?:the|an?|my|our|to|in|with|as|for|was|is|and)(?!\p{L})/u;

const QUALIFIED = /^(?:approved|qualified|registered|licen[sc]ed) /;

export function namesSmallPost(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(" ");
  const isPost = QUALIFIED.test(text) || (actionForm(first) === "base" && !SENTENCE_LEAD.test(text));
  return isPost && !text.includes(" as ") && likenessOf(text).title >= 1.2;
}

/** "Oakfield Ltd, 2014 - 2019" / "warehouse operative": a post in small letters right below the dates. */
function isSmallPost({ doc }: Part, before: Part | undefined): boolean {
  const text = doc.text.slice(doc.start, doc.end);
  const isBelow = before?.doc.bullet === 0 && before.doc.dates.some(({ isRange }) => isRange);
  return isBelow && doc.words <= SHORT_POST && /^\p{Ll}/u.test(text) && namesSmallPost(text);
}

export function isRangeAlone(part: Part): boolean {
  return part.doc.dates.some((span) => span.isRange) && isDateOnly(part);
}

/** "• Shift Leader:" above "Kestrel Ltd 2012 - 2014": a point that heads a job. */
function isPostAbove(text: string, after: Part | undefined): boolean {
  const isDated =
    after?.doc.bullet === 0 && after.doc.dates.some((span) => span.isRange) && !isDateOnly(after);
  return isDated && text.split(" ").length <= SHORT_POST && likenessOf(text.replace(/:$/, "")).title >= 1.2;
}

const FEWEST_WORDS = 6;

/** A sentence that the line below ends in small letters: "Ran the stores of two plants and the" / "depot." */
function runsOn({ doc }: Part, { doc: below }: Part): boolean {
  return (
    doc.words >= FEWEST_WORDS &&
    doc.dates.length === 0 &&
    below.bullet === 0 &&
    below.gap < APART &&
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
  if (here.line.bold !== above.line.bold || here.gap > APART) return false;
  if (above.line.page !== here.line.page || above.line.block !== here.line.block) return false;
  if (Math.abs(above.line.size - here.line.size) > 0.4) return false;
  const bodyAbove = above.bullet > 0 || readsAsBody(before);
  const indented = here.line.x > style.left + 5 && here.line.x >= above.line.x - 1;
  if (above.bullet > 0 && indented && above.full) return true;
  return (
    bodyAbove && above.full && !/[.!?:;]\s*$/.test(above.text) && Math.abs(here.line.x - above.line.x) < 20
  );
}
