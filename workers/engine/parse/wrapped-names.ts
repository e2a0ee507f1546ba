import type { Fact, Line } from "../types";
import { type Piece, quoteOf } from "./quote";

const LINK = "(?:and|And|AND|of|Of|OF|for|For|FOR|&)";
const BREAKS_OFF = new RegExp(`\\s${LINK}$`, "u");
const GOES_ON = new RegExp(`^${LINK}\\s+\\p{Lu}`, "u");
const WORD = "[\\p{Lu}&][\\p{L}’'&.-]*";
const REST = new RegExp(
  `^(?:${LINK}\\s+)?${WORD}(?: (?:${WORD}|and|of|the|for)){0,4}(?=[\\s,;()|]|\\.$|$)`,
  "u",
);
const LINK_LEFT = new RegExp(`(?:\\s${LINK}|\\.)+$`, "u");
const SENTENCE = /^\s+\p{Ll}{2}/u;
const IN_CAPITALS = /^[\p{Lu}\P{L}]+$/u;

function restOfName(lines: Line[], { line, end }: Piece, name: string): Piece | null {
  const [own, below] = [lines[line]!, lines[line + 1]];
  if (below?.page !== own.page || below.block !== own.block || own.text.slice(end).trim() !== "") return null;
  const isAlike = IN_CAPITALS.test(name) === IN_CAPITALS.test(below.text);
  const isCut = BREAKS_OFF.test(name);
  if (!isCut && !(GOES_ON.test(below.text) && isAlike)) return null;
  const rest = REST.exec(below.text)?.[0].replace(LINK_LEFT, "") ?? "";
  if (!isCut && SENTENCE.test(below.text.slice(rest.length))) return null;
  return rest.length > 2 && !/\d/u.test(rest) ? { line: line + 1, start: 0, end: rest.length } : null;
}

/** A name with what the line below ends of it: "Hill School of Baking and" above "Milling, Leeds". */
export function withRestBelow(lines: Line[], fact: Fact<string>, piece: Piece): Fact<string> {
  const rest = restOfName(lines, piece, fact.value);
  if (!rest) return fact;
  const quote = quoteOf(lines, rest);
  return { ...fact, value: `${fact.value} ${quote.text}`, quotes: [...fact.quotes, quote] };
}
