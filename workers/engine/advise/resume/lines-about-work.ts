import { findSkills, skillById } from "../../knowledge";
import { accomplishmentIndex } from "../../knowledge/accomplishments/accomplishment-index";
import { actionForm, actionStem } from "../../knowledge/accomplishments/action-words";
import { withoutEmployerLines } from "../../match/employer-lines";
import { givesFigure } from "../../match/figures";
import { isLong, isShort } from "../../match/resume-quality";
import type { Fact, ResumeFacts } from "../../types";

export const PAPER = /\b(?:certif\p{L}*|licen[cs]e\p{L}*|qualified|experienced|diploma|degree|mba)\b/iu;
const HEADING = /:\s*$/u;
const GOES_ON = /(?:,|(?<!\p{L})(?:and|or|of|the|a|an|for|with|to|in|on|by|as|from)|&)\s*$/iu;

/** "Provided notary services", "Wound care": what was done. "Diego Markets." is torn off, "UNIX, Linux" and "Peer Review Board" only name things. */
export function tellsWork(line: string, language: string | null, above = ""): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (
    words.length < 2 ||
    line.startsWith("(") ||
    GOES_ON.test(above) ||
    HEADING.test(line) ||
    PAPER.test(line)
  )
    return false;
  if (language !== "en" || isAction(words[0]!)) return true;
  if (/^\p{Lu}\p{L}*(?:\s+(?:\p{Lu}\p{L}*|of|and|&))+\.?$/u.test(line)) return false;
  return findSkills(line).some(({ id }) => skillById(id)?.kind !== "tool");
}

const LABEL = /^[^:.]{2,40}:\s+/u;

/** Lines of the person's own work without a figure that could take one: those that begin with an action before headings, and what may be half of a torn line last. */
export function plainLines({ experience }: ResumeFacts): Fact<string>[] {
  const { onEmployers } = withoutEmployerLines(experience, []);
  const lines = experience.flatMap(({ bullets }) => bullets).filter((line) => !onEmployers.includes(line));
  const rank = ({ value }: Fact<string>) => {
    const own = value.replace(LABEL, "");
    if (/^[^\p{Lu}\d]/u.test(own)) return 2;
    return Number(!isAction(/^\p{L}+/u.exec(own)?.[0].toLowerCase() ?? "")) + Number(own !== value);
  };
  const isWhole = ({ value }: Fact<string>) => !isShort(value) && !isLong(value) && !HEADING.test(value);
  return lines.filter((line) => isWhole(line) && !givesFigure(line.value)).sort((a, b) => rank(a) - rank(b));
}

function isAction(word: string): boolean {
  return actionForm(word) !== "base" || accomplishmentIndex().actions.has(actionStem(word));
}
