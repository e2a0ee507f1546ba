import type { Quote } from "../../types";

/** Ends a sentence, and no short form: a word of several letters before the stop, a capital or a number behind it. */
const SENTENCE_END = /(?<=[\p{L}\d)%]{3})[.!?;](?:\p{L}?\s+)(?=[\p{Lu}\d])/gu;
const MOST_LINES = 3;

/**
 * Of a point that runs over several lines the sentence that says most, as the pieces of its lines from its first word on; null
 * where one line alone says more, or the sentence is too long.
 * @param held how much a text says of what is asked
 */
export function quotedSentence(quotes: Quote[], held: (text: string) => number): Quote[] | null {
  const text = quotes.map((quote) => quote.text).join(" ");
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => index + mark.length);
  const cuts = [0, ...ends, text.length];
  let best = { from: 0, to: 0, said: 0 };
  for (const [at, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[at + 1]!;
    const said = held(text.slice(from, to));
    if (said > best.said) best = { from, to, said };
  }
  const pieces = best.said > 0 ? piecesOf(quotes, best.from, best.to) : [];
  const mostOfLine = Math.max(0, ...quotes.map((quote) => held(quote.text)));
  return pieces.length > 0 && pieces.length <= MOST_LINES && best.said >= mostOfLine ? pieces : null;
}

function piecesOf(quotes: Quote[], from: number, to: number): Quote[] {
  let at = 0;
  return quotes.flatMap((quote) => {
    const start = Math.max(0, from - at);
    const end = Math.min(quote.text.length, to - at);
    at += quote.text.length + 1;
    return start < end ? pieceOf(quote, start, end) : [];
  });
}

function pieceOf(quote: Quote, start: number, end: number): Quote[] {
  const words = quote.text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  const text = words.trim();
  if (text === "") return [];
  const { box } = quote;
  const letter = box.width / Math.max(1, quote.text.length);
  return [
    {
      ...quote,
      text,
      start: quote.start + from,
      end: quote.start + from + text.length,
      box: { ...box, x: box.x + from * letter, width: text.length * letter },
    },
  ];
}
