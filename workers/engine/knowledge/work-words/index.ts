import { readLines } from "../binary";
import { stem } from "../lexical/stem";
import { listedWord } from "../word-lists";
import { foldAccents, lowerWords } from "../words";
import { cognate } from "./cognates";
import { ENDINGS, JOINING, LONG_BEGINNING, MORE_ENDINGS, type WorkLanguage } from "./endings";

const LANGUAGES: WorkLanguage[] = ["de", "fr", "ro"];

type Beginnings = Map<string, string>;

const LEAST_BEGINNING = 3;
/** A shorter part of a compound is too often another word by chance; so is a shorter end whose beginning is unknown. */
const LEAST_PART = 4;
const LEAST_END = 5;
const LONGEST = 40;
const NONE: readonly string[][] = [];

let loaded: Record<WorkLanguage, Beginnings> | undefined;
const memo = new Map<string, readonly string[][]>();
const stemsOf = new Map<string, readonly string[][]>();
const MEMO_LIMIT = 20_000;

/** Languages whose words about work can be held against each other: English itself, and those with a list. */
export function hasWorkWords(language: string): boolean {
  return language === "en" || language in ENDINGS;
}

/** The stems of the English words for a German, French or Romanian one: "Kundenbetreuung" gives "customer" and "care"; else none. */
export function englishStems(word: string, language: string): readonly string[] {
  return [...new Set(stemsOfParts(word, language).flat())];
}

/** The same by parts: each part of a compound has the stems of the English words that may stand for it. */
export function stemsOfParts(word: string, language: string): readonly string[][] {
  const english = partsInEnglish(word, language);
  if (english.length === 0) return NONE;
  const key = `${language} ${word}`;
  const known = stemsOf.get(key) ?? english.map((part) => [...new Set(part.map(stem))]);
  if (stemsOf.size < MEMO_LIMIT) stemsOf.set(key, known);
  return known;
}

/** The English words for each part of a word, of a compound for both of its parts; none where no list knows it. */
export function partsInEnglish(word: string, language: string): readonly string[][] {
  if (!(language in ENDINGS) || word.length > LONGEST) return NONE;
  const key = `${language} ${word}`;
  const known = memo.get(key);
  if (known) return known;
  const parts = translated(word, language as WorkLanguage).map((part) => part.split(" "));
  if (memo.size < MEMO_LIMIT) memo.set(key, parts);
  return parts;
}

/** Join the words of a name, and add nothing to it. */
const JOINING_WORDS = new Set(
  "der die das des dem den und von für mit im in an zu et de du des la le les l d en à a au aux pour avec sur si și al ale ai cu pe din pentru în".split(
    " ",
  ),
);
const LONGEST_NAME = 4;
const MOST_READINGS = 50;

/**
 * The ways to say a name of a few words in English, word for word and in its own order, the likeliest first.
 * @returns none where a word isn't known, or where the name is long
 */
export function readingsOf(name: string, language: string): string[][] {
  let readings: string[][] = [[]];
  for (const word of lowerWords(name)) {
    if (JOINING_WORDS.has(word)) continue;
    const parts = partsInEnglish(word, language);
    if (parts.length === 0 && !listedWord(stem(word))) return [];
    for (const part of parts.length > 0 ? parts : [[word]])
      readings = readings.flatMap((said) => part.map((one) => [...said, one]));
    if (readings.length > MOST_READINGS || readings[0]!.length > LONGEST_NAME) return [];
  }
  return readings[0]!.length > 0 ? readings : [];
}

/** Only its accent tells "classé", which was sorted, from a class. */
const OF_PARTICIPLE = /ée?s?$/;

function translated(written: string, language: WorkLanguage): string[] {
  loaded ??= load();
  const list = loaded[language];
  const word = foldAccents(written);
  const whole = list.get(written.replace(OF_PARTICIPLE, "é")) ?? standsFor(word, list, language);
  if (whole) return [whole];
  const alike = () => [standsFor(word, COGNATES, language)].filter((english) => english !== null);
  if (language !== "de") return alike();
  for (const bare of withoutParticiple(word)) {
    const english = standsFor(bare, list, language);
    if (english !== null) return [english];
  }
  const parts = compound(word, list);
  if (parts.length > 1) return parts;
  const own = alike();
  return own.length > 0 ? own : parts;
}

const COGNATES = { get: cognate };

/** @param joined whether another part of a compound follows */
function standsFor(
  word: string,
  list: Pick<Beginnings, "get">,
  language: WorkLanguage,
  joined = false,
): string | null {
  // A shorter word counts whole: "lu".
  for (let length = word.length; length >= Math.min(LEAST_BEGINNING, word.length); length--) {
    const rest = word.slice(length);
    const ends = joined
      ? JOINING.test(rest)
      : ENDINGS[language].test(rest) || (length >= LONG_BEGINNING && MORE_ENDINGS[language].test(rest));
    const english = ends ? list.get(word.slice(0, length)) : undefined;
    if (english !== undefined) return english;
  }
  return null;
}

/** "geprüft" as "prüft", "ausgebildet" as "ausbildet". */
function withoutParticiple(word: string): string[] {
  if (!/(?:t|te[nrsm]?|en)$/.test(word)) return [];
  const bare = word.replace(/^(ab|an|auf|aus|bei|durch|ein|nach|um|vor|zu)?ge/, "$1");
  return bare === word || bare.length < LEAST_PART ? [] : [bare];
}

/** "praktisch" is no table. */
const OF_ADJECTIVE = /[^e]isch(?:e[mnrs]?)?$/;

/** A German compound by its two parts: both, or the one that is known ("Pflegedokumentation", "Schuhgeschäft"). */
function compound(word: string, list: Beginnings): string[] {
  let part: string | null = null;
  let end: string | null = null;
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at--) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const head = standsFor(first, list, "de", true);
    const tail = head !== null || last.length >= LEAST_END ? standsFor(last, list, "de") : null;
    const whole = [
      head ?? (tail && standsFor(first, COGNATES, "de", true)),
      tail ?? (head && standsFor(last, COGNATES, "de")),
    ].filter((english) => english !== null);
    if (whole.length > 1) return whole;
    part ??= head;
    end = tail ?? end;
  }
  const known = part ?? (OF_ADJECTIVE.test(word) ? null : end);
  return known === null ? [] : [known];
}

function load(): Record<WorkLanguage, Beginnings> {
  const found = {
    de: new Map<string, string>(),
    fr: new Map<string, string>(),
    ro: new Map<string, string>(),
  };
  for (const line of readLines("workWords")) {
    const [english, ...cells] = line.split("|");
    for (const [at, language] of LANGUAGES.entries())
      for (const beginning of cells[at]!.split(" ").filter(Boolean)) found[language].set(beginning, english!);
  }
  return found;
}
