import { wordKey } from "../fold";
import { isCity } from "../words/places";

const UNIVERSITY = /(?:^|\s)University(?: of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?$/iu;
const LONGEST_TOWN = 3;

/** Whether words around "at" are one name: "The University of Texas at Austin". */
export function namesCampus(before: string, behind: string): boolean {
  const words = behind.split(/[\s,]+/, LONGEST_TOWN);
  return UNIVERSITY.test(before) && words.some((_, at) => isCity(wordKey(words.slice(0, at + 1).join(" "))));
}

/** Where the place begins behind a school whose name ends with its town: "University of Illinois at Chicago, IL"; 0 where none does. */
export function placeAfterCampus(text: string, cut: number): number {
  const lead = text
    .slice(0, cut)
    .trimEnd()
    .replace(/\s+at$/u, "");
  if (cut <= 0 || lead.length === text.slice(0, cut).trimEnd().length || !UNIVERSITY.test(lead)) return cut;
  return Math.max(text.indexOf(",", cut + 1), 0);
}
