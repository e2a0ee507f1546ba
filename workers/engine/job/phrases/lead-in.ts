import { NOUNS } from "./phrase-words";

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
