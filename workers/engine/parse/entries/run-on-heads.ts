import { actionForm } from "../../knowledge/accomplishments/action-words";
import { type Part, textOfPart } from "../sections/section";
import { isRangeAlone, namesPost, namesSmallPost } from "./header-lines";
import { sliceOf } from "./running-entries";
import type { Segment } from "./segments";

/** A capital with a small word or a number behind it: "... City, State Cold-called prospective customers". */
const OPENS = /(?<=\s)\p{Lu}[\p{L}’'-]{2,30}(?= [\p{Ll}\d$])/gu;
const STOP = /^[)\]]?\.\s+(?=\p{L})/u;
const LONGEST_HEAD = 12;
/** So much is said where a head runs on; less may be a name. */
const FEWEST_WORDS = 4;

/** Where a head runs on into what was done: one with dates, or the line below a line of dates; -1 where it doesn't. */
function sentenceAt({ doc, start }: Part, before: Part | undefined): number {
  const ranges = doc.dates.filter((span) => span.isRange && span.start >= start);
  const from = Math.max(start, doc.start);
  const isBelow = doc.dates.length === 0 && before !== undefined && isRangeAlone(before);
  if (doc.bullet > 0 || (ranges.length !== 1 && !isBelow)) return -1;
  if (!/^[\p{Lu}\d(]/u.test(doc.text.slice(from, doc.end))) return -1;
  const [range] = ranges;
  const stop = range && STOP.exec(doc.text.slice(range.end, doc.end))?.[0].length;
  if (stop && doc.text.slice(from, range.start).split(" ").length <= LONGEST_HEAD) return range.end + stop;
  for (const { 0: word, index } of doc.text.slice(0, doc.end).matchAll(OPENS)) {
    if (index < (ranges[0]?.end ?? from)) continue;
    const verb = word.toLowerCase().split("-").at(-1)!;
    const words = doc.text.slice(index, doc.end).split(" ").length;
    if (actionForm(verb) !== "past" || words < FEWEST_WORDS) continue;
    return isBelow && !namesPost(doc.text.slice(from, index)) ? -1 : index;
  }
  return -1;
}

/** Parts a head from the sentences behind it: "Server 12/2015 to 05/2016 Company Name City, State Served up to 100 guests". */
export function splitRunOnHeads(parts: Part[]): Part[] {
  return parts.flatMap((part, index) => {
    const at = sentenceAt(part, parts[index - 1]);
    if (at < 0) return [part];
    const from = Math.max(part.start, part.doc.start);
    return [
      { doc: sliceOf(part.doc, from, at), start: from },
      { doc: { ...sliceOf(part.doc, at, part.doc.end), full: part.doc.full }, start: at },
    ];
  });
}

const POST_LEAD = /^(\p{L}[\p{L}’'/-]*(?: [\p{L}’'/&-]+){0,3}?)(?:\.|,? (?:on|in|at|for|with|then) )/u;

/** "Night baker on the bread line." right below an employer and dates: the sentence begins with the post. */
export function leadingPost(part: Part | undefined): Segment | null {
  const lead = part && part.doc.bullet === 0 ? POST_LEAD.exec(textOfPart(part))?.[1] : undefined;
  if (!part || !lead || !namesSmallPost(lead)) return null;
  const start = Math.max(part.start, part.doc.start);
  const { bold, italic } = part.doc.line;
  const piece = { line: part.doc.index, start, end: start + lead.length };
  return { ...piece, text: lead, bold, italic, before: "", place: false, label: null };
}
