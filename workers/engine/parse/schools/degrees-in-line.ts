import { sliceOf } from "../entries/running-entries";
import type { Part } from "../sections/section";
import { findDegree } from "../words/degrees";

const SENTENCE = /(?<=[\p{L}\d)]{3})\.\s+(?=\p{Lu})/gu;
const SHORTEST_BEFORE = 25;
const SHORTEST_FIELD = 4;

/** Cuts "MSc Law, Hill University, 2019. BA History, Lake College, 2015" in front of each further degree. */
export function splitDegreesInLine(parts: Part[]): Part[] {
  return parts.flatMap((part) => {
    const { doc } = part;
    let at = Math.max(part.start, doc.start);
    const slices: Part[] = [];
    for (const { index, 0: sign } of doc.text.slice(0, doc.end).matchAll(SENTENCE)) {
      const next = index + sign.length;
      const hit = next - at < SHORTEST_BEFORE ? null : findDegree(doc.text.slice(next, doc.end));
      const isAcademic = hit?.strong === true && hit.start === 0 && hit.level !== "vocational";
      if (!isAcademic || next + hit.end + SHORTEST_FIELD > doc.end) continue;
      slices.push({ doc: sliceOf(doc, at, next), start: at });
      at = next;
    }
    return slices.length === 0 ? [part] : [...slices, { doc: sliceOf(doc, at, doc.end), start: at }];
  });
}
