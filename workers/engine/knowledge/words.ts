// The base's terms and the texts searched both go through here, so a rule that folds too much folds both alike.
import { americanSpelling } from "./lexical/spelling";

/** Words of a text with their places: word `i` is `text.slice(starts[i], ends[i])`, folded to `words[i]`. */
export type Words = { count: number; words: string[]; starts: number[]; ends: number[] };

const SPELLINGS = new Map([
  ["cheque", "check"],
  ["analyse", "analyze"],
  ["analysing", "analyzing"],
  ["menus", "menu"],
  ["taxis", "taxi"],
]);

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

/** Letters beyond ASCII that belong to words; CJK counts as a break, so that "熟悉Java和" still shows its "Java". */
function isWord(code: number): boolean {
  if (code < 128) return isAsciiWord(code);
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return false;
  return code < 0x2000;
}

const COMBINING = /[\u0300-\u036f]+/g;

/** @returns the word without its accents: "Köchin" is "Kochin" */
export function foldAccents(word: string): string {
  return word
    .normalize("NFD")
    .replace(COMBINING, "")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l");
}

/** End in "s" and would fall together with another word without it: Canva, CMM, HRM, "custom", "electronic", "vital". */
const NO_PLURAL = new Set(
  `canvas cmms hmis hrms dbms lims news gas mass class electronics customs vitals acoustics ethics corrections markdowns
  composites facials perms pacs facs pals rics mrics cscs cips apics ssis ssrs rtos isms cics saas paas iaas rails windows`.split(
    /\s+/,
  ),
);

function singular(word: string): string {
  const n = word.length;
  if (n < 4 || word.charCodeAt(n - 1) !== 115) return word;
  const before = word.charCodeAt(n - 2);
  if (before === 115 || NO_PLURAL.has(word)) return word;
  if (n > 4) {
    if (before === 117 || before === 105) return word;
    if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    if (word.endsWith("sses") || word.endsWith("xes") || word.endsWith("ches") || word.endsWith("shes")) {
      return word.slice(0, -2);
    }
  }
  return word.slice(0, -1);
}

export function oneSpelling(word: string): string {
  const n = word.length;
  if (n < 4) return word;
  let result = word;
  switch (word.charCodeAt(n - 1)) {
    case 110: // n
      if (word.endsWith("isation")) result = `${word.slice(0, -7)}ization`;
      break;
    case 103: // g
      if (word.endsWith("ising")) result = `${word.slice(0, -5)}izing`;
      else if (word.endsWith("lling")) result = `${word.slice(0, -5)}ling`;
      break;
    case 100: // d
      if (word.endsWith("ised")) result = `${word.slice(0, -4)}ized`;
      else if (word.endsWith("lled")) result = `${word.slice(0, -4)}led`;
      break;
    case 101: // e
      if (word.endsWith("ise")) result = `${word.slice(0, -3)}ize`;
      else if (word.endsWith("logue")) result = word.slice(0, -2);
      break;
    case 114: // r
      if (n > 4 && word.endsWith("our")) result = `${word.slice(0, -3)}or`;
      else if (word.endsWith("iser")) result = `${word.slice(0, -4)}izer`;
      break;
    case 108: // l
      if (word.endsWith("isational")) result = `${word.slice(0, -9)}izational`;
      break;
  }
  if (n > 6 && result.includes("ae")) result = result.replace("ae", "e");
  return SPELLINGS.get(result) ?? result;
}

/** Folds one lower-case word to the form that terms are compared in: no accents, no plural "s", one spelling. */
export function foldWord(word: string): string {
  let plain = word;
  for (let i = 0; i < word.length; i += 1) {
    if (word.charCodeAt(i) > 127) {
      plain = foldAccents(word);
      break;
    }
  }
  return oneSpelling(singular(americanSpelling(plain)));
}

/** End of the "+" or "#" that belongs to the word before it ("C++", "C#", "Security+"), or `end` itself. */
function signsAfter(text: string, start: number, end: number): number {
  const sign = text.charCodeAt(end);
  if (sign === 43) {
    if (text.charCodeAt(end + 1) === 43) return end + 2;
    const first = text.charCodeAt(start);
    const digit = first >= 48 && first <= 57;
    return digit || isWord(text.charCodeAt(end + 1)) ? end : end + 1;
  }
  if (sign === 35 && end - start <= 2 && !isWord(text.charCodeAt(end + 1))) return end + 1;
  return end;
}

/** "driver's" and "don't" are one word; "l'entreprise" is two. */
function apostropheJoins(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 39 && code !== 0x2019) return false;
  const next = text.charCodeAt(at + 1) | 32;
  return (next === 115 || next === 116) && !isWord(text.charCodeAt(at + 2));
}

function folding(known: Map<string, string> | undefined): (word: string) => string {
  if (!known) return foldWord;
  return (word) => {
    let folded = known.get(word);
    if (folded === undefined) {
      folded = foldWord(word);
      known.set(word, folded);
    }
    return folded;
  };
}

/** Goes over the words of a text; "&" counts as the word "and"; ".NET" keeps its dot. */
function eachWord(
  text: string,
  fold: (word: string) => string,
  take: (word: string, start: number, end: number) => void,
): void {
  const size = text.length;
  let i = 0;
  while (i < size) {
    const code = text.charCodeAt(i);
    let end = i + 1;
    if (isWord(code)) {
      while (end < size && isWord(text.charCodeAt(end))) end += 1;
      const letters = end;
      if (apostropheJoins(text, end)) end += 2;
      else end = signsAfter(text, i, end);
      // Word by word: V8 may move a lowering of the whole text into this loop, and then it is quadratic.
      const lower = text.slice(i, letters).toLowerCase();
      if (end === letters) take(fold(lower), i, end);
      else if (text.charCodeAt(letters) === 43 || text.charCodeAt(letters) === 35) {
        take(lower + text.slice(letters, end), i, end);
      } else take(fold(lower + text.slice(letters + 1, end).toLowerCase()), i, end);
    } else if (code === 38) {
      take("and", i, end);
    } else if (code === 46 && (i === 0 || !isWord(text.charCodeAt(i - 1)))) {
      if (text.slice(i + 1, i + 4).toLowerCase() === "net" && !isWord(text.charCodeAt(i + 4))) {
        end = i + 4;
        take(".net", i, end);
      }
    }
    i = end;
  }
}

export function cutWords(text: string): Words {
  const starts: number[] = [];
  const ends: number[] = [];
  const words: string[] = [];
  eachWord(text, foldWord, (word, start, end) => {
    words.push(word);
    starts.push(start);
    ends.push(end);
  });
  return { count: words.length, words, starts, ends };
}

/** The folded words of a short text. `known` remembers words folded before; `words` is emptied and filled. */
export function foldedWords(text: string, known?: Map<string, string>, words: string[] = []): string[] {
  words.length = 0;
  eachWord(text, folding(known), (word) => words.push(word));
  return words;
}

export function lowerWords(text: string): string[] {
  const words: string[] = [];
  eachWord(
    text,
    (word) => word,
    (word) => words.push(word),
  );
  return words;
}

/** Stable id from a name: "C++" -> "c-plus-plus", ".NET" -> "dot-net", "Crème brûlée" -> "creme-brulee". */
export function slug(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(lower)) return lower.replaceAll(" ", "-");
  return foldAccents(lower)
    .replaceAll("+", "-plus")
    .replaceAll("#", "-sharp")
    .replaceAll("&", " and ")
    .replace(/^\./, "dot-")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
