import { asBeginning, FIRST_LETTERS } from "../phrase-pattern";

/** A beginning with more spellings than this is looked for in every text instead. */
const MOST_BEGINNINGS = 400;

type Beginning = { text: string; open: boolean };

/**
 * The first letters of a word that every match has (up to four; [""] for anything), so that most phrases are never compiled:
 * of its first word, or of the next one where the first may be any.
 */
export function firstLetters(source: string): string[] {
  const { beginnings } = readAlternatives(source, 0);
  const texts = [...new Set(beginnings.map(({ text }) => text))];
  if (texts.length <= MOST_BEGINNINGS && !texts.includes("")) return texts;
  const space = firstSpace(source);
  return space === null ? [""] : firstLetters(source.slice(space + 1));
}

/** Where a phrase's first word surely ends: a space in no group, which can't be left out. */
function firstSpace(source: string): number | null {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const one = source[at]!;
    if (one === "\\") at++;
    else if (one === "[") at = source.indexOf("]", at);
    else if (one === "(") depth++;
    else if (one === ")") depth--;
    else if (one === " " && depth === 0 && !"?*{".includes(source[at + 1] ?? "")) return at;
  }
  return null;
}

export function alternativesOf(source: string): string[] {
  const all: string[] = [];
  for (let from = 0; from <= source.length; ) {
    const end = endOfAlternative(source, from);
    all.push(source.slice(from, end));
    from = end + 1;
  }
  return all;
}

/** Where the alternative around `at` ends: at a "|" or ")" of its own group, or behind the last character. */
function endOfAlternative(source: string, at: number): number {
  let depth = 0;
  let end = at;
  for (; end < source.length; end++) {
    const one = source[end];
    if (one === "\\") end++;
    else if (one === "[") end = source.indexOf("]", end);
    else if (one === "(") depth++;
    else if (one === "|" && depth === 0) break;
    else if (one === ")" && depth-- === 0) break;
  }
  return end;
}

type Read = { beginnings: Beginning[]; at: number };

function readAlternatives(source: string, from: number): Read {
  const all: Beginning[] = [];
  let at = from;
  for (;;) {
    const read = readSequence(source, at);
    all.push(...read.beginnings);
    at = read.at;
    if (source[at] !== "|") return { beginnings: all, at };
    at++;
  }
}

function readSequence(source: string, from: number): Read {
  let beginnings: Beginning[] = [{ text: "", open: true }];
  let at = from;
  while (at < source.length && source[at] !== "|" && source[at] !== ")") {
    if (!beginnings.some(({ open }) => open)) return { beginnings, at: endOfAlternative(source, at) };
    const part = readPart(source, at);
    const quantifier = "?*+{".includes(source[part.at] ?? " ")
      ? /^(?:\?|\*|\+|\{(\d+)(,?)\d*\})\??/.exec(source.slice(part.at, part.at + 9))
      : null;
    at = part.at + (quantifier?.[0].length ?? 0);
    const mayMiss = quantifier !== null && (/^[?*]/.test(quantifier[0]) || quantifier[1] === "0");
    const taken = quantified(part.beginnings, quantifier);
    beginnings = joined(beginnings, mayMiss ? [...taken, { text: "", open: true }] : taken);
  }
  return { beginnings, at };
}

/** As often as a quantifier says: "{2}" twice, "+" once and then anything. */
function quantified(beginnings: Beginning[], quantifier: RegExpExecArray | null): Beginning[] {
  if (quantifier === null || quantifier[0].startsWith("?")) return beginnings;
  const [, times, comma] = quantifier;
  if (comma === "")
    return Array.from({ length: Number(times) }, () => beginnings).reduce(joined, [{ text: "", open: true }]);
  return beginnings.map(({ text }) => ({ text, open: false }));
}

function joined(first: Beginning[], next: Beginning[]): Beginning[] {
  if (!first.some(({ open }) => open) || first.length * next.length > MOST_BEGINNINGS * 4)
    return first.map(({ text }) => ({ text, open: false }));
  const seen = new Map<string, Beginning>();
  for (const one of first)
    for (const other of one.open ? next : [{ text: "", open: false }]) {
      const text = (one.text + other.text).slice(0, FIRST_LETTERS);
      const open = one.open && other.open && text.length < FIRST_LETTERS;
      seen.set(`${text}/${open}`, { text, open });
    }
  return [...seen.values()];
}

function readPart(source: string, at: number): Read {
  const one = source[at]!;
  if (one === "(") return readGroup(source, at);
  if (one === "[") {
    const end = source.indexOf("]", at);
    const letters = source.slice(at + 1, end);
    const plain = /^[a-z ]+$/.test(letters);
    return {
      beginnings: plain ? [...letters].map((text) => ({ text, open: true })) : [{ text: "", open: false }],
      at: end + 1,
    };
  }
  if (one === "\\") {
    const escaped = source[at + 1]!;
    const literal = escaped === "d" ? asBeginning("0") : /[.+*?()[\]]/.exec(escaped)?.[0];
    return {
      beginnings: [literal ? { text: literal, open: true } : { text: "", open: false }],
      at: escaped === "p" ? source.indexOf("}", at) + 1 : at + 2,
    };
  }
  if (one === "~" || one === "." || one === "$")
    return { beginnings: [{ text: "", open: false }], at: at + 1 };
  return { beginnings: [{ text: asBeginning(one), open: true }], at: at + 1 };
}

function readGroup(source: string, at: number): Read {
  const opening = /^\((?:\?(?:<?[=!]|:))?/.exec(source.slice(at, at + 4))![0];
  const inner = readAlternatives(source, at + opening.length);
  const isLookAround = /[=!]$/.test(opening);
  return { beginnings: isLookAround ? [{ text: "", open: true }] : inner.beginnings, at: inner.at + 1 };
}
