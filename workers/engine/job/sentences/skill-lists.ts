import type { Section } from "./headings";
import type { Told } from "./sentence-roles";

/** How surely a list of skills asks for them, on the scale of `asksOf`. */
export const LIST_ASKS = 32;
/** Fewer items make a sentence with a comma, no list; `FEWEST_KNOWN` must be known to be sure that it is one of skills. */
const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 4;
const FEWEST_KNOWN = 2;
const KNOWN_SHARE = 0.25;
const ASKING: (Section | null)[] = ["must", "nice", "tools"];
const NAME = /^[\p{L}][\p{L}\p{N}+#.'’/&-]*(?: [\p{L}\p{N}][\p{L}\p{N}+#.'’/&-]*)*\.?$/u;
/** Words that join make a phrase: no name holds them. */
const NO_NAME =
  /(?<!\p{L})(?:and|or|of|in|with|for|to|the|a|an|at|on|by|from|as|is|are|be|you|we|your|our|not|no|und|oder|mit|von|et|ou|de|y|con|years?)(?!\p{L})/iu;

/** Which sentences are lists of skills, or items of one, under a heading that asks. Only names may stand there; some must be known. */
export function skillLists(sentences: Told[]): boolean[] {
  const listed = sentences.map(() => false);
  let at = 0;
  while (at < sentences.length) {
    let end = at;
    let items = 0;
    let known = 0;
    while (
      end < sentences.length &&
      sentences[end]!.under === sentences[at]!.under &&
      areNames(sentences[end]!.text)
    ) {
      items += sentences[end]!.text.split(/[,;|]/).length;
      known += sentences[end]!.skills;
      end++;
    }
    if (
      ASKING.includes(sentences[at]!.under) &&
      items >= FEWEST_ITEMS &&
      known >= Math.max(FEWEST_KNOWN, items * KNOWN_SHARE)
    )
      listed.fill(true, at, end);
    at = Math.max(end, at + 1);
  }
  return listed;
}

function areNames(text: string): boolean {
  return text
    .split(/[,;|]/)
    .map((item) => item.trim().replace(/^(?:and|or|und|et|y) /iu, ""))
    .every((item) => NAME.test(item) && !NO_NAME.test(item) && item.split(" ").length <= LONGEST_ITEM);
}
