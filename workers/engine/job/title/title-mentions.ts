import { mentionWords, titleAt } from "../../knowledge";
import type { Posting } from "../sentences/segments";

/** A single word ("Architect", "Analyst") names many kinds of work. */
const ONE_WORD = 0.25;
/** A posting's first sentences say what the job is. */
const OPENING = 6;
const LATER = 0.5;
/** Letters before a title in which others at work are looked for. */
const LEAD = 120;
/** Others at work, not the person looked for: "work with data scientists and a project manager". */
const OTHERS =
  /\b(with|alongside|to|by|between|other|our|teams?(?:\s+of)?|support(ing)?|and|reports?|from|partner\w*|collaborat\w*|liais\w*|assist\w*|mentor\w*)\s+(?:(?:an?|the|our|your|other|senior|lead|junior|cross-functional)\s+)*$/i;

/** Several of them further on in such a list: "work with data owners, data scientists and analysts". */
const OTHERS_LISTED = /\b(?:with|alongside|between|partner\w*|collaborat\w*|liais\w*)\b[^.;:!?\n]{0,80}$/i;
const SEVERAL = /s$/i;

/** A title of the knowledge base inside a text: `text === source.slice(start, end)`. */
export type TitleHit = { id: string; text: string; start: number; end: number; words: number };

/** Every title that a text names, the longest first where they overlap; single words are left to the caller to weigh. */
export function titlesIn(text: string): TitleHit[] {
  const found: TitleHit[] = [];
  const words = mentionWords(text.toLowerCase());
  for (let at = 0; at < words.length; at++) {
    const title = titleAt(words, at);
    if (!title) continue;
    const start = words[at]!.start;
    at += title.length - 1;
    const end = words[at]!.end;
    found.push({ id: title.id, text: text.slice(start, end), start, end, words: title.length });
  }
  return found;
}

/** Occupations whose titles a posting names as the job, with how much: earlier and longer titles weigh more, future colleagues nothing. */
export function titleMentions(posting: Posting): Map<string, number> {
  const found = new Map<string, number>();
  posting.segments.forEach((segment, order) => {
    if (segment.field === "title" || ["benefits", "legal"].includes(segment.section)) return;
    for (const hit of titlesIn(segment.text)) {
      const before = segment.text.slice(Math.max(0, hit.start - LEAD), hit.start);
      if (OTHERS.test(before) || (SEVERAL.test(hit.text) && OTHERS_LISTED.test(before))) continue;
      const weight = (hit.words === 1 ? ONE_WORD : 1) * (order < OPENING ? 1 : LATER);
      found.set(hit.id, (found.get(hit.id) ?? 0) + weight);
    }
  });
  return found;
}
