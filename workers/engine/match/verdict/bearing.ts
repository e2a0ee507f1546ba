import { NOUNS } from "../../job/phrases/phrase-words";
import { stem } from "../../knowledge/lexical/stem";
import { type Found, holdsTelling, standsTogether, wordsHeld } from "../evidence/found";
import { kinOf } from "../evidence/word-families";
import {
  ALONE_OWN,
  ALONE_WEIGHT,
  CHANCE_SHARE,
  NEVER_NOT_FOUND_SHARE,
  OWN_SHARE,
  PARTLY_OWN,
  SHOWN_SHARE,
} from "./verdict-weights";

export function isChance(found: Found): boolean {
  return wordsHeld(found) < 2 && found.own < OWN_SHARE && found.share >= CHANCE_SHARE;
}

/** A line that bears a part of it out, or one of dated work that holds the telling word and leaves it unclear. */
export function isQuotable(found: Found, unclear: boolean): boolean {
  if (bears(found)) return true;
  if (saysLittle(found) || isOfAnyTrade(found)) return false;
  const { where } = found.passage;
  const ofWork = where === "experience" || where === "project";
  return unclear && ofWork && found.own >= PARTLY_OWN && holdsTelling(found);
}

/** Whether a passage says a part of it: with the word that tells most, in the words themselves or in several of their families. */
export function bears(found: Found): boolean {
  const several = wordsHeld(found) > 1;
  if (saysLittle(found) || isOfAnyTrade(found)) return false;
  const inOtherWords = several && found.share >= NEVER_NOT_FOUND_SHARE;
  const together = several && found.own >= SHOWN_SHARE && standsTogether(found);
  if (!several && found.phrase.stems.length > 1 && found.own < ALONE_OWN) return false;
  return together || ((found.own >= PARTLY_OWN || inOtherWords) && holdsTelling(found));
}

/** All that a passage holds weighs no more than "business" or "new" do: they tell no part of "new business". */
function isOfAnyTrade(found: Found): boolean {
  const { stems, total } = found.phrase;
  return stems.length > 1 && wordsHeld(found) < 2 && found.own * total < ALONE_WEIGHT;
}

/** "financial success" for "financial planning": one word that only describes. */
const DESCRIBES = /.{3}(?:al|ive|ous|ic|ary)$/;

/** ... as these do: "clean floors" for a "clean driving record". */
const PLAIN_ADJECTIVES = new Set(
  "big bright broad clean clear close cold cool daily deep direct dry early easy fast fine flat flexible free fresh full good great hard heavy high hot large late light live local long loose low main major minor modern new nice old open past plain private prompt proper pure quick quiet rapid real remote rich right safe secure senior sharp short simple slow small smart smooth soft solid strong sure tight true warm weekly wide young"
    .split(" ")
    .map((word) => stem(word)),
);

/** "self-manage", "multi-site", "minimal supervision": without its beginning a word says something else. */
const PREFIXES = new Set("self multi non inter anti semi sub minimal littl".split(" "));

/** A verb of such weight that a line begins with tells a part of a duty; of a line put into English the object may be lost. */
const TELLING_VERB = 0.6;

/** Of several words a passage holds the verb alone ("build rapport" for "build a client base"), one that only describes, or a degree one of them. */
function saysLittle({ passage, own, phrase: { stems, opens, does, isDuty } }: Found): boolean {
  const [first, ...others] = stems as [string, ...string[]];
  const holds = (one: string) => passage.stems.includes(one);
  if (opens && holds(first) && !others.some(holds)) return true;
  const held = stems.filter((one) => [one, ...kinOf(one)].some(holds));
  const isTold = passage.language !== "en" || (own >= TELLING_VERB && passage.stems[0] === first);
  const isVerbOnly = does && !(isDuty && isTold);
  if (isVerbOnly && others.length > 0 && held.length === 1 && held[0] === first) return true;
  if (held.length === 1 && stems.length > 1 && passage.where === "education") return true;
  if (stems.some((one) => PREFIXES.has(one) && !holds(one))) return true;
  const [only] = held;
  if (held.length !== 1 || only === undefined || only === stems.at(-1)) return false;
  return (DESCRIBES.test(only) && !NOUNS.has(only)) || PLAIN_ADJECTIVES.has(only);
}
