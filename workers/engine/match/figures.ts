import { actionForm } from "../knowledge/accomplishments/action-words";

/** A number that stands by itself, with the signs that make it an amount. Letters beside it make it a name: "P2P", "7th", "941s". */
const NUMBER =
  /(?<![\p{L}\p{N}.,/-])(?<before>[$€£¥#]\s?)?(?<digits>\d[\d.,]*)(?<after>\s?(?:%|percent\b|\+|[km]\b|bn\b|mio\b|x\b))?(?![\p{L}\p{N}/(]|[-–]\p{L}|\s?[ap]\.?m\b)/giu;
const SPELT =
  /(?<!-)\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|dozens?|doubled|tripled|halved)\b(?!-(?:way|factor|tier|fifty)| sigma)/iu;
/** "Processed daily deposits": how often. */
const OFTEN =
  /(?<!\p{L})(?:daily|weekly|bi-?weekly|monthly|quarterly|annual|annually|yearly|nightly|hourly|(?:each|every|per|a) (?:day|shift|week|month|quarter|year))(?!\p{L})/iu;
const OF_SIZE =
  /(?<![\p{L}\p{N}.,/-])\d[\d,]*[-–](?:person|people|man|member|strong|bed|room|seat|cover|table|chair|store|site|branch|unit|vehicle|truck|line|page|acre|mile|country|state|employee|agent)(?!\p{L})/iu;
/** A pension plan by the number of its law. */
const PENSION = /^40[13]\s?k$/iu;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/** Whether a line about work says how much, how many or how often. Years, ordinals, codes and numbers in names ("B2B") are none. */
export function givesFigure(line: string): boolean {
  if (SPELT.test(line) || OFTEN.test(line) || OF_SIZE.test(line)) return true;
  for (const hit of line.matchAll(NUMBER)) {
    const { before, digits = "", after } = hit.groups ?? {};
    if (before?.startsWith("#") || PENSION.test(hit[0])) continue;
    if (before || after) return true;
    const number = digits.replace(/[.,]+$/, "");
    if (!isYear(number) && !isCode(number) && !isInName(line, hit.index, hit[0].length)) return true;
  }
  return false;
}

function isYear(digits: string): boolean {
  return /^\d{4}$/.test(digits) && Number(digits) >= FIRST_YEAR && Number(digits) <= LAST_YEAR;
}

function isCode(digits: string): boolean {
  return /^0\d/.test(digits);
}

const COUNTED = /^\s+\p{Ll}+(?:s|people|staff|women|men|children)(?!\p{L})/u;

const NUMBERED =
  /(?<!\p{L})(?:windows|office|iso|page|rule|tier|level|class|grade|form|unit|phase|chapter|section|title|part|port|room|step|stage|series|version) $/iu;

/** "... on Windows 10", "Form 941": a capitalised word right before a number makes it a name. One that opens the line may be a verb. */
function isInName(line: string, at: number, length: number): boolean {
  const before = line.slice(0, at);
  if (NUMBERED.test(before)) return true;
  const word = /(\p{Lu}[\p{L}&.]*)\s*$/u.exec(before)?.[1];
  if (!word) return false;
  if (before.trim() !== word) return true;
  return actionForm(word.toLowerCase()) === "base" && !COUNTED.test(line.slice(at + length));
}
