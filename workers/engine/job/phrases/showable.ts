import { isWorkVerb } from "../sentences/sentence-words";
import { headStrength, tokensOf } from "../title/title-tokens";
import { EMPTY, JOINING, LINKING, NOUNS } from "./phrase-words";

const set = (words: string): Set<string> => new Set(words.split(/\s+/));

/** Nouns that name nothing until something says of what: "the final implementation", "a key part". */
const ABSTRACT =
  set(`thing things way ways part parts aspect aspects element elements area areas matter matters kind kinds type types sort sorts form forms size
  level levels basis stage stages phase phases step steps point points place places goal goals aim aims objective objectives target targets
  purpose purposes idea ideas insight insights thought thoughts manner style approach approaches angle task tasks duty duties assignment
  assignments responsibility responsibilities role roles function functions activity activities effort efforts piece pieces item items topic
  topics subject subjects issue issues question questions case cases example examples fact facts result results outcome outcomes impact
  difference effect effects influence challenge challenges opportunity opportunities possibility possibilities chance chances option options
  choice choices need needs demand demands expectation expectations situation situations circumstance circumstances context contexts setting
  settings surroundings scope range variety number amount portion majority set series list moment period start end beginning future past
  attention focus interest interests fun joy pleasure success progress potential journey path edge side top implementation execution
  completion realisation realization utilisation utilization usage adoption participation involvement contribution presence absence order
  course deadline deadlines hand hands head heart eye eyes nature category categories timeline timelines colleague colleagues relatives actions
  pressure attitude profession enjoy somewhat addition back emphasis discussion discussions initiatives combination otherwise enough turn turns factor factors paradigms confines mentality inception capabilities million techs regions ego note
  design designs processing handling managing operating maintaining performing certification certifications certificate certificates licence license licences licenses`);

/** "Lead efforts", "drive the design": that something is done, and not what; of no more words. */
const UNSAID = new Set([...ABSTRACT].filter((word) => !/^(?:functions?|deadlines?|needs?)$/u.test(word)));
const LONGEST_EMPTY = 4;

/** Say how something stands to the rest, and not what it is. */
const GENERIC =
  set(`existing current present new old former previous next last first second third final initial primary secondary main major minor key core
  central principal chief essential important crucial vital general overall total whole entire full complete partial particular specific
  special certain same further extra own personal common usual normal regular daily weekly monthly annual ongoing day-to-day everyday
  respective suitable proper right correct better best low large small big long short wide real true actual desired available ready sure
  exciting interesting amazing fantastic wonderful unique varied fun fresh busy successful leading great good high relevant related
  inbound outbound brilliant lovely ideal perfect handy helpful useful welcome amazing`);

/** Verbs that take their sense from a noun: "paying attention", "making sure", "taking part". */
const LIGHT_VERB =
  /^(?:mak(?:e|es|ing)|tak(?:e|es|ing)|giv(?:e|es|ing)|keep(?:s|ing)?|pay(?:s|ing)?|hav(?:e|ing)|get(?:s|ting)?|goes|going|com(?:e|es|ing)|play(?:s|ing)?|put(?:s|ting)?|do(?:es|ing)?|be(?:ing)?|bring(?:s|ing)?|set(?:s|ting)?|provid(?:e|es|ing)|ensur(?:e|es|ing)|stay(?:s|ing)?|continu(?:e|es|ing)|eat|say|study|mitigate|break|mind)$/u;

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|mornings?|afternoons?|evenings?|nights?|days?|weeks?|months?|years?|hours?|minutes?|lbs?|pounds|kgs?|kilos?|tonnes?|miles?|km|noon|midnight|am|pm|hourly|weekdays?|today|tomorrow|times?|through|\d+(?:st|nd|rd|th)?)$/u;

/** What the body does while someone works: a résumé doesn't tell it. */
const BODY = /^(?:feet|foot|legs?|knees?|standing|seated|sitting|sit|stand|walking|bending|kneeling)$/u;

/** A description whose noun was cut off: "electrical". */
const ADJECTIVE = /^\p{Ll}+(?:ical|onal|tual|ural|ental|ative|itive|ious|eous|ful|able|ible)$/u;

const ADVERB =
  /^(?!(?:re|sup|as|anom|fam|bel|pan|monopo|butterf)\p{L}{0,3}ly$|assembly$|family$|butterfly$)\p{Ll}{3,}ly$/u;

/** What is done with something that was cut off: "considered", "evidenced". */
const PARTICIPLE = /^\p{Ll}{3,}ed$/u;

/** How someone is, before what they are: "a motivated administrator". */
const QUALIFIED_PERSON =
  /^(?:(?:highly|very|truly|self) )?(?:self-)?(?:motivated|enthusiastic|experienced|skilled|talented|committed|dedicated|reliable|friendly|passionate|ambitious|energetic|proactive|dynamic|driven|creative|confident|organi[sz]ed|hard-?working|caring|flexible|keen|bright|seasoned|professional|competent|conscientious|outgoing|positive|capable|exceptional|outstanding|strong|great|good)(?:,? (?:and )?\p{L}[\p{L}-]*){1,3}$/iu;

const WORD = /[\p{L}\d][\p{L}\d+#'’-]*/gu;

/** Whether words name something that a person can have or do and a résumé could show. @param words of a posting, without a known skill */
export function isShowable(words: string): boolean {
  if (ADJECTIVE.test(words) && !NOUNS.has(words)) return false;
  const all = words.toLowerCase().match(WORD) ?? [];
  const telling = all.filter((word) => !saysNothing(word));
  const [first] = telling;
  if (all.length <= LONGEST_EMPTY && UNSAID.has(all.at(-1) ?? "") && telling.every(isWorkVerb)) return false;
  if (!first || (telling.length === 1 && PARTICIPLE.test(first) && !NOUNS.has(first))) return false;
  return !isPersonSought(words);
}

function saysNothing(word: string): boolean {
  return (
    ABSTRACT.has(word) ||
    GENERIC.has(word) ||
    JOINING.has(word) ||
    LINKING.has(word) ||
    EMPTY.has(word) ||
    LIGHT_VERB.test(word) ||
    CALENDAR.test(word) ||
    BODY.test(word) ||
    ADVERB.test(word)
  );
}

/** What is asked of someone stands in the words about them; "a motivated administrator" names the vacancy. */
function isPersonSought(words: string): boolean {
  if (!QUALIFIED_PERSON.test(words)) return false;
  const last = tokensOf(words).at(-1);
  return last !== undefined && headStrength(last) === 2;
}
