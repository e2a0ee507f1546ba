import type { Token } from "./phrase-tokens";
import { EMPTY, JOINING, LEADING, LINKING, NOUNS } from "./phrase-words";

const OWN_NAME =
  /^(?:command line|knowledge (?:sharing|transfer|tracing|graphs?|bases?|management)|interest rates?|level design|record keeping)$/;

/** Leaves out what stands before the thing itself: "5+ years of proven experience in". */
export function stripped(tokens: Token[], from: number, end: number): { begin: number; lead: string } {
  let begin = from;
  let lead = "";
  while (begin < end) {
    const { low } = tokens[begin]!;
    const last = begin + 1 === end;
    if (!last && OWN_NAME.test(`${low} ${tokens[begin + 1]!.low}`)) break;
    const further = yearsOf(tokens, begin, end);
    if (further > begin) begin = further;
    else if (!last && isUsed(tokens, begin)) lead = "experience";
    else if (!last && low === "matter" && /^(?:that|no)$/.test(tokens[begin - 1]?.low ?? "")) lead = "";
    else if (
      LEADING.has(low) &&
      !last &&
      (LINKING.has(tokens[begin + 1]!.low) ||
        LEADING.has(tokens[begin + 1]!.low) ||
        (tokens[begin + 1]!.low.endsWith("ing") && low !== "capacity") ||
        EMPTY.has(tokens[begin + 1]!.low) ||
        lead !== "")
    )
      lead = low;
    else if (LEADING.has(low) && last) lead = low;
    else if (
      !(
        JOINING.has(low) ||
        EMPTY.has(low) ||
        LINKING.has(low) ||
        /^\d/.test(low) ||
        (lead && low === "working" && !tokens[begin + 1]?.low.endsWith("ly"))
      ) ||
      (last && !/^\d/.test(low) && !EMPTY.has(low) && !LINKING.has(low))
    )
      break;
    begin++;
  }
  return { begin, lead };
}

/** "have used build tools": asks as experience does. */
function isUsed(tokens: Token[], at: number): boolean {
  return tokens[at]!.low === "used" && /^(?:have|has|you[’']ve)$/.test(tokens[at - 1]?.low ?? "");
}

/** "years of commercial experience of": where the word that asks stands behind years and what they are called. */
function yearsOf(tokens: Token[], begin: number, end: number): number {
  if (!/^(?:years?|months?|yrs?)[’']?$/.test(tokens[begin]!.low)) return begin;
  for (let at = begin + 1; at < Math.min(end - 2, begin + 4); at++)
    if (EXPERIENCE.has(tokens[at]!.low)) return LINKING.has(tokens[at + 1]!.low) ? at - 1 : begin;
  return begin;
}

const EXPERIENCE = new Set(["experience", "knowledge", "expertise", "background"]);

/** What only leads to the thing asked for, at the beginning of its words: "focus on", "preferred experience working with". */
const LEAD_IN =
  /^(?:(?:preferred|required|desired|desirable|essential|additional|hands[- ]on|past) (?:experience|exposure|knowledge|skills)(?: (?:of|in|with|to|working|using|on))+|(?:experience|knowledge)(?: (?:successfully|actively|directly|working|of|in|with))+|(?:(?:strong|particular|special|primary|heavy|keen) )?(?:focus|emphasis|concentration|speciali[sz]ation) (?:on|in)|(?:history|mix|variety|range|number|array) of(?: (?:a|the))?|(?:particularly|especially|specifically|mainly|primarily)(?: (?:in|on|with|for))*(?: the areas? of)?|love for) (?=\p{L})/iu;
/** Nothing of it is left. */
const LEAD_ALONE =
  /^(?:(?:preferred|required|desired|additional) (?:experience|exposure|knowledge|skills?)|willingness ?(?:\/|and) ?ability|years[’']? exp\p{L}*)$/iu;
/** A verb alone says less than what led to it. */
const BARE_VERB = /^\p{L}+ing$/u;

/** How many signs at the beginning of a phrase only lead to what it asks for. */
export function leadInOf(words: string): number {
  const lead = LEAD_IN.exec(words)?.[0].length ?? 0;
  const rest = words.slice(lead);
  return BARE_VERB.test(rest) && !NOUNS.has(rest) ? 0 : lead;
}

/** Whether a phrase only leads to something that isn't in it: "preferred exposure". */
export function isLeadIn(words: string): boolean {
  return LEAD_ALONE.test(words);
}
