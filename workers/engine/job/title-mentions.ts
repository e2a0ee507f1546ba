import { allOccupations } from "../knowledge";
import type { Posting } from "./segments";

const LONGEST = 5;
/** A single word ("Architect", "Analyst") names many kinds of work. */
const ONE_WORD = 0.25;
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

/**
 * Occupations whose titles a posting's own sentences name as the job, with how much they name it: earlier and longer titles
 * weigh more, people whom one would merely work with don't count.
 */
export function titleMentions(posting: Posting): Map<string, number> {
  const known = titles();
  const found = new Map<string, number>();
  posting.segments.forEach((segment, order) => {
    if (segment.field === "title" || ["benefits", "legal"].includes(segment.section)) return;
    const words = wordsOf(segment.text.toLowerCase());
    for (let at = 0; at < words.length; at++) {
      for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
        const key = words
          .slice(at, at + length)
          .map((word) => word.text)
          .join(" ");
        const id = known.get(key);
        if (!id) continue;
        if (!OTHERS.test(segment.text.slice(0, words[at]!.start))) {
          const weight = (length === 1 ? ONE_WORD : 1) * (order < 6 ? 1 : 0.5);
          found.set(id, (found.get(id) ?? 0) + weight);
        }
        at += length - 1;
        break;
      }
    }
  });
  return found;
}
