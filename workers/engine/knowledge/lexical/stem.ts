import { genderlessWord } from "../titles/neutral-word";
import { americanSpelling } from "./spelling";
import { IRREGULAR_VERBS, pairs, VERB_OF_NOUN } from "./verb-forms";

/** "requirement" belongs to "require". */
const OF_MENT = /ments?$/;
/** What is left of "coding" and "hired" lacks its "e", as words of four letters keep theirs. */
const SHORT_VERB = /^[^aeiou]?[aeiouy][^aeiouwxy]$/;
const ENDINGS: [RegExp, string][] = [
  [/(izations?|isations?|izing|(?<!superv|rev|dev)is(?:ing|ed|es?|ers?)|ized|izes?|izers?)$/, "iz"],
  [/(ations?|ators?|atives?|ating|ated|ates?|(?<!labor|conserv|observ)ator(?:y|ies))$/, "at"],
  [OF_MENT, ""],
  [/(nesses|ness)$/, ""],
  [/(iveness|ively|ives?)$/, "iv"],
  [/(ically|icals?|ics?)$/, "ic"],
  [/(ilities|ility|able|ably|ible|ibly)$/, "abl"],
  [/(sses)$/, "ss"],
  [/(ies|ied|y)$/, "i"],
  [/(ings?|edly|ed|ers?|ors?)$/, ""],
  [/((?<=[st])ions?)$/, ""],
  [/(ally|ly)$/, ""],
  [/(es|s|e)$/, ""],
];

/** Words whose own ending looks like an added one ("answer", "process"), and those kept apart from their kin ("production", "excelled"). */
const WHOLE = new Set(
  `answer monitor mentor deliver offer order render consider transfer filter register enter master discover gather
  foster engineer volunteer power tower flower shower number center server customer member remember paper water letter matter
  partner career charter border cover recover encounter refer prefer confer differ buffer cluster shelter layer poster corner counter minor meter
  sector factor vendor donor labor color error floor author doctor motor tutor
  process assess access address success business discuss express press stress progress witness
  implement document complement supplement instrument comment segment experiment department apartment equipment statement
  station nation portion option motion caution mention mission passion session version pension vision fashion section
  action ration auction fraction function
  news theme manner found maintenance production organization cycling accounting dealer carrier
  position positioning provision provisioning transition question focus bonus campus status census honor sponsor flavor empower
  pioneer garner harness possess exceed succeed proceed speed embed hundred controller staffing typing based excell
  compiler deposition audition probation teller router contractor conveyor container drawer edition elevator former landing landscaping
  lighting living machining objection physics practical projection schema sensor styling tailoring tooling transformer wiring boarding
  firing flooring securities customs premises planting docker scala generative initiative creative parking formation
  marketing trading programming scripting distribution relation generator establishment investor`.split(
    /\s+/,
  ),
);
const INFLECTED = /(?:s|es|ed|ing)$/;

/** Irregular forms and nouns of actions, by their verbs; who "met" goals held no meeting. */
const verbs = new Map([
  ...IRREGULAR_VERBS,
  ...VERB_OF_NOUN,
  ...pairs(
    `presentation present, documentation document, consultation consult, transportation transport, configuration configure,
  transformation transform, observation observe, examination examine, exploration explore, representation represent,
  met met, analyse analyze, analysed analyze,
  analyses analyze, analysing analyze, supervisory supervise, managerial manage, dietary diet, budgetary budget, secretarial secretary, contractual contract, organisation organization, administer administrate,
  administration administrate, administered administrate, administering administrate, mentorship mentor, disassembly disassemble, renegotiate negotiate, renegotiated negotiate, renegotiating negotiate,
  creativity creative, programmer programming, marketer marketing, trader trading`,
  ),
]);

const memo = new Map<string, string>();
const MEMO_LIMIT = 20_000;

/**
 * A word without its English ending, without what tells a person's sex, and in American spelling, so that "managed", "managing"
 * and "management" meet, "taught" and "teaching", "travelling" and "traveled", and "Lehrerin" and "Lehrer". Deliberately rough:
 * it only has to be the same on both sides. Words of four letters or fewer lose no more than a plural "s".
 */
export function stem(word: string): string {
  const known = memo.get(word);
  if (known !== undefined) return known;
  const result = withOneEnding(cut(verbOf(americanSpelling(genderlessWord(word)))));
  if (memo.size < MEMO_LIMIT) memo.set(word, result);
  return result;
}

/** The verb of an action's noun and of an irregular form. */
function verbOf(word: string): string {
  if (wholeOf(word)) return word;
  return verbs.get(word) ?? verbs.get(word.replace(/ies$/, "y").replace(/s$/, "")) ?? word;
}

/** A word of the list, without its inflection. */
function wholeOf(word: string): string | undefined {
  return [word, word.replace(/s$/, ""), word.replace(INFLECTED, "")].find((one) => WHOLE.has(one));
}

/** "staff" and "staffed", "control" and "controlled", "identify" and "identifying" end alike. */
function withOneEnding(stemmed: string): string {
  if (WHOLE.has(stemmed) || stemmed.length < 3) return stemmed;
  return (stemmed.length > 3 ? stemmed.replace(/([flsz])\1$/, "$1") : stemmed).replace(/y$/, "i");
}

function cut(word: string): string {
  const whole = wholeOf(word);
  if (whole) return whole;
  if (word.length <= 4)
    return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  for (const [ending, replacement] of ENDINGS) {
    const base = word.replace(ending, replacement);
    if (base === word || base.length < 3) continue;
    if (ending === OF_MENT) return cut(base);
    return INFLECTED.test(word) && SHORT_VERB.test(base) ? `${base}e` : undouble(base);
  }
  return word;
}

/** "planning" -> "plann" -> "plan" */
function undouble(base: string): string {
  return base.length > 3 && base.at(-1) === base.at(-2) && !/[lsz]$/.test(base) ? base.slice(0, -1) : base;
}
