import { type SkillHit, skillById } from "../knowledge";
import { stem } from "../knowledge/lexical/stem";
import { wordWeight } from "../knowledge/lexical/word-weights";
import type { Requirement } from "../types";
import { isCertificate } from "./certificates";
import { type Clause, clausesOf } from "./cues";
import { degreeWordsIn } from "./education";
import { languageWordsIn } from "./languages";
import { quoteOf } from "./posting";
import { requirement } from "./requirement";
import type { Posting, Segment } from "./segments";

type Item = { text: string; start: number; end: number; segment: Segment };

const SECTIONS = ["must", "nice", "tools"];
/** Fewer items make a sentence with a comma, not a list. */
const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 4;
/** So many items of a list the knowledge base must know to be sure that it is one of skills. */
const FEWEST_KNOWN = 2;
const KNOWN_SHARE = 0.25;
/** An item of nothing but words of every trade ("standards", "work environment") names nothing that could be looked for. */
const LEAST_WEIGHT = 0.5;
/** Nobody asks for more; a text of nothing but commas does. */
const MOST_TERMS = 40;
const ITEM = /[^,;|•·]+/gu;
const LEAD = /^\s*(?:(?:and|or|und|oder|et|ou|y|o)\s+)?/iu;
const NAME = /^[\p{L}][\p{L}\p{N}+#.'’/&-]*(?:[ ][\p{L}\p{N}][\p{L}\p{N}+#.'’/&-]*)*$/u;
/** Words that join make a phrase, and words of degree make praise: neither stands in a skill's name. */
const NO_NAME =
  /(?<!\p{L})(?:and|or|of|in|with|for|to|the|a|an|at|on|by|from|as|is|are|be|you|we|your|our|not|no|und|oder|mit|von|et|ou|de|y|con|very|highly|strong|excellent|good|great|solid|proven|must|able|ability|willing|years?)(?!\p{L})/iu;

/**
 * What a posting's lists of skills name beside the skills that the knowledge base knows: new or rare ones ("federated
 * learning"), asked for by their own words. Only lines that are lists from end to end count, and only where the base knows
 * some of the items, so that no sentence is taken for one.
 * @param hits the skills known, by their place in the posting
 */
export function listedTermsIn(posting: Posting, hits: SkillHit[]): Requirement[] {
  const clauses = new Map<Segment, Clause[]>();
  return listsIn(posting)
    .flatMap((items) => unknownOf(items, hits))
    .slice(0, MOST_TERMS)
    .map(({ text, start, end, segment }) => {
      const cut = clauses.get(segment) ?? clausesOf(segment.text, segment.section);
      clauses.set(segment, cut);
      const at = start - segment.start;
      return requirement({
        kind: "skill",
        importance: cut.find((one) => at >= one.start && at < one.end)?.importance ?? "must",
        label: text,
        anyOf: [text.toLowerCase()],
        quotes: [quoteOf(posting.text, start, end)],
      });
    });
}

/** The items of a list of skills that the knowledge base doesn't know, or knows only a more general part of. */
function unknownOf(items: Item[], hits: SkillHit[]): Item[] {
  const unknown: Item[] = [];
  let known = 0;
  let at = 0;
  for (const item of items) {
    while (at < hits.length && hits[at]!.end <= item.start) at++;
    let rest = item.text;
    let tool = false;
    for (let next = at; next < hits.length && hits[next]!.start < item.end; next++) {
      const { id, start, end } = hits[next]!;
      const from = Math.max(0, start - item.start);
      const to = Math.min(item.text.length, end - item.start);
      rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
      // "Dassault Systemes SolidWorks": what stands beside a tool's name is its maker
      tool ||= skillById(id)?.kind === "tool";
    }
    if (rest !== item.text) known++;
    if (!tool && saysSomething(rest) && !isQualification(item.text)) unknown.push(item);
  }
  const isOfSkills =
    items.length >= FEWEST_ITEMS && known >= Math.max(FEWEST_KNOWN, items.length * KNOWN_SHARE);
  return isOfSkills ? unknown : [];
}

/** Lists within a line, and lists of one item per line. */
function listsIn(posting: Posting): Item[][] {
  const lists: Item[][] = [];
  let open: { items: Item[]; segment: Segment } | null = null;
  for (const segment of posting.segments) {
    const items = SECTIONS.includes(segment.section) ? itemsOf(segment) : [];
    if (items.length === 0) open = null;
    else if (open && items.length === 1 && open.segment.section === segment.section)
      open.items.push(...items);
    else {
      lists.push(items);
      open = items.length === 1 ? { items, segment } : null;
    }
  }
  return lists;
}

/** The items of a line that is nothing but a list of names; empty where any of them is more than a name. */
function itemsOf(segment: Segment): Item[] {
  const items = [...segment.text.matchAll(ITEM)]
    .map((part) => {
      const lead = LEAD.exec(part[0])![0].length;
      const text = part[0].slice(lead).replace(/[\s.]+$/u, "");
      const start = segment.start + part.index + lead;
      return { text, start, end: start + text.length, segment };
    })
    .filter((item) => item.text !== "");
  const allNames = items.every(
    ({ text }) => NAME.test(text) && !NO_NAME.test(text) && text.split(" ").length <= LONGEST_ITEM,
  );
  return allNames ? items : [];
}

function saysSomething(words: string): boolean {
  return (words.toLowerCase().match(/[\p{L}][\p{L}\p{N}+#]*/gu) ?? []).some(
    (word) => wordWeight(stem(word)) >= LEAST_WEIGHT,
  );
}

/** Languages, degrees and certificates are asked for elsewhere, as what they are. */
function isQualification(text: string): boolean {
  return isCertificate(text) || languageWordsIn(text).length > 0 || degreeWordsIn(text).length > 0;
}
