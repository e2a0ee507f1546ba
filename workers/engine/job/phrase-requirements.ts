import { type SkillHit, skillById } from "../knowledge";
import { withoutGenderMarks } from "../knowledge/gender-marks";
import { stem } from "../knowledge/lexical/stem";
import { wordWeight } from "../knowledge/lexical/word-weights";
import { neutralWord } from "../knowledge/neutral-word";
import type { Importance, Requirement } from "../types";
import { isCertificate } from "./certificates";
import { clausesOf } from "./cues";
import { degreeWordsIn } from "./education";
import type { Section } from "./headings";
import { languageWordsIn } from "./languages";
import { mustScore, type Placed, phraseScore } from "./phrase-model";
import { type Phrase, phrasesOf } from "./phrases";
import { quoteOf } from "./posting";
import { requirement } from "./requirement";
import type { Posting } from "./segments";
import { isWorkVerb } from "./sentence-words";

/** A phrase that asks for something, and how strongly. */
export type AskedPhrase = Placed & { importance: Importance };

/** Nobody asks for more; a text of nothing but commas does. */
const MOST_PHRASES = 90;
/** A phrase of nothing but words of every trade ("standards", "daily work") names nothing that could be looked for. */
const LEAST_WEIGHT = 0.3;
/** Beside a known skill so many words of its own make a phrase say more than the skill. */
const OWN_WORDS = 2;

/** Log-odds, 16 to a unit, from which a phrase counts as asked for: a requirement that nobody made is worse than one more. */
const ASKED_FROM = 6;
/** ... and from which it may be called a must, unless the sentence itself says so. */
const SURELY_ASKED = 12;
const SURE_HEADINGS: (Section | null)[] = ["must", "nice", "tools"];
/** So many sentences below a heading it may no longer hold. */
const NEAR_HEADING = 12;
/** A sentence that speaks so clearly against asking isn't saved by its heading. */
const DOUBTED = -12;

/** An item of so few letters says too little to be judged by its words. */
const SHORT_ITEM = 48;

/** Words that add nothing to a skill's name: "Python skills", "agile methodologies". */
const HEADS =
  /^(?:skills?|tools?|technolog(?:y|ies)|systems?|techniques?|principles?|methodolog(?:y|ies)|methods?|practices?|concepts?|experience|knowledge|software|platforms?|frameworks?|languages?|programming|processes|environments?|products|issues|tasks|and|or|of|in|for|with|the|a|an|to|on|at|by|best|latest|new|various|our|all|products?|services?|projects?|activities|work|standards?)$/iu;

/** The terms of the job, as against what someone can do. */
const CONDITION =
  /\btravel|\bshifts?\b|\bweekends?\b|\bnights?\b|\bovertime\b|\brelocat|\bright to work\b|\bauthori[sz](?:ed|ation) to work|\bwork (?:authori[sz]ation|permit)|\bvisas?\b|\bsponsorship\b|\breside\b|\bon[- ]call\b|\bbackground (?:check|screening)|\bdrug (?:test|screen)|\bown (?:car|vehicle|transport)|\brota\b|\bflexible hours\b|\bbank holidays\b|\blift(?:ing)? (?:up to )?\d|\bfull[- ]time availability|\bschicht|\breisebereit/iu;

/** All phrases of a posting's sentences, with the skills named in each. */
export function placedPhrases(posting: Posting): Placed[] {
  const placed: Placed[] = [];
  let hit = 0;
  posting.segments.forEach((segment, at) => {
    const phrases = phrasesOf(posting, segment);
    for (const phrase of phrases) {
      while (hit < posting.hits.length && posting.hits[hit]!.end <= phrase.start) hit++;
      const hits = [];
      for (let next = hit; next < posting.hits.length && posting.hits[next]!.start < phrase.end; next++)
        hits.push(posting.hits[next]!);
      const one = { posting, segment, at, phrase, count: phrases.length, hits };
      if (!isPurpose(one) && !isVerbAlone(posting.text.slice(phrase.start, phrase.end), phrase))
        placed.push(one);
    }
  });
  return placed;
}

/** Addresses and numbers to write or call to. */
const CONTACT =
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,80}|(?:https?:\/\/|www\.)[^\s<>"]{1,200}|(?:\+|00)\d[\d\s()./-]{6,20}\d/giu;

/** The phrases that ask for something. What was typed as a deal-breaker is asked for, whatever it says. */
export function askedPhrases(posting: Posting): AskedPhrase[] {
  const contacts = [...posting.text.matchAll(CONTACT)].map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  const isContact = ({ phrase }: Placed) =>
    contacts.some(({ start, end }) => start < phrase.end && phrase.start < end);
  return placedPhrases(posting)
    .filter((one) => one.segment.field === "description" && !isContact(one))
    .filter((one) => isAsked(one) && !isDenied(one))
    .slice(0, MOST_PHRASES)
    .map((one) => ({ ...one, importance: importanceOf(one) }));
}

/** A skill under a heading that asks, and an item of a list of skills, need no weighing. */
function isAsked(placed: Placed): boolean {
  const { segment, hits } = placed;
  if (segment.listed) return true;
  if (phraseScore(placed) > ASKED_FROM) return true;
  return (
    hits.length > 0 &&
    SURE_HEADINGS.includes(segment.under) &&
    segment.since < NEAR_HEADING &&
    (segment.asks > DOUBTED || segment.text.length <= SHORT_ITEM)
  );
}

/** The words of strength decide; without any, what the model has learnt of sections and light duties. */
function importanceOf(placed: Placed): Importance {
  const cue = clauseOf(placed)?.cue;
  if (cue) return cue;
  if (placed.segment.under === "nice" && placed.segment.since < NEAR_HEADING) return "nice";
  return mustScore(placed) > 0 && phraseScore(placed) >= SURELY_ASKED ? "must" : "nice";
}

function clauseOf({ segment, phrase }: Placed) {
  const from = phrase.start - segment.start;
  return clausesOf(segment.text, segment.section).find((one) => from >= one.start && from < one.end);
}

/** "to drive innovation": what the work is for, unless it is the ability itself that is asked for. */
function isPurpose({ phrase, hits }: Placed): boolean {
  return phrase.after === "to" && phrase.lead === "" && phrase.index > 0 && hits.length === 0;
}

function isDenied(placed: Placed): boolean {
  return clauseOf(placed)?.notAsked ?? false;
}

/**
 * What a posting asks for in words of its own: duties, knowledge and tools that the knowledge base doesn't know, and the
 * terms of the job.
 * @param title the job's, which is no thing to be asked for
 * @param named the skills that the posting names, which are asked for as such
 */
export function ownWordsIn(
  posting: Posting,
  title: string,
  phrases: AskedPhrase[],
  named: SkillHit[],
): Requirement[] {
  const skills = new Set(named);
  const titleWords = new Set(neutralWords(title));
  const elsewhere = [...languageWordsIn(posting.text), ...degreeWordsIn(posting.text)];
  return phrases
    .filter(({ phrase }) => !elsewhere.some((one) => one.start < phrase.end && one.end > phrase.start))
    .filter(({ phrase }) => {
      const words = neutralWords(posting.text.slice(phrase.start, phrase.end));
      return words.some((word) => !titleWords.has(word));
    })
    .filter((one) => saysMore({ ...one, hits: one.hits.filter((hit) => skills.has(hit)) }))
    .map(({ phrase, segment, importance }) => {
      const quote = quoteOf(posting.text, phrase.start, phrase.end);
      const first = quote.text.split(" ")[0]!.toLowerCase();
      const duty = isWorkVerb(first) || first.endsWith("ing") || segment.under === "duties";
      return requirement({
        kind: CONDITION.test(quote.text) ? "condition" : duty ? "duty" : "skill",
        importance,
        label: quote.text,
        anyOf: [quote.text.toLowerCase()],
        quotes: [quote],
      });
    });
}

/** A title's words, the same for all sexes and numbers. */
function neutralWords(text: string): string[] {
  const words =
    withoutGenderMarks(text)
      .toLowerCase()
      .match(/\p{L}[\p{L}\d+#]*/gu) ?? [];
  return words.map(neutralWord);
}

/** Whether a phrase says more than the skills named in it, and says something at all. */
function saysMore({ posting, segment, phrase, hits }: Placed): boolean {
  const text = posting.text.slice(phrase.start, phrase.end);
  if (isCertificate(text)) return false;
  let own = 0;
  let heavy = false;
  for (const match of text.matchAll(/[\p{L}\d][\p{L}\d+#'’.-]*/gu)) {
    const at = phrase.start + match.index;
    if (hits.some((hit) => at < hit.end && at + match[0].length > hit.start) || HEADS.test(match[0]))
      continue;
    own++;
    if (wordWeight(stem(match[0].toLowerCase())) >= LEAST_WEIGHT || isWorkVerb(match[0].toLowerCase()))
      heavy = true;
  }
  // "Dassault Systemes SolidWorks": what stands beside a tool's name is its maker
  if (segment.listed && hits.some((hit) => skillById(hit.id)?.kind === "tool")) return false;
  if (hits.some((hit) => skillById(hit.id))) return own > (segment.listed ? 0 : OWN_WORDS) && heavy;
  return own > 0 && heavy;
}

/** "write", "provides", "maintained": says that something is done, not what. */
function isVerbAlone(text: string, { index, after }: Phrase): boolean {
  if (!/^\p{L}\p{Ll}+$/u.test(text) || text.endsWith("ing")) return false;
  const low = text.toLowerCase();
  if (low !== text) return index === 0 && after === "" && isWorkVerb(low);
  return isWorkVerb(low) || /(?:ed|es)$/u.test(low);
}
