import { fold } from "./fold";

const opening =
  /^\W*(?:(?:career |professional )?(?:objective|goal|aim)s?\s*[:–-]|seek(?:ing|s)?\b|looking (?:for|to)\b|to (?:obtain|secure|find|gain|work|pursue|get|achieve|join)\b|in search of\b|interested in\b|aspir(?:e|es|ing) to\b|i (?:am|want|would|wish|seek)\b|desire(?:d)? (?:a|an|to|position|job)\b|(?:auf der )?suche(?: nach)?\b|ich (?:suche|mochte)\b|berufsziel\s*:|a la recherche\b|(?:je )?(?:recherche|souhaite|cherche)\b|busco\b|en busca de\b|objetivo\s*:|cerco\b|alla ricerca\b|op zoek\b|szukam\b|poszukuje\b|caut\b|(?:imi )?doresc\b|in cautarea\b|obiectiv\s*:)/u;

const AIM =
  /^\W*(?:(?:right )?now,? )?(?:(?:my |career |professional )*(?:objective|goal|aim)s?(?: is|:|,)|i (?:intend|aim|hope|wish|want|plan|would like) to|(?:i(?:['’]m| am)|am) (?:now |currently )?(?:looking|seeking|searching)|(?:currently )?(?:seeking|looking for|searching for|in search of)|(?:to )?(?:obtain|secure|find|gain|acquire|land|pursue) (?:a|an|the|my|full|part|employment|work)\b)/iu;
const WANTED =
  /(?<!\p{L})(?:positions?|opportunit(?:y|ies)|roles?|jobs?|careers?|posts?|employment|company|organi[sz]ation|employer|goals?|objectives?|internship|work)(?!\p{L})/iu;

/** True for a sentence about what someone wants next ("Secure a position in account management"): it tells of nothing done. */
export function statesAim(sentence: string): boolean {
  return AIM.test(sentence) && WANTED.test(sentence);
}

/** True for words that say what someone wishes for ("Seeking a post as nurse manager"), not what they are or hold. */
export function readsAsWish(text: string): boolean {
  return opening.test(fold(text.slice(0, 60)));
}

const ENDS = [".", "!", "?", ";"];
const FIRST_END = /[.!?;](?!\p{L})/u;

/**
 * How far lines go on with what the line above says that someone wants: "Seeking a post with a company that" / "will use my
 * communication skills.".
 * @param lines texts that follow each other
 * @returns for each line where the wish ends; 0 for one that begins with something else
 */
export function wishesGoingOn(lines: string[]): number[] {
  let open = false;
  return lines.map((line) => {
    const first = open ? line.search(FIRST_END) : 0;
    const end = first < 0 ? line.length : first;
    const last = line.slice(1 + Math.max(...ENDS.map((sign) => line.lastIndexOf(sign))));
    if (!open || end < line.length) open = statesAim(last.trim());
    return end;
  });
}

const SENTENCE_ENDS = /(?<=[.!?;])\s+/;
/** A line of so many characters was broken where the page ends, and its sentence goes on. */
const BROKEN_FROM = 55;

/**
 * The sentences and lines of free text, without what says what someone wants next ("To obtain a post ..."), however many lines
 * that runs over.
 */
export function ownSentences(text: string): string[] {
  return text.split(SENTENCE_ENDS).flatMap((sentence) => {
    const lines = sentence.split("\n");
    const whole = 1 + lines.findIndex((line, at) => line.length < BROKEN_FROM || at === lines.length - 1);
    return statesAim(lines.slice(0, whole).join(" ")) ? lines.slice(whole) : lines;
  });
}
