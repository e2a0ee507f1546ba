import { actionForm } from "../../knowledge/accomplishments/action-words";
import type { Part } from "../sections/section";
import { sliceOf } from "./running-entries";

/** A capital with a small word or a number behind it: "... City, State Cold-called prospective customers". */
const OPENS = /(?<=\s)\p{Lu}[\p{L}’'-]{2,30}(?= [\p{Ll}\d$])/gu;
/** So much is said where a head runs on; less may be a name. */
const FEWEST_WORDS = 4;

/** Where a head with dates runs on into what was done; -1 where it doesn't. */
function sentenceAt({ doc, start }: Part): number {
  const dates = doc.dates.filter((span) => span.isRange && span.start >= start);
  const head = doc.text.slice(Math.max(start, doc.start), doc.end);
  if (doc.bullet > 0 || dates.length !== 1 || !/^[\p{Lu}\d(]/u.test(head)) return -1;
  for (const { 0: word, index } of doc.text.slice(0, doc.end).matchAll(OPENS)) {
    if (index < dates[0]!.end) continue;
    const verb = word.toLowerCase().split("-").at(-1)!;
    const words = doc.text.slice(index, doc.end).split(" ").length;
    if (actionForm(verb) === "past" && words >= FEWEST_WORDS) return index;
  }
  return -1;
}

/** Parts a head from the sentences behind it: "Server 12/2015 to 05/2016 Company Name City, State Served up to 100 guests". */
export function splitRunOnHeads(parts: Part[]): Part[] {
  return parts.flatMap((part) => {
    const at = part.doc.dates.length > 0 ? sentenceAt(part) : -1;
    if (at < 0) return [part];
    const from = Math.max(part.start, part.doc.start);
    return [
      { doc: sliceOf(part.doc, from, at), start: from },
      { doc: { ...sliceOf(part.doc, at, part.doc.end), full: part.doc.full }, start: at },
    ];
  });
}
