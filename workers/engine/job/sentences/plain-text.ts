import type { TextQuote } from "../../types";

/** A text in which every run of white space is one space, with the way back to the text as it was given. */
export type PlainText = {
  text: string;
  /** The given text's own words for a stretch of the plain one, white space at both ends left out. */
  quote: (start: number, end: number) => TextQuote;
  /** Where a place of the given text lies in the plain one. */
  at: (given: number) => number;
};

const SPACE = /[\s\u00a0\u200b\ufeff]/;

/**
 * Line breaks, indents and wide gaps say nothing about what a posting asks, so they all become one space: the same words
 * are then read alike however they were laid out.
 */
export function plainText(given: string): PlainText {
  const places: number[] = [];
  let text = "";
  let open = false;
  for (let at = 0; at < given.length; at++) {
    const char = given[at]!;
    if (SPACE.test(char)) {
      open = text !== "";
      continue;
    }
    if (open) {
      places.push(at - 1);
      text += " ";
      open = false;
    }
    places.push(at);
    text += char;
  }
  function quote(start: number, end: number): TextQuote {
    let from = start;
    let to = end;
    while (from < to && text[from] === " ") from++;
    while (to > from && text[to - 1] === " ") to--;
    if (from >= to)
      return { text: "", start: places[from] ?? given.length, end: places[from] ?? given.length };
    const first = places[from]!;
    const last = places[to - 1]! + 1;
    return { text: given.slice(first, last), start: first, end: last };
  }
  function at(place: number): number {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return { text, quote, at };
}
