import { type Found, holdsTelling, standsTogether, wordsHeld } from "../evidence/search";
import {
  ALONE_OWN,
  CHANCE_SHARE,
  NEVER_NOT_FOUND_SHARE,
  OWN_SHARE,
  PARTLY_OWN,
  SHOWN_SHARE,
} from "./verdict-weights";

/** A single word that only belongs to the same family says nothing of a requirement. */
export function isChance(found: Found): boolean {
  return wordsHeld(found) < 2 && found.own < OWN_SHARE && found.share >= CHANCE_SHARE;
}

/** A line that bears a part of it out, or one of dated work that holds the telling word and leaves it unclear. */
export function isQuotable(found: Found, unclear: boolean): boolean {
  if (bears(found)) return true;
  if (saysVerbAlone(found)) return false;
  const { where } = found.passage;
  const ofWork = where === "experience" || where === "project";
  return unclear && ofWork && found.own >= PARTLY_OWN && holdsTelling(found);
}

/** Whether a passage says a part of it: with the word that tells most, in the words themselves or in several of their families. */
export function bears(found: Found): boolean {
  const several = wordsHeld(found) > 1;
  if (saysVerbAlone(found)) return false;
  const inOtherWords = several && found.share >= NEVER_NOT_FOUND_SHARE;
  const together = several && found.own >= SHOWN_SHARE && standsTogether(found);
  if (!several && found.phrase.stems.length > 1 && found.own < ALONE_OWN) return false;
  return together || ((found.own >= PARTLY_OWN || inOtherWords) && holdsTelling(found));
}

/** "Build rapport with patrons" for "build a client base": of the wording itself it holds what is done, and not to what. */
function saysVerbAlone({ passage, phrase: { stems, opens } }: Found): boolean {
  if (!opens || !passage.stems.includes(stems[0]!)) return false;
  return !stems.slice(1).some((one) => passage.stems.includes(one));
}
