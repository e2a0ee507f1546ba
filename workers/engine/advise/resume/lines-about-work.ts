import { findSkills, skillById } from "../../knowledge";
import { actionForm } from "../../knowledge/accomplishments/action-words";
import { givesFigure } from "../../match/figures";
import { isLong, isShort } from "../../match/resume-quality";
import type { Fact } from "../../types";

export const PAPER = /\b(?:certif\p{L}*|licen[cs]e\p{L}*|diploma|degree|mba)\b/iu;
const HEADING = /:\s*$/u;

/** "Provided notary services", "Wound care": what was done. "Diego Markets." is torn off, "UNIX, Linux" only names things. */
export function tellsWork(line: string, language: string | null): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || HEADING.test(line) || PAPER.test(line)) return false;
  if (language !== "en" || actionForm(words[0]!) !== "base") return true;
  return findSkills(line).some(({ id }) => skillById(id)?.kind !== "tool");
}

/** Lines without a figure that could take one; last those in small letters, often the second half of a torn line. */
export function plainLines(lines: Fact<string>[]): Fact<string>[] {
  const rank = ({ value }: Fact<string>) => Number(/^\p{Ll}/u.test(value));
  const isWhole = ({ value }: Fact<string>) => !isShort(value) && !isLong(value) && !HEADING.test(value);
  return lines.filter((line) => isWhole(line) && !givesFigure(line.value)).sort((a, b) => rank(a) - rank(b));
}
