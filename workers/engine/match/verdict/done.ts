import { tellsDoing } from "../../knowledge/accomplishments/find-translated-accomplishments";
import { type Found, standsTogether } from "../evidence/found";
import { type Passage, stemsWithOffsets } from "../evidence/passages";
import type { SearchResult } from "../evidence/search";
import type { SkillAnswer } from "../evidence/skill-index";

/** Behind these begins another thing than what is done: "Managed customization of products" is no product management. */
const TURNS = new Set(
  "of with for to in on at by from as through using about into over under against between before after that which who while".split(
    " ",
  ),
);
/** So many more words may stand between what is done and what it is done to: "Built positive work relationships". */
const BETWEEN = 2;

/** The line of dated work that begins with doing it and says at once to what: "Mentored two developers" for "mentoring". */
export function donePassage({ whole }: SearchResult): Found | undefined {
  return whole.find((found) => {
    const { passage, phrase } = found;
    return passage.language === "en"
      ? isDoneIn(found) && standsTogether(found)
      : tellsDoing(passage.line.value, passage.language, phrase.stems);
  });
}

function isDoneIn({ passage, phrase: { stems } }: Found): boolean {
  const leading = leadingWords(passage);
  if (!leading.some((one) => stems.includes(one))) return false;
  const reach = Math.min(passage.stems.length, leading.length + stems.length + BETWEEN);
  const said = [...leading];
  for (let at = leading.length; at < reach; at++) {
    if (TURNS.has(passage.stems[at]!) || gapBefore(passage, at).includes(",")) break;
    said.push(passage.stems[at]!);
  }
  return stems.every((one) => said.includes(one));
}

function gapBefore({ starts, ends, line: { value } }: Passage, at: number): string {
  return value.slice(ends[at - 1], starts[at]);
}

/** The words that a line begins with, one or several joined: "Recruited, hired and trained new staff". */
function leadingWords(passage: Passage): string[] {
  const { stems } = passage;
  const leading = stems.slice(0, 1);
  for (let at = 1; at < stems.length; at++) {
    const joined = stems[at] === "and" || stems[at - 1] === "and" || gapBefore(passage, at).includes(",");
    if (!joined) break;
    leading.push(stems[at]!);
  }
  return leading;
}

/** "Contract negotiation" is negotiation, "mathematics teaching" is teaching: all of its words stand in the name of what was done. */
export function isKindOf({ evidence: { name } }: SkillAnswer, label: string): boolean {
  const { stems } = stemsWithOffsets(name);
  return stemsWithOffsets(label).stems.every((one) => stems.includes(one));
}
