export type Span = { start: number; end: number };

/** What copies of a text may differ in without saying anything else. */
const SAME: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/u;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Where the text says the quote, in whole words: only white space, hyphens, quotation marks, ligatures and case may differ.
 * @returns null where it doesn't: what a model says then doesn't exist
 */
export function snapQuote(quote: string, text: string): Span | null {
  const wanted = folded(quote).signs.join("").trim();
  if (wanted === "") return null;
  const { signs, starts, ends } = folded(text);
  const source = signs.join("");
  for (let at = source.indexOf(wanted); at >= 0; at = source.indexOf(wanted, at + 1)) {
    const last = at + wanted.length;
    if (isWhole(wanted, source[at - 1], source[last])) return { start: starts[at]!, end: ends[last - 1]! };
  }
  return null;
}

/** One character a place, and where in the text each begins and ends. */
function folded(text: string): { signs: string[]; starts: number[]; ends: number[] } {
  const [signs, starts, ends]: [string[], number[], number[]] = [[], [], []];
  let at = 0;
  for (const one of text) {
    const end = at + one.length;
    const plain = /\s/.test(one) ? " " : (SAME[one] ?? one.normalize("NFKC").toLowerCase());
    const isRepeated = plain === " " && signs.at(-1) === " ";
    if (!UNSEEN.test(one) && !isRepeated)
      for (const unit of plain.split("")) {
        signs.push(unit);
        starts.push(at);
        ends.push(end);
      }
    at = end;
  }
  return { signs, starts, ends };
}

function isWhole(wanted: string, before = "", after = ""): boolean {
  const cutsStart = WORD.test(wanted[0] ?? "") && WORD.test(before);
  const cutsEnd = WORD.test(wanted.at(-1) ?? "") && WORD.test(after);
  return !cutsStart && !cutsEnd;
}
