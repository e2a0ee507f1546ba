import { isWorkVerb } from "../../job/sentences/sentence-words";
import { skillByAlias, skillById } from "../../knowledge";
import { GERUND_NOUNS } from "../../knowledge/accomplishments/accomplishment-key";
import { stem } from "../../knowledge/lexical/stem";
import { wordWeight } from "../../knowledge/lexical/word-weights";
import { isNegated } from "../../parse/skills/negation";
import type { Requirement } from "../../types";
import { MET_OWN } from "../verdict/verdict-weights";
import { DOER, type Found, isDoer, isWhoDoes, type Phrase } from "./found";
import { isPartOfOtherName } from "./other-names";
import { type Passage, type PassageIndex, stemsWithOffsets } from "./passages";
import { tellsWhole } from "./tells-whole";
import { FAMILY_SHARE, kinOf } from "./word-families";

/** Where words may stand, from the words of dated work to a mere list. */
export type Place = "line" | "title" | "project" | "told" | "education" | "certificate" | "listed";

/**
 * What a résumé says of a wording. `whole`: the lines of jobs and projects that hold all of its words themselves; `entry`: the
 * best share in one job as a whole; `anywhere`: in the whole résumé; `negated`: the passage that denies it ("never used Docker").
 */
export type SearchResult = {
  best: Partial<Record<Place, Found>>;
  whole: Found[];
  entry: number;
  anywhere: number;
  negated: Found | null;
};

const LEAST_WORD = 0.05;
/** Words that ask, and say nothing of what is asked. */
const ASKING = new Set(
  stemsWithOffsets(
    "a an and or of in the to for with on at by from as is are be your our own their its you we must have has experience experienced knowledge able ability abilities skill strong good excellent proven year within across other etc s und oder mit von der die das et ou de la le en y",
  ).stems,
);

/** ... and those of a paper's name that any paper may have: a licence to serve drinks is none to drive. */
const ASKING_FOR_PAPER = new Set([
  ...ASKING,
  ...stemsWithOffsets(
    "certificate certification certified licence license licensed accredited registered qualification card ticket permit valid current clean full",
  ).stems,
]);

/** "own the performance": to be in charge of it; in "your own" the word says nothing. */
const OWNING = /^own(?:s|ing)? \p{L}/iu;

/** "build your own client base": words that are sure to say what is done, and to what. */
const VERB_AND_OBJECT = /^\p{L}+(?<!ing) (?:an?|the|our|your|their) /iu;

/** "managing staff": the gerund of a verb, and its object. */
const DOING = /^\p{L}{3,}ing \p{L}/iu;

const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]{1,4}s?$/u;

/** "business-to-business": two of one word say nothing, and no more does one. */
const ONE_TO_ANOTHER = /^(\p{L}+)[ -]to[ -]\1$/iu;

const NAMING = new Set(stemsWithOffsets("experience knowledge").stems);
const OBJECTS = new Set(stemsWithOffsets("experience knowledge skills skilled").stems);
/** "develop your skills", "multi-skilled": what is worked on, or how someone is skilled. */
const ON_SKILLS =
  /^(?:\p{L}+ (?:(?:your|our|their|own|existing|new|current) )+(?:skills|knowledge)\b|multi-?skilled)/iu;

/** Words that elsewhere only ask, and here name what is asked for: "customer experience". */
function meantStems(words: string, skills: readonly string[]): ReadonlySet<string> {
  if (ON_SKILLS.test(words)) return OBJECTS;
  const names = skills.flatMap((id) => stemsWithOffsets(skillById(id)?.name ?? "").stems);
  return new Set(names.filter((one) => NAMING.has(one)));
}

/** The wording as weighed stems, in English where its language has a list of work words; null where it holds no word. */
export function phraseOf(
  words: string,
  language = "en",
  empty: ReadonlySet<string> = ASKING,
  skills: readonly string[] = [],
): Phrase | null {
  const stems = [...new Set(stemsWithOffsets(words, language).stems)];
  const owns = OWNING.test(words);
  const meant = meantStems(words, skills);
  const telling = stems.filter((one, at) => !empty.has(one) || (owns && at === 0) || meant.has(one));
  const kept = telling.length > 0 ? telling : stems;
  if (kept.every((one) => one.length === 1) || ONE_TO_ANOTHER.test(words)) return null;
  const weights = kept.map((one) => LEAST_WORD + wordWeight(one));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const opens = kept.length > 1 && VERB_AND_OBJECT.test(words);
  const does = kept[0] === stems[0] && DOING.test(words);
  const named = (words.match(/\p{L}+/gu) ?? []).filter((one) => DOER.test(one));
  const stemsOf = (some: string[]) => new Set(some.map((one) => stem(one.toLowerCase())));
  const people = stemsOf(kept.length > 1 ? named.filter((one) => one.endsWith("s") && isDoer(one)) : []);
  return { stems: kept, weights, total, skills, opens, does, doers: stemsOf(named), people };
}

/**
 * Every wording of a requirement: its label, and each of several things that satisfy it. The base's own name of a single one
 * isn't searched for where the posting says another. A tool of one word is found by its names alone: "excels" is no spreadsheet.
 */
export function phrasesOf(
  { kind, label, anyOf }: Pick<Requirement, "kind" | "label" | "anyOf">,
  language = "en",
): Phrase[] {
  const empty = kind === "certificate" ? ASKING_FOR_PAPER : ASKING;
  const said = label.split(/, (?:or )?| or /u);
  const named = anyOf.length > 1 ? anyOf.map((id) => skillById(id)?.name ?? id) : [];
  const isSaid = (id: string) => skillById(id) !== undefined || said.some((one) => one.toLowerCase() === id);
  const others = said.length === anyOf.length && anyOf.every(isSaid) ? said : named;
  const all = [label, ...others];
  const capitals = new Set(all.filter((one) => CAPITALS.test(one)).map((one) => one.toLowerCase()));
  const wordings = all.map((one) => one.toLowerCase());
  const isName = (one: string) => anyOf.some((id) => skillById(id)?.name.toLowerCase() === one);
  const opensWithVerb = (one: string) => kind === "duty" && isWorkVerb(one.split(" ", 1)[0]!);
  return [...new Set(wordings)]
    .map((one) => ({ one, phrase: phraseOf(one, language, empty, anyOf) }))
    .flatMap(({ one, phrase }) =>
      phrase && !(phrase.stems.length === 1 && (isToolName(one, anyOf) || isTradeNoun(one, anyOf)))
        ? [
            {
              ...phrase,
              does: phrase.does || opensWithVerb(one),
              isDuty: !phrase.does && opensWithVerb(one),
              isName: isName(one),
              isCapitals: capitals.has(one),
            },
          ]
        : [],
    );
}

function isToolName(label: string, anyOf: string[]): boolean {
  const id = skillByAlias(label);
  const kind = id !== null && anyOf.includes(id) ? skillById(id)?.kind : undefined;
  return kind === "tool" || kind === "emerging";
}

/** "physical" work is no physics, an "ethic" of work no ethics. */
const SCIENCE = /^(?:physics|economics|ethics|mechanics|dynamics)$/u;

/** "Accounting" is found by its name: an "account plan" shares its stem alone. */
function isTradeNoun(label: string, anyOf: string[]): boolean {
  return (GERUND_NOUNS.has(label) || SCIENCE.test(label)) && anyOf.some((id) => skillById(id) !== undefined);
}

function placeOf({ where, isTitle }: Passage): Place {
  if (where === "experience") return isTitle ? "title" : "line";
  return where === "summary" || where === "other" ? "told" : where;
}

/** Looks every wording up in a résumé; the best passage for each kind of place. */
export function searchFor(phrases: Phrase[], index: PassageIndex): SearchResult {
  const result: SearchResult = { best: {}, whole: [], entry: 0, anywhere: 0, negated: null };
  for (const phrase of phrases) {
    const { passages, own, entries, anywhere, denied } = sharesOf(phrase, index);
    result.anywhere = Math.max(result.anywhere, anywhere);
    for (const share of entries.values()) result.entry = Math.max(result.entry, share);
    for (const [at, share] of passages) {
      const found = { share, own: own.get(at) ?? 0, passage: index.passages[at]!, phrase };
      if (!isOtherThing(found)) keep(result, found);
    }
    for (const [at, share] of denied)
      if ((result.negated?.share ?? 0) < share)
        result.negated = { share, own: share, passage: index.passages[at]!, phrase };
  }
  return result;
}

/** Less of a wording in one passage is never shown. */
const WORTH_ASKING = 0.45;

/** All that a passage holds of a wording is one word within the name of something else, or no short form. */
function isOtherThing({ share, passage, phrase: { stems, skills = [], isCapitals } }: Found): boolean {
  if (share < WORTH_ASKING) return false;
  const held = stems.filter((one) => passage.stems.includes(one));
  if (isCapitals && !held.some((one) => isWrittenInCapitals(passage, one))) return true;
  return held.length === 1 && isPartOfOtherName(passage, held[0]!, skills);
}

function isWrittenInCapitals({ stems, starts, ends, line: { value } }: Passage, stemmed: string): boolean {
  return stems.some((one, at) => one === stemmed && CAPITALS.test(value.slice(starts[at], ends[at])));
}

const SAME_SHARE = 1e-9;

/** Keeps the better of two finds; of equal ones the first that says it in one breath, so that order in the file decides. */
function keep(result: SearchResult, found: Found): void {
  const place = placeOf(found.passage);
  if (found.own >= MET_OWN && (place === "line" || place === "project")) result.whole.push(found);
  const best = result.best[place];
  const more = found.share - (best?.share ?? 0);
  if (more > SAME_SHARE || (best && more > -SAME_SHARE && !tellsWhole(best) && tellsWhole(found)))
    result.best[place] = found;
}

function denies({ mayDeny, stems, starts, line }: Passage, stemmed: string): boolean {
  return mayDeny === true && isNegated(line.value, starts[stems.indexOf(stemmed)] ?? 0);
}

export function sharesHeld(phrase: Phrase, index: PassageIndex): ReadonlyMap<number, number> {
  return sharesOf(phrase, index).passages;
}

function sharesOf(phrase: Phrase, index: PassageIndex) {
  const passages = new Map<number, number>();
  const own = new Map<number, number>();
  const entries = new Map<number, number>();
  const denied = new Map<number, number>();
  let anywhere = 0;
  phrase.stems.forEach((stemmed, at) => {
    const whole = phrase.weights[at]! / phrase.total;
    const held = new Map<number, number>();
    const take = (word: string, share: number) => {
      for (const holder of index.byStem.get(word) ?? []) {
        if (held.has(holder)) continue;
        const passage = index.passages[holder]!;
        const people = phrase.people?.has(stemmed);
        if (people && !passage.stems.some((one, at) => one === word && isWhoDoes(passage, at))) continue;
        if (denies(passage, word)) denied.set(holder, (denied.get(holder) ?? 0) + share);
        else held.set(holder, share);
      }
    };
    take(stemmed, whole);
    for (const holder of held.keys()) own.set(holder, (own.get(holder) ?? 0) + whole);
    for (const kin of kinOf(stemmed)) take(kin, whole * FAMILY_SHARE);
    const byEntry = new Map<number, number>();
    let most = 0;
    for (const [holder, share] of held) {
      most = Math.max(most, share);
      passages.set(holder, (passages.get(holder) ?? 0) + share);
      const { where, entry } = index.passages[holder]!;
      if (where === "experience" && entry !== null)
        byEntry.set(entry, Math.max(byEntry.get(entry) ?? 0, share));
    }
    anywhere += most;
    for (const [entry, share] of byEntry) entries.set(entry, (entries.get(entry) ?? 0) + share);
  });
  return { passages, own, entries, anywhere, denied };
}
