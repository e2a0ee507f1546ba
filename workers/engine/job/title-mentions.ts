import { allOccupations } from "../knowledge";
import type { Posting } from "./segments";

const LONGEST = 5;
/** A single word ("Architect", "Analyst") names many kinds of work. */
const ONE_WORD = 0.25;
/** A posting's first sentences say what the job is. */
const OPENING = 6;
const LATER = 0.5;
/** Letters before a title in which others at work are looked for. */
const LEAD = 120;
/** Others at work, not the person looked for: "work with data scientists and a project manager". */
const OTHERS =
  /\b(with|alongside|to|by|between|other|our|teams?|support(ing)?|and|reports?|from|partner\w*|collaborat\w*|liais\w*|assist\w*|mentor\w*)\s+(?:(?:an?|the|our|your|other|senior|lead|junior|cross-functional)\s+)*$/i;

type Index = Map<string, string>;

let index: Index | undefined;

/** Every title of the knowledge base, lower case, to its occupation. */
function titles(): Index {
  if (index) return index;
  index = new Map();
  for (const { id, name, titles: others } of allOccupations()) {
    for (const title of [name, ...others]) {
      const key = wordsOf(title.toLowerCase())
        .map((word) => word.text)
        .join(" ");
      if (!index.has(key)) index.set(key, id);
    }
  }
  return index;
}

function wordsOf(text: string) {
  return [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].map((hit) => ({ text: hit[0], start: hit.index }));
}

/** A title of the knowledge base inside a text: `text === source.slice(start, end)`. */
export type TitleHit = { id: string; text: string; start: number; end: number; words: number };

/** Every title that a text names, the longest first where they overlap; single words are left to the caller to weigh. */
export function titlesIn(text: string): TitleHit[] {
  const known = titles();
  const found: TitleHit[] = [];
  const words = wordsOf(text.toLowerCase());
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length);
      const id = known.get(run.map((word) => word.text).join(" "));
      if (!id) continue;
      const start = run[0]!.start;
      const end = run[length - 1]!.start + run[length - 1]!.text.length;
      found.push({ id, text: text.slice(start, end), start, end, words: length });
      at += length - 1;
      break;
    }
  }
  return found;
}

/**
 * Occupations whose titles a posting's own sentences name as the job, with how much they name it: earlier and longer titles
 * weigh more, people whom one would merely work with don't count.
 */
export function titleMentions(posting: Posting): Map<string, number> {
  const found = new Map<string, number>();
  posting.segments.forEach((segment, order) => {
    if (segment.field === "title" || ["benefits", "legal"].includes(segment.section)) return;
    for (const hit of titlesIn(segment.text)) {
      if (OTHERS.test(segment.text.slice(Math.max(0, hit.start - LEAD), hit.start))) continue;
      const weight = (hit.words === 1 ? ONE_WORD : 1) * (order < OPENING ? 1 : LATER);
      found.set(hit.id, (found.get(hit.id) ?? 0) + weight);
    }
  });
  return found;
}
