import { readJson } from "../binary";
import { stem } from "../lexical/stem";
import { foldAccents } from "../words";
import { ENDINGS, JOINING, type WorkLanguage } from "./endings";

type Beginnings = Map<string, string>;

const LEAST_BEGINNING = 3;
/** A shorter part of a compound is too often another word by chance; so is a shorter end whose beginning is unknown. */
const LEAST_PART = 4;
const LEAST_END = 5;
const LONGEST = 40;
const NONE: readonly string[] = [];

let loaded: Record<WorkLanguage, Beginnings> | undefined;
const memo = new Map<string, readonly string[]>();
const stemsOf = new Map<string, readonly string[]>();
const MEMO_LIMIT = 20_000;

/** Languages whose words about work can be held against each other: English itself, and those with a list. */
export function hasWorkWords(language: string): boolean {
  return language === "en" || language in ENDINGS;
}

/** The stems of the English words for a German, French or Romanian one: "Kundenbetreuung" gives "customer" and "care"; else none. */
export function englishStems(word: string, language: string): readonly string[] {
  const english = englishWords(word, language);
  if (english.length === 0) return NONE;
  const key = `${language} ${word}`;
  const known = stemsOf.get(key) ?? [...new Set(english.map(stem))];
  if (stemsOf.size < MEMO_LIMIT) stemsOf.set(key, known);
  return known;
}

export function englishWords(word: string, language: string): readonly string[] {
  if (!(language in ENDINGS) || word.length > LONGEST) return NONE;
  const key = `${language} ${word}`;
  const known = memo.get(key);
  if (known) return known;
  const english = translated(foldAccents(word), language as WorkLanguage);
  const words = english === null ? NONE : [...new Set(english.split(" "))];
  if (memo.size < MEMO_LIMIT) memo.set(key, words);
  return words;
}

function translated(word: string, language: WorkLanguage): string | null {
  loaded ??= load();
  const list = loaded[language];
  const whole = standsFor(word, list, ENDINGS[language]);
  if (whole !== null || language !== "de") return whole;
  for (const bare of withoutParticiple(word)) {
    const english = standsFor(bare, list, ENDINGS.de);
    if (english !== null) return english;
  }
  return compound(word, list);
}

function standsFor(word: string, list: Beginnings, ending: RegExp): string | null {
  // A shorter word counts whole: "lu".
  for (let length = word.length; length >= Math.min(LEAST_BEGINNING, word.length); length--) {
    const english = list.get(word.slice(0, length));
    if (english !== undefined && ending.test(word.slice(length))) return english;
  }
  return null;
}

/** "geprüft" as "prüft", "ausgebildet" as "ausbildet". */
function withoutParticiple(word: string): string[] {
  if (!/(?:t|te[nrsm]?|en)$/.test(word)) return [];
  const bare = word.replace(/^(ab|an|auf|aus|bei|durch|ein|nach|um|vor|zu)?ge/, "$1");
  return bare === word || bare.length < LEAST_PART ? [] : [bare];
}

/** A German compound by its two parts: both, or the one that is known ("Pflegedokumentation", "Schuhgeschäft"). */
function compound(word: string, list: Beginnings): string | null {
  let part: string | null = null;
  let end: string | null = null;
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at--) {
    const head = standsFor(word.slice(0, at), list, JOINING);
    const tail =
      head !== null || word.length - at >= LEAST_END ? standsFor(word.slice(at), list, ENDINGS.de) : null;
    if (head !== null && tail !== null) return `${head} ${tail}`;
    part ??= head;
    end = tail ?? end;
  }
  return part ?? end;
}

function load(): Record<WorkLanguage, Beginnings> {
  const stored = readJson<Record<WorkLanguage, [string, string][]>>("workWords");
  return { de: new Map(stored.de), fr: new Map(stored.fr), ro: new Map(stored.ro) };
}
