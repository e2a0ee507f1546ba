import { occupationByTitle, skillByAlias } from "../../knowledge";
import type { Requirement } from "../../types";
import { quoteOf } from "../posting";
import { requirement } from "../requirement";
import type { Posting } from "../sentences/segments";
import type { YearsMention } from "../years";
import { COMPOUND } from "./phrase-words";
import { isShowable } from "./showable";

/** "10 years offshore installation experience", "five years of energy industry experience": what they were spent on. */
const SPENT_ON =
  /^[’']?\s(?:of\s)?(?:(?:relevant|related|professional|practical|hands-on|proven|recent|solid|strong|direct|prior|previous|progressive|full-time|paid|similar|industry|work|working)\s)*((?:\p{L}[\p{L}&/-]*\s){1,4}?)experience(?!\p{L})/iu;
/** Words that say how the years were spent, and not on what. */
const HOW =
  /^(?:of|and|or|in|with|as|to|for|the|an?|any|more|relevant|related|professional|practical|hands-on|proven|recent|direct|prior|previous|progressive|progressively|responsible|increasing|increasingly|full-time|paid|similar|industry|work|working|overall|total|formal|commercial|equivalent|combined|comparable|general|post-qualification|life|extensive|considerable|years?|experience)$/iu;
const JOINS =
  /(?<!\p{L})(?:with|in|as|to|for|including|plus|on|at|using|working|is|are|equivalent|similar)(?!\p{L})/iu;
const LONGEST = 90;

type YearsOfThings = { own: Requirement[]; bound: Set<YearsMention> };

/**
 * The posting's own words with the years that are asked for what they name; the row is made where no words of the sentence
 * ask for it yet.
 * @param named the skills asked for: where they hold the years, nothing is left to tell
 * @param title years in the job itself are years of experience
 * @returns the rows, and the mentions that no longer stand for years of any work
 */
export function withYearsOfThings(
  posting: Posting,
  mentions: YearsMention[],
  own: Requirement[],
  named: Requirement[],
  title: string,
): YearsOfThings {
  const bound = new Set<YearsMention>();
  let rows = own;
  for (const mention of mentions) {
    const thing = thingOf(posting, mention);
    if (!thing || mention.min === null || mention.segment.field !== "description") continue;
    const isAt = ({ quotes }: Requirement) =>
      quotes.some(({ start, end }) => start < thing.end && thing.start < end);
    const label = thing.text;
    if (named.some(isAt) || title.toLowerCase().includes(label.toLowerCase())) continue;
    rows = [
      ...rows.filter((one) => !isAt(one)),
      requirement({
        kind: "skill",
        importance: mention.asked ? "must" : "nice",
        label,
        anyOf: [skillByAlias(label.toLowerCase()) ?? label.toLowerCase()],
        minYears: mention.min,
        quotes: [thing],
      }),
    ];
    bound.add(mention);
  }
  return { own: rows, bound };
}

function thingOf({ text }: Posting, { quote }: YearsMention) {
  const hit = SPENT_ON.exec(text.slice(quote.end, quote.end + LONGEST));
  const words = hit?.[1]?.trim();
  if (!hit || !words || JOINS.test(words)) return null;
  if (HOW.test(words.split(/\s/)[0]!) || !isShowable(words) || COMPOUND.test(words)) return null;
  // a lone word that the knowledge base doesn't know would be met by any line that holds it
  if (!words.includes(" ") && !skillByAlias(words.toLowerCase())) return null;
  if ((occupationByTitle(words)?.confidence ?? 0) === 1) return null;
  const end = quote.end + hit[0].lastIndexOf(words) + words.length;
  return quoteOf(text, end - words.length, end);
}
