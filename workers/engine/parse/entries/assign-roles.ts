import { actionForm } from "../../knowledge/accomplishments/action-words";
import { fold } from "../fold";
import { findSkillsInLine } from "../skills/find-in-line";
import { readsAsWish } from "../wish";
import { companyWeight } from "../words/organisations";
import { isTitleNoun } from "../words/titles";
import { namesPost } from "./header-lines";
import { likenessOf, SHORTENED } from "./likeness";
import type { Segment } from "./segments";

export type Roles = { title: Segment | null; company: Segment | null; place: Segment | null; score: number };

/** `slot`: line relative to the date line, and rank within the line. */
export type Placed = Segment & { slot: string };

type Choice = { title: Placed | null; company: Placed | null; score: number };

const SLOT_WEIGHT = 0.8;

/** Labels, forms' blanks and page heads: neither a post nor an employer. */
const NO_NAME =
  /^(?:(?:project |job )?descriptions?|durations?|roles?|(?:roles (?:and|&) )?responsibilities|(?:job )?duties|tasks|salary|environment|team size\W*\d*|\d+ (?:years?|yrs?|months?)|(?:.*\W)?curriculum vitae|r[ée]sum[ée]|cv|education|state|city|designation|class of|and|or|inc|llc|ltd|page \d+|(?:professional )?(?:references|recommendations|referees)(?: (?:are|is|will be|can be))?(?: \p{L}+)? (?:up)?on request)\.?$/iu;

const VERB = /(?<!\p{L})(?:was|were|is|are|has|had|will|which)(?!\p{L})/iu;
const FIGURE = /\d\s?%|[$€£]\s?\d/u;
const KNOWING =
  /^(?:\d+\+? years?(?:[’'] | )?|(?:work(?:ing)? )?experienced?|knowledge|expertise|proficien\p{L}*|skilled|responsible|familiar\p{L}*) (?:of|in|with|for|at|on)(?!\p{L})/iu;
const FEWEST_WORDS = 4;

/** "Increased participation by 31%": what was done or reached names no post and no employer. */
function isSentence(text: string): boolean {
  if (likenessOf(text).title >= 1) return false;
  if (FIGURE.test(text) || KNOWING.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length < FEWEST_WORDS) return false;
  const [first = "", second = ""] = words;
  return VERB.test(text) || (/^\p{Ll}/u.test(second) && actionForm(first.toLowerCase()) === "past");
}

function usable(segment: Segment): boolean {
  const words = segment.text.split(/\s+/).length;
  if (words > 4 && findSkillsInLine(segment.text).length >= 4 && !namesPost(segment.text)) return false;
  return (
    ((words <= 12 && segment.text.length <= 100) || namesPost(segment.text)) &&
    /\p{L}/u.test(segment.text) &&
    !NO_NAME.test(segment.text) &&
    !isSentence(segment.text) &&
    !/^https?:|^www\.|@|^(?:and|or)\s/.test(segment.text) &&
    !readsAsWish(segment.text)
  );
}

function commaHalves(segment: Placed): [Placed, Placed][] {
  const pairs: [Placed, Placed][] = [];
  for (const match of segment.text.matchAll(/,\s+/g)) {
    const cut = match.index;
    const left = {
      ...segment,
      end: segment.start + cut,
      text: segment.text.slice(0, cut),
      slot: `${segment.slot}a`,
    };
    const from = cut + match[0].length;
    const right = {
      ...segment,
      start: segment.start + from,
      text: segment.text.slice(from),
      slot: `${segment.slot}b`,
      before: ",",
    };
    if (
      /^(?:inc|llc|ltd|co|corp|jr|sr|gmbh|s\.?a|plc|l\.?p|lda|ltda|s\.?r\.?l|s\.?p\.?a|s\.?l|b\.?v|n\.?v|llp|a\.?s)\.?$/i.test(
        right.text.trim(),
      )
    )
      continue;
    if (usable(left) && usable(right)) pairs.push([left, right]);
  }
  return pairs.slice(0, 3);
}

/** An employer's own words behind a title: "Accountant Gulf Tax Services". */
const SHORTEST_EMPLOYER = 2;

function titleThenEmployer(segment: Placed): [Placed, Placed] | null {
  const words = [...segment.text.matchAll(/\S+/g)];
  const last = fold(words.at(-1)?.[0] ?? "").replace(/[^\p{L}]/gu, "");
  if (words.length < SHORTEST_EMPLOYER + 1 || companyWeight(last) === 0) return null;
  for (let at = words.length - SHORTEST_EMPLOYER; at >= 1; at--) {
    const [noun, next] = [words[at - 1], words[at]];
    if (!noun || !next || !isTitleNoun(fold(noun[0])) || !/^\p{Lu}/u.test(next[0])) continue;
    const left = {
      ...segment,
      end: segment.start + noun.index + noun[0].length,
      text: segment.text.slice(0, noun.index + noun[0].length),
    };
    const right = {
      ...segment,
      start: segment.start + next.index,
      text: segment.text.slice(next.index),
      before: "style",
    };
    return usable(left) && usable(right) && likenessOf(right.text).title < 1 ? [left, right] : null;
  }
  return null;
}

const POST_OF = /^(\S+(?: \S+)?) of (?=\p{Lu})/u;

function opensWithPost(text: string): boolean {
  const lead = POST_OF.exec(text)?.[1];
  return lead !== undefined && isTitleNoun(fold(lead.split(" ").at(-1) ?? ""));
}

/** Mean of title-likeness minus company-likeness by slot, over all entries of a document. */
function slotLeanings(entries: Placed[][]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>();
  const add = ({ text, slot }: Placed): void => {
    const { title, company } = likenessOf(text);
    const known = sums.get(slot) ?? { sum: 0, count: 0 };
    sums.set(slot, {
      sum: known.sum + Math.max(-1.5, Math.min(1.5, title - company)),
      count: known.count + 1,
    });
  };
  for (const entry of entries) {
    for (const segment of entry) {
      add(segment);
      for (const half of commaHalves(segment)[0] ?? []) add(half);
    }
  }
  return new Map([...sums].map(([slot, { sum, count }]) => [slot, sum / (count + 0.5)]));
}

function asTitle(segment: Placed, leanings: Map<string, number>): number {
  const { title, company } = likenessOf(segment.text);
  const lean = leanings.get(segment.slot) ?? 0;
  return (
    0.1 +
    title -
    0.5 * company +
    SLOT_WEIGHT * lean -
    (segment.before === "at" ? 1.5 : 0) +
    (segment.before === "as" ? 1.5 : 0) +
    labelled(segment, "title")
  );
}

function labelled(segment: Segment, kind: "title" | "company"): number {
  return segment.label === null ? 0 : segment.label === kind ? 4 : -4;
}

const innerComma = /,(?! *(?:inc|llc|ltd|l\.?t?da|s\.|gmbh|plc|co)\b)/i;

/** "Medical Unit, District Hospital": where the part behind the comma is an employer by itself, the first belongs elsewhere. */
function commaInside(text: string): number {
  if (!innerComma.test(text)) return 0;
  return likenessOf(text.slice(text.lastIndexOf(",") + 1)).company >= 1 ? 1.2 : 0.4;
}

function asCompany(segment: Placed, leanings: Map<string, number>): number {
  const { title, company } = likenessOf(segment.text);
  const lean = leanings.get(segment.slot) ?? 0;
  const named =
    (/^[\p{Lu}\d]/u.test(segment.text) ? 0.3 : -0.2) -
    commaInside(segment.text) -
    (opensWithPost(segment.text) ? 1 : 0);
  return (
    named +
    company -
    0.5 * title -
    SLOT_WEIGHT * lean +
    (segment.before === "at" ? 1.5 : 0) +
    labelled(segment, "company")
  );
}

function choose(segments: Placed[], leanings: Map<string, number>): Choice {
  let best: Choice = { title: null, company: null, score: 0 };
  const offer = (title: Placed | null, company: Placed | null, penalty: number): void => {
    const score =
      (title ? asTitle(title, leanings) : 0) + (company ? asCompany(company, leanings) : 0) - penalty;
    if (score > best.score) best = { title, company, score };
  };
  const late = (index: number): number => 0.35 * index;
  for (const [i, one] of segments.entries()) {
    offer(one, null, late(i));
    offer(null, one, late(i));
    for (const [j, other] of segments.entries()) {
      if (i !== j) offer(one, other, late(i) + late(j) - 0.5);
    }
    const run = segments.length === 1 ? titleThenEmployer(one) : null;
    if (run) offer(run[0], run[1], late(i));
    for (const [left, right] of commaHalves(one)) {
      const spare = segments.length > 1 ? 1.3 : 0;
      offer(left, right, late(i) - 0.1 + spare);
      offer(right, left, late(i) - 0.05 + spare);
    }
  }
  return best;
}

/** "Test Engineer - Contractor": a kind of contract beside a post, and a post where there is no other. */
const CONTRACT =
  /^\(?(?:independent |sub-?)?(?:contract(?:or|ing)?|temp(?:orary)?|w-?2|corp[- ]to[- ]corp|seasonal|per diem|contract[- ]to[- ]hire)(?: (?:position|role|assignment|worker|employee))?\)?$/iu;

const ADDRESS =
  /(?:^|,)[^,]*\s(?:street|road|avenue|boulevard|lane|mall|plaza|shopping (?:cent(?:er|re)|mall))(?:,.*)?$/iu;

const SENTENCE_END = /(?<=\p{L}{4})(?:\.(?:\s+(?=\p{Lu}).*)?|,? then .*)$/u;
/** "Department Chair. Responsible for supervising faculty": the name ends with its sentence. */
function firstSentence(segment: Placed): Placed {
  const end = SENTENCE_END.exec(segment.text);
  if (!end || end.index === 0) return segment;
  const text = segment.text.slice(0, end.index);
  const { title, company } = likenessOf(text);
  const goesOn = end[0].length > 1;
  if (SHORTENED.test(text) || (goesOn && Math.max(title, company) < 1)) return segment;
  return { ...segment, text, end: segment.start + end.index };
}

/** "Serene Spa, Dufferin Street": what has an address is an employer, and its name ends in front of it. */
function withoutAddress(segment: Placed): Placed {
  const cut = ADDRESS.exec(segment.text)?.index ?? 0;
  if (cut <= 0) return segment;
  const text = segment.text.slice(0, cut);
  const label = likenessOf(text).title >= 1 ? segment.label : "company";
  return { ...segment, text, end: segment.start + cut, label };
}

function withoutContracts(segments: Placed[]): Placed[] {
  const posts = segments.filter(({ text }) => !CONTRACT.test(text));
  return posts.some(({ text }) => likenessOf(text).title >= 1) ? posts : segments;
}

const DASH = /^[-–—−]+$/u;
const LONGEST_SPECIALISM = 4;

/** "Assistant Manager - Social Media": what the post is for belongs to it where the employer stands elsewhere. */
function withSpecialism({ title, company }: Choice, segments: Placed[]): Placed | null {
  const next = title && segments[segments.indexOf(title) + 1];
  if (!title || !company || !next || next === company || next.line !== title.line) return title;
  const { title: post, company: employer } = likenessOf(next.text);
  const isShort = next.text.split(/\s+/).length <= LONGEST_SPECIALISM;
  const isCut = /\s(?:for|of|to|at|supporting)$/iu.test(next.text);
  if (
    !DASH.test(next.before) ||
    !isShort ||
    isCut ||
    post >= 1 ||
    employer >= 1.6 ||
    CONTRACT.test(next.text)
  )
    return title;
  return { ...title, end: next.end, text: `${title.text} - ${next.text}` };
}

/** Decides which part of each head is title and employer: by words, then by the slot that usually holds the title in the document. */
export function assignRoles(entries: Placed[][]): Roles[] {
  const named = entries.map((segments) =>
    withoutContracts(
      segments
        .filter((segment) => !segment.place && usable(segment))
        .map(firstSentence)
        .map(withoutAddress),
    ),
  );
  const leanings = slotLeanings(named);
  return entries.map((segments, index) => {
    const usual = named[index] ?? [];
    const choice = choose(usual, leanings);
    const place = segments.find((segment) => segment.place) ?? null;
    return { ...choice, title: withSpecialism(choice, usual), place };
  });
}
