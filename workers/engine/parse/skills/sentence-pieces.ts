import { findDates } from "../dates/find-dates";

const WITHIN =
  "and|or|for|at|to|by|of|from|with|as|was|were|be|being|has|have|had|which|who|where|when|while|whether|if|than|then|so|but|not|during|within|through|between|into|upon|under|the|an|my|our|their|his|her|its|your|we|they|these|those|some|any|each|all";
const OPENS = new RegExp(
  `^(?:a|${WITHIN.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})(?:\\s|$)`,
  "u",
);
const BREAKS_OFF = /(?:^|\s)(?:and|or|for|at|to|by|of|from|with|as|the|an?|in|on|[&/])$/iu;
const LEFT_SHUT = /^[^(]{2,}\)/u;
const ANY_YEARS = /^\d\dxx/u;

/** "and a good", "Accounts and", "Safety) Act", "July 2012": what cutting a sentence at its commas leaves, and nobody's skill. */
export function isSentencePiece(words: string): boolean {
  const [date] = findDates(words);
  return (
    OPENS.test(words) ||
    BREAKS_OFF.test(words) ||
    LEFT_SHUT.test(words) ||
    ANY_YEARS.test(words) ||
    (date !== undefined && date.end - date.start === words.length)
  );
}
