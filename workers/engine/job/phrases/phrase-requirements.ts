import { type SkillHit, skillById } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import { wordWeight } from "../../knowledge/lexical/word-weights";
import { withoutGenderMarks } from "../../knowledge/titles/gender-marks";
import { neutralWord } from "../../knowledge/titles/neutral-word";
import type { Importance, Requirement } from "../../types";
import { asksForPaper, certificatePlaces, isCertificate } from "../certificates";
import { clausesOf } from "../cues";
import { degreeWordsIn } from "../education/education";
import { languageWordsIn } from "../languages";
import { quoteOf } from "../posting";
import { requirement } from "../requirement";
import type { Section } from "../sentences/headings";
import { NEAR_HEADING, type Posting } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import { isCheck, isCondition } from "./conditions";
import { asksNobody, contactsIn, degreeSubjectsIn, isFragment } from "./not-asked";
import { isLeadIn, leadInOf } from "./phrase-lead";
import { type AskedPhrase, mustScore, type Placed, phraseScore } from "./phrase-model";
import { phrasesOf } from "./phrases";
import { withoutRests, withPurposes } from "./rests-of-duties";
import { isScrap } from "./scraps";
import { isShowable } from "./showable";
import { type ToldDuty, toldDuties } from "./told-duties";

/** Nobody asks for more; a text of nothing but commas does. */
const MOST_PHRASES = 90;
/** A phrase of nothing but words of every trade ("standards", "daily work") names nothing that could be looked for. */
const LEAST_WEIGHT = 0.3;
/** Beside a known skill so many own words, as many of them telling, say more: "maintain incident response plans" is incident response. */
const OWN_WORDS = 2;
const OWN_HEAVY = 2;

/** Log-odds, 16 to a unit, from which a phrase counts as asked for: 10 prints a sixth more that nobody asked, 12 finds .670 of what small firms ask, and not .678. */
const ASKED_FROM = 12;
const LOG_ODDS_UNIT = 16;
/**
 * From this likelihood on something is called a must: what nobody demands costs people who lack it most. On postings never
 * learnt from .7 calls .912 of them musts rightly, .72 .914; of musts and extras that are there .903 and .887 get their level.
 */
const MUST_FROM = 0.72;
/** How likely a skill or a list's item below a heading that asks is asked for, whatever the sentence looks like. */
const UNDER_HEADING = 0.9;
const SAID_MUST = 0.95;
/** A duty told to the reader is none where its sentence or its own words speak so clearly against it. */
const TOLD_FROM = -44;
const SURE_HEADINGS: (Section | null)[] = ["must", "nice", "tools"];
/** A sentence that speaks so clearly against asking isn't saved by its heading. */
const DOUBTED = -18;

/** An item of so few letters says too little to be judged by its words. */
const SHORT_ITEM = 48;

/** Words that add nothing to a skill's name: "Python skills", "agile methodologies". */
const HEADS =
  /^(?:skills?|tools?|technolog(?:y|ies)|systems?|techniques?|principles?|methodolog(?:y|ies)|methods?|practices?|concepts?|experience|knowledge|software|platforms?|frameworks?|languages?|programming|processes|environments?|products|issues|tasks|and|or|of|in|for|with|the|a|an|to|on|at|by|best|latest|new|various|our|all|products?|services?|projects?|activities|work|standards?|win|hit|meet|reach|achieve|exceed|perform|ongoing|your|their|its)$/iu;

export function placedPhrases(posting: Posting): Placed[] {
  const placed: Placed[] = [];
  let hit = 0;
  posting.segments.forEach((segment, at) => {
    const phrases = phrasesOf(posting, segment);
    let afterPurpose = false;
    for (const phrase of phrases) {
      while (hit < posting.hits.length && posting.hits[hit]!.end <= phrase.start) hit++;
      const hits = [];
      for (let next = hit; next < posting.hits.length && posting.hits[next]!.start < phrase.end; next++)
        hits.push(posting.hits[next]!);
      const one = { posting, segment, at, phrase, count: phrases.length, hits };
      afterPurpose = isPurpose(one) || (afterPurpose && isSecondPurpose(one));
      if (!afterPurpose && !isFragment(one)) placed.push(one);
    }
  });
  return placed;
}

/** The phrases that ask for something. What was typed as a deal-breaker is asked for, whatever it says. */
export function askedPhrases(posting: Posting): AskedPhrase[] {
  const apart = [...contactsIn(posting.text), ...degreeSubjectsIn(posting.text)];
  const isApart = ({ phrase }: Placed) =>
    apart.some(({ start, end }) => start < phrase.end && phrase.start < end);
  const placed = placedPhrases(posting);
  const told = toldDuties(placed);
  return placed
    .filter((one) => one.segment.field === "description" && !isApart(one))
    .filter((one) => (isAsked(one) || isTold(one, told)) && !isDenied(one) && !asksNobody(one))
    .slice(0, MOST_PHRASES)
    .map((one) => ({ ...one, importance: importanceOf(one, told.get(one)), told: told.has(one) }));
}

/** A sentence that tells its reader what they'll do asks for it, unless it clearly speaks of something else. */
function isTold(one: Placed, told: Map<Placed, ToldDuty>): boolean {
  const duty = told.get(one);
  if (!duty) return false;
  const from = one.posting.segments.some(({ under }) => under && SURE_HEADINGS.includes(under))
    ? 0
    : TOLD_FROM;
  return (duty.isPlain && from < 0) || (one.segment.asks > from && phraseScore(one) > from);
}

/** A skill under a heading that asks, and an item of a list of skills, need no weighing. */
function isAsked(placed: Placed): boolean {
  return (
    placed.segment.listed ||
    phraseScore(placed) > ASKED_FROM ||
    isUnderHeading(placed) ||
    (opensDuty(placed) && phraseScore(placed) > 0) ||
    (placed.segment.asks > 0 && isTerm(placed))
  );
}

/** A check, or a term of the job that "must" stands beside. */
function isTerm(placed: Placed): boolean {
  const words = textOf(placed);
  return isCheck(words) || (isCondition(words) && clauseOf(placed)?.cue === "must");
}

function textOf({ posting, phrase }: Placed): string {
  return posting.text.slice(phrase.start, phrase.end);
}

function isUnderHeading(placed: Placed): boolean {
  const { segment, hits, phrase } = placed;
  if (segment.listed) return true;
  if (!SURE_HEADINGS.includes(segment.under) || segment.since >= NEAR_HEADING) return false;
  if (hits.length === 0) return phrase.lead !== "" && phraseScore(placed) > 0;
  return segment.asks > DOUBTED || segment.text.length <= SHORT_ITEM || clauseOf(placed)?.cue != null;
}

/** "- Kafka and Terraform" below "Requirements". */
function isBareItem({ posting, segment, phrase }: Placed): boolean {
  const { under, since, text } = segment;
  if (under !== "must" || since >= NEAR_HEADING || text.length > 4 * SHORT_ITEM) return false;
  let [rest, at] = ["", segment.start];
  for (const { start, end } of [...posting.hits, phrase].toSorted((one, other) => one.start - other.start)) {
    if (start < segment.start || end > segment.end) continue;
    rest += posting.text.slice(at, start);
    at = Math.max(at, end);
  }
  return JOINED.test(rest + posting.text.slice(at, segment.end));
}

const JOINED = /^(?:[^\p{L}\p{N}]|(?<!\p{L})(?:and|or|und|oder|et|ou)(?!\p{L}))*$/iu;

/** A line among the duties that begins with what is done. */
function opensDuty({ posting, segment, phrase }: Placed): boolean {
  if (segment.under !== "duties" || segment.since >= NEAR_HEADING || phrase.index > 0) return false;
  const [first = "", next] = posting.text.slice(phrase.start, phrase.end).toLowerCase().split(" ");
  return next !== undefined && isWorkVerb(first);
}

/** "Preferred" and its like decide, then a heading that says so. What is left is a must where that is likely enough. */
function importanceOf(placed: Placed, told: ToldDuty | undefined): Importance {
  const cue = clauseOf(placed)?.cue;
  if (cue === "nice" || told?.byTheWay) return "nice";
  if (!cue && placed.segment.under === "nice" && placed.segment.since < NEAR_HEADING) return "nice";
  if (isCondition(textOf(placed)) || isBareItem(placed)) return "must";
  const askedFor = Math.max(
    likelihood(phraseScore(placed)),
    isUnderHeading(placed) || told ? UNDER_HEADING : 0,
  );
  const must = Math.max(likelihood(mustScore(placed)), cue === "must" ? SAID_MUST : 0);
  return askedFor * must >= MUST_FROM ? "must" : "nice";
}

/** Log-odds, 16 to a unit, as a likelihood from 0 to 1. */
function likelihood(score: number): number {
  return 1 / (1 + Math.exp(-score / LOG_ODDS_UNIT));
}

function clauseOf({ segment, phrase }: Placed) {
  const from = phrase.start - segment.start;
  return clausesOf(segment.text, segment.section).find((one) => from >= one.start && from < one.end);
}

/** "to drive innovation": what the work is for, unless it is the ability itself that is asked for. */
function isPurpose({ posting, segment, phrase, hits }: Placed): boolean {
  const named = hits.some(({ id }) => skillById(id)?.kind !== "soft");
  if (phrase.after !== "to" || phrase.lead !== "" || phrase.index === 0 || named) return false;
  return !/\b(?:able|abilit(?:y|ies)|willingness|need|have|has|required|expected|ready|willing|used) to $/iu.test(
    posting.text.slice(segment.start, phrase.start),
  );
}

/** "to save time and improve accuracy" */
function isSecondPurpose({ posting, phrase, hits }: Placed): boolean {
  const first = /^\p{Ll}+/u.exec(posting.text.slice(phrase.start, phrase.end))?.[0] ?? "";
  const named = hits.some(({ id }) => skillById(id)?.kind !== "soft");
  return phrase.after === "and" && phrase.lead === "" && !named && isWorkVerb(first);
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
  const papers = certificatePlaces(posting.text);
  const asked = phrases
    .filter(({ phrase }) => !elsewhere.some((one) => one.start < phrase.end && one.end > phrase.start))
    .filter(({ phrase }) => !papers.some((one) => one.start <= phrase.start && phrase.end <= one.end))
    .filter(({ phrase }) => {
      const words = neutralWords(posting.text.slice(phrase.start, phrase.end));
      return words.some((word) => !titleWords.has(word));
    })
    .filter((one) => {
      const placed = { ...one, hits: one.hits.filter((hit) => skills.has(hit)) };
      return !isScrap(placed) && saysMore(placed);
    });
  return withPurposes(withoutRests(asked, phrases)).map(({ phrase, segment, importance, told }) => {
    const words = posting.text.slice(phrase.start, phrase.end);
    const quote = quoteOf(
      posting.text,
      phrase.start + (subjectIn(words, title) || leadInOf(words)),
      phrase.end,
    );
    const first = quote.text.split(" ")[0]!.toLowerCase();
    const isDone = isWorkVerb(first) || first.endsWith("ing");
    const isPaper = !isDone && asksForPaper(quote.text);
    const isName = /^\p{Lu}\S*$/u.test(quote.text);
    const duty = !isName && (isDone || (!isPaper && (told || segment.under === "duties")));
    return requirement({
      kind: kindOf(quote.text, duty),
      importance,
      label: quote.text,
      anyOf: [quote.text.toLowerCase()],
      quotes: [quote],
    });
  });
}

/** "Project Coordinator communicates with ...": how many signs name who does it, before the verb. */
function subjectIn(words: string, title: string): number {
  if (title === "" || !words.toLowerCase().startsWith(`${title.toLowerCase()} `)) return 0;
  const verb = /^\p{Ll}+s(?!\p{L})/u.exec(words.slice(title.length + 1))?.[0];
  return verb && isWorkVerb(verb) ? title.length + 1 : 0;
}

function kindOf(words: string, duty: boolean): Requirement["kind"] {
  if (isCondition(words)) return "condition";
  return duty ? "duty" : asksForPaper(words) ? "certificate" : "skill";
}

function neutralWords(text: string): string[] {
  const words =
    withoutGenderMarks(text)
      .toLowerCase()
      .match(/\p{L}[\p{L}\d+#]*/gu) ?? [];
  return words.map(neutralWord);
}

function saysMore({ posting, segment, phrase, hits }: Placed): boolean {
  const text = posting.text.slice(phrase.start, phrase.end);
  if (isCertificate(text) || isLeadIn(text) || !/\p{L}{2}|\d\p{L}|\p{L}[\d+#]/u.test(text)) return false;
  if (isCheck(text)) return true;
  if (hits.length === 0 && !isCondition(text) && !isShowable(text)) return false;
  if (asksForPaper(text) && !isWorkVerb(/^\p{L}*/u.exec(text)![0].toLowerCase())) return true;
  let own = 0;
  let heavy = 0;
  for (const match of text.matchAll(/[\p{L}\d][\p{L}\d+#'’.-]*/gu)) {
    const at = phrase.start + match.index;
    if (hits.some((hit) => at < hit.end && at + match[0].length > hit.start) || HEADS.test(match[0]))
      continue;
    own++;
    const word = match[0].toLowerCase();
    if (isWorkVerb(word) ? hits.length === 0 : wordWeight(stem(word)) >= LEAST_WEIGHT) heavy++;
  }
  // "Dassault Systemes SolidWorks": what stands beside a tool's name is its maker
  if (segment.listed && hits.some((hit) => skillById(hit.id)?.kind === "tool")) return false;
  if (hits.some((hit) => skillById(hit.id)))
    return segment.listed
      ? heavy > 0
      : own > OWN_WORDS && heavy > 0 && (heavy >= OWN_HEAVY || namesFurther(text, phrase.start, hits));
  return own > 0 && heavy > 0;
}

/** "technical leadership and mentoring of new colleagues": one of the things it lists is none of the skills. */
function namesFurther(text: string, start: number, hits: SkillHit[]): boolean {
  return [...text.matchAll(/(?:(?!,| (?:and|or|&) ).)+/gsu)].some(({ 0: part, index }) => {
    const from = start + index;
    const telling = part
      .trim()
      .split(/\s+/)
      .filter((word) => !HEADS.test(word));
    return telling.length > 1 && !hits.some((hit) => hit.start < from + part.length && hit.end > from);
  });
}
