import type { Piece } from "../quote";

const AFTER = /^\s*[([–—:-]{0,2}\s*(\d{1,2})\s*\+?\s*(?:years?|yrs?)(?!\p{L}| (?:old|of|in)(?!\p{L}))/iu;
const BEFORE =
  /(?<![\d.,–-])(\d{1,2})\s*\+?\s*(?:years?|yrs?)(?:[’'] ?)?(?: (?:of|in|with|using|experience))+\s*$/iu;
/** So many letters on either side may tell them: a line is as long as its file wants it. */
const NEAR = 40;
const MOST_YEARS = 60;

/** Years that a line itself says of a skill: "Java (13 years)", "SQL - 6+ yrs", "5 years of SQL"; undefined where it says none. */
export function statedYears(line: string, { start, end }: Pick<Piece, "start" | "end">): number | undefined {
  const near = line.slice(Math.max(0, start - NEAR), start);
  const told = AFTER.exec(line.slice(end, end + NEAR)) ?? BEFORE.exec(near);
  const years = Number(told?.[1] ?? 0);
  return years > 0 && years <= MOST_YEARS ? years : undefined;
}
