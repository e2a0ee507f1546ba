import { wordId } from "../lexicon";
import { occupationBase } from "../occupation-base";
import { phraseNode } from "../phrase-trie";
import { lowerWords } from "../words";
import { isBroadTitle } from "./broad-titles";
import { unmarkedTitle } from "./gender-marks";
import { neutralWord } from "./neutral-word";
import { stripSeniority } from "./seniority";
import { writtenOut } from "./short-forms";
import { type FormIndex, formsWith, formWeight, wordsOf, wordWeight } from "./title-forms";
import { isTitle, type TitleIndex, titleEndingAt, titleIndex } from "./title-index";
import { otherSpellings } from "./title-spellings";
import { doers, neutralWords, titleWords, UNTOLD } from "./title-words";

/** Below this likeness a title is better left unknown than named wrongly. */
const LEAST_LIKENESS = 0.55;
const EXACT = 1;
const REORDERED = 0.95;
const PART_OF_TITLE = 0.9;
const WHOLE_TITLE = 0.12;
/** A word of more titles than this ("director") doesn't tell the work alone. */
const COMMON_WORD = 12;
/** "Engineer" out of "Engineer, Special Duties": right about the trade at best */
const SINGLE_WORD = 0.6;
/** "Engineer" is in titles of many fields, "nurse" mostly in those of one: below this share a word doesn't tell the work. */
const TELLS_FIELD = 0.6;
const TOLD_OTHERWISE = 0.75;
/** "Consultant", "Research Scientist": the likeliest kind of work, which duties may well belie. */
const BROAD_TITLE = 0.6;
/** "Women's Studies Professor": no title of the base, but nobody else heads such a one. */
const BY_HEAD = 0.65;
const LONGEST_TITLE = 200;

/** "Sales representatives, except travel": what follows is another job. */
const EXCEPTION =
  /[\s,]+(?:except|excluding|other than|ausgenommen|außer|sauf|hormis|excepto)(?![\p{L}]).*$/iu;
/** "Executive assistant to the CEO": whom somebody works for is not what they are. */
const SERVED = /(?<=assistant|secretary|aide)\s+to\s.*$/iu;
const PLACEHOLDER =
  /^(?:company name[\s,:–-]+|employer name[\s,:–-]+|city[\s,:–-]+|state[\s,:–-]+)+(?=\p{L})/iu;
/** "People manager" leads people of any trade. */
const NO_TITLE =
  /^(?:(?:company|employer|job|position) (?:name|title)|(?:people|group|section) (?:manager|lead|leader|head))$/iu;
const ASIDE = /\([^)]*\)|\[[^\]]*\]/g;
const TERMS_OF_WORK =
  /(?<![\p{L}])(?:full[- ]?time|part[- ]?time|remote|hybrid|on-?site|contract|contractor|temporary|temp|permanent|freelance|freelancer|seasonal|per diem|prn|vollzeit|teilzeit|urgent|immediate start|weekend|weekends|night shift|day shift|days|nights|acting|interim|former|certified|licensed|registered(?! nurse| dietitian| dental| behavior| mental| manager| representative| general)|self[- ]employed|cdi|cdd|ab sofort)(?![\p{L}])/giu;

function clean(title: string): string {
  return unmarkedTitle(title.replace(EXCEPTION, ""));
}

type TitleForms = { wholes: string[]; parts: string[] };

function formsOfTitle(title: string): TitleForms {
  const whole = clean(title).trim();
  const plain = whole
    .replace(ASIDE, " ")
    .replace(SERVED, "")
    .replace(TERMS_OF_WORK, " ")
    .replace(/\s+/g, " ")
    .trim();
  const bare = stripSeniority(plain);
  const long = writtenOut(bare);
  const wholes = [whole, plain, bare, long];
  const filled = long.replace(PLACEHOLDER, "");
  if (filled !== long) wholes.push(filled, stripSeniority(filled));
  const cut = long.split(/\s[-–—|@•]\s|[;:|]|\sat\s|\sbei\s|\schez\s/).map((part) => part.trim());
  const turned = (cut[0] ?? "").split(",").map((part) => part.trim());
  if (turned.length > 1) wholes.push(`${turned.slice(1).join(" ")} ${turned[0]}`);
  const parts = [...cut, ...turned];
  for (const part of parts.slice()) parts.push(...part.split("/").map((piece) => piece.trim()));
  for (const part of parts.slice()) parts.push(stripSeniority(part));
  return { wholes: distinct(wholes), parts: distinct(parts) };
}

function distinct(forms: string[]): string[] {
  return [...new Set(forms.filter((form) => form !== ""))];
}

function isBland(forms: FormIndex, word: number): boolean {
  const known = forms.bland.get(word);
  if (known !== undefined) return known;
  const those = formsWith(forms, word);
  const fields = new Map<string, number>();
  for (const form of those) {
    const field = occupationBase().occupations[forms.occupationOf[form]!]?.field ?? "";
    fields.set(field, (fields.get(field) ?? 0) + 1);
  }
  const bland = those.length > COMMON_WORD && Math.max(...fields.values()) < those.length * TELLS_FIELD;
  forms.bland.set(word, bland);
  return bland;
}

/** 0 to 1: a word that tells the work must be shared and the head of the title met: a "care home cook" is no care home manager. */
function bearing(index: TitleIndex, words: number[], form: number): number {
  const { forms } = index;
  const own = wordsOf(forms, form);
  const shared = own.filter((word) => words.includes(word));
  const head = words.at(-1)!;
  if (!shared.includes(head) && isTitle(index, head)) {
    const aside = isBland(forms, head) && shared.some((word) => word !== own.at(-1));
    if (!aside) return 0;
  }
  if (shared.some((word) => !isBland(forms, word))) return 1;
  // "Project manager" tells as a whole what neither of its words tells, unless another word does: "software design engineer".
  if (shared.length < 2 || shared.length < own.length) return 0;
  return words.some((word) => formsWith(forms, word).length > 0 && !isBland(forms, word))
    ? TOLD_OTHERWISE
    : 1;
}

/** Dice likeness of word sets, each word weighed by how rare it is among all titles. */
function mostSimilar(index: TitleIndex, title: string): Likeness | null {
  const { forms } = index;
  const words = doers(titleWords(title), UNTOLD).map(wordId);
  const [first = -1, last = -1] = [words[0], words.at(-1)];
  if (words.length === 1 && formsWith(forms, first).length > COMMON_WORD) return null;
  const unknownWeight = Math.log(1 + forms.occupationOf.length) / 2;
  let own = 0;
  const shared = new Map<number, number>();
  for (const word of words) {
    const weight = wordWeight(forms, word) || unknownWeight;
    own += weight;
    for (const form of formsWith(forms, word)) shared.set(form, (shared.get(form) ?? 0) + weight);
  }
  let best: Likeness | null = null;
  for (const [form, weight] of shared) {
    const formWords = wordsOf(forms, form);
    const whole = formWeight(forms, form);
    const likeness = (2 * weight) / (own + whole);
    const bonus = weight === whole && formWords.length > 1 ? WHOLE_TITLE : 0;
    const head = formWords.includes(last) ? 1 : formWords.includes(first) ? 0.9 : 0.8;
    const most = likeness > 0.999 ? REORDERED : Math.min(0.89, (likeness + bonus) * head);
    if (most < Math.max(LEAST_LIKENESS, best?.confidence ?? 0)) continue;
    const confidence = most === REORDERED ? most : most * bearing(index, words, form);
    const id = occupationBase().occupations[forms.occupationOf[form]!]!.id;
    const better = confidence >= LEAST_LIKENESS && (!best || confidence > best.confidence);
    if (better || (best && confidence === best.confidence && id < best.id)) best = { id, confidence };
  }
  return best;
}

/** The occupation that a title names, 1 for a known title to 0.55 for a similar one; level, "(m/w/d)", place, word order don't matter. */
export function occupationByTitle(title: string): { id: string; confidence: number } | null {
  const index = titleIndex();
  if (NO_TITLE.test(title.trim())) return null;
  const { wholes, parts } = formsOfTitle(title.slice(0, LONGEST_TITLE));
  for (const form of wholes) {
    const found = known(index, form);
    if (found) return found;
  }
  for (const form of wholes) {
    const found = knownOtherwiseSpelled(index, form);
    if (found) return found;
  }
  let best: Likeness | null = null;
  for (const form of wholes) best = better(best, mostSimilar(index, form));
  for (const part of parts) {
    const found = known(index, part);
    const single = !part.includes(" ") && parts.length > 2;
    const most = single ? SINGLE_WORD : PART_OF_TITLE;
    best = better(best, found && { id: found.id, confidence: Math.min(most, found.confidence) });
    best = better(best, mostSimilar(index, part));
  }
  best ??= byHead(index, parts[0] ?? "");
  return best && { id: best.id, confidence: Math.round(best.confidence * 100) / 100 };
}

function byHead(index: TitleIndex, title: string): Likeness | null {
  const words = titleWords(title);
  const head = words.at(-1) ?? "";
  const id = wordId(head);
  if (words.length < 2 || id < 0 || isBland(index.forms, id)) return null;
  const found = knownByWords(index, [head]);
  return found?.confidence === EXACT ? { id: found.id, confidence: BY_HEAD } : null;
}

const JOINED = /\s(?:and|und|et|y|&)\s|\s*[/,]\s*/u;

/**
 * The occupations that a title joins: more than one where at least two of its parts are known word for word, or where a known
 * title ends it ("Enterprise Data Architect" is a data architect besides an enterprise architect).
 */
export function occupationsByTitle(title: string): { id: string; confidence: number }[] {
  const whole = occupationByTitle(title);
  if (whole?.confidence === EXACT) return [whole];
  const parts = clean(title)
    .replace(SERVED, "")
    .split(JOINED)
    .map((part) => occupationByTitle(part));
  const sure = parts.filter((part) => part !== null && part.confidence === EXACT).map((part) => part!.id);
  const ids = [...new Set(sure)];
  if (ids.length > 1) return ids.map((id) => ({ id, confidence: PART_OF_TITLE }));
  const tail = whole && knownTail(titleIndex(), title);
  return [whole, tail?.id === whole?.id ? null : tail].flatMap((one) => one ?? []);
}

/** The occupation of a known title of several words that ends another one; null where each of its words is in titles of any field. */
function knownTail(index: TitleIndex, title: string): Likeness | null {
  const words = titleWords(formsOfTitle(title.slice(0, LONGEST_TITLE)).wholes.at(-1) ?? "");
  for (let at = 1; at <= words.length - 2; at++) {
    const tail = words.slice(at);
    const found = knownByWords(index, tail);
    if (found?.confidence === EXACT && tail.some((word) => !isBland(index.forms, wordId(word))))
      return { id: found.id, confidence: PART_OF_TITLE };
  }
  return null;
}

type Likeness = { id: string; confidence: number };

function known(index: TitleIndex, form: string): Likeness | null {
  return knownByWords(index, titleWords(form));
}

function knownOtherwiseSpelled(index: TitleIndex, form: string): Likeness | null {
  const isKnown = (word: string) => index.known[wordId(neutralWord(word))] === 1;
  for (const words of otherSpellings(lowerWords(form), isKnown)) {
    const found = knownByWords(index, neutralWords(words));
    if (found) return found;
  }
  return null;
}

function knownByWords(index: TitleIndex, words: string[]): Likeness | null {
  const found = titleEndingAt(index, phraseNode(index.titles, words));
  if (!found) return null;
  const { id } = occupationBase().occupations[found.occupation]!;
  return { id, confidence: isBroadTitle(words) ? BROAD_TITLE : EXACT };
}

function better(one: Likeness | null, other: Likeness | null): Likeness | null {
  return other && (!one || other.confidence > one.confidence) ? other : one;
}
