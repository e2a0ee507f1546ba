import { fold } from "../fold";

export type Token = { text: string; start: number; end: number; digits: boolean };

/** "19982004": two years whose dash was lost. */
const pattern =
  /(?<!\d)(?:19|20)\d\d(?=(?:19|20)\d\d(?!\d))|\d+|至今|现在|目前|\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\S/gu;

/** Numbers, folded words and single signs of a text, with their places; each Han character alone. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of fold(text).matchAll(pattern)) {
    const word = match[0];
    const start = match.index;
    const first = word.charCodeAt(0);
    const digits = first >= 48 && first <= 57;
    tokens.push({ text: word, start, end: start + word.length, digits });
  }
  return tokens;
}
