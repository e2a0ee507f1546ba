import { skillByAlias, skillById } from "../skill-base";
import { translatedSkill } from "../translated-skill";
import type { SkillHit } from "../types";
import { foldAccents, foldedWords } from "../words";
import { hasWorkWords, partsInEnglish, stemsOfParts } from "../work-words";
import { accomplishmentIndex } from "./accomplishment-index";
import { ANYTHING, accomplishmentKey, PARTICLES } from "./accomplishment-key";
import { actionStem } from "./action-words";

const set = (words: string): Set<string> => new Set(words.split(" "));

/** What follows these is where, how or for whom something was done, never what was done; accents folded. */
const CLOSING: Record<string, Set<string>> = {
  de: set(
    "in im an am auf aus bei beim bis durch fur gegen hinter mit nach neben ohne seit uber unter vom von vor wahrend wegen zu zum zur zwischen als wie per pro",
  ),
  fr: set(
    "avec dans pour par sur en a au aux chez sous sans vers selon depuis pendant entre lors comme via afin dont que qui",
  ),
  ro: set("cu in la pe din pentru prin catre spre sub fara dupa intre ca care despre sau dintr dintre"),
};
/** Behind the first noun these lead to another noun that belongs to it: "les commandes des clients". */
const GENITIVE: Record<string, Set<string>> = {
  de: set("des der eines einer"),
  fr: set("de du des d"),
  ro: set("de a al ale ai unui unei unor"),
};
/** A German noun of doing leads to its object with these: "Pflege von Bewohnern", "Führen der Bücher". */
const GERMAN_OBJECT_LEAD = set("von der des vom");
const JOINING = set("und et si sowie oder ou");
/** Behind "and" these go on with what is done: "les commandes et les stocks"; else another verb may follow. */
const ARTICLES = set("le la les l des du de leur leurs ses");
/** Right behind the verb these lead to whom or to what: "conseil aux clients", "răspuns la apeluri". */
const LEADING = set("a au aux la");
/** Romanian "have": another verb follows. */
const HAVING = "am";
/** When something was done is no object: "clôturé chaque mois". */
const TIMES = set("daily weekly monthly annual");
const REACH = 6;

/** `parts`: the English words, as the base folds them, for each part of a compound. */
type Token = {
  start: number;
  end: number;
  word: string;
  parts: string[][];
  stems: string[];
  isNoun: boolean;
};
type Clause = { tokens: Token[]; language: string };

function clausesOf(text: string, language: string): Clause[] {
  const clauses: Token[][] = [[]];
  let last = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/[,;:.!?()|\t\n•]/.test(text.slice(last, match.index))) clauses.push([]);
    last = match.index + match[0].length;
    const lower = match[0].toLowerCase();
    const parts = partsInEnglish(lower, language).map((part) => foldedWords(part.join(" ")));
    const isNoun = match[0] !== lower;
    const stems = stemsOfParts(lower, language).flat();
    clauses.at(-1)!.push({ start: match.index, end: last, word: foldAccents(lower), parts, stems, isNoun });
  }
  return clauses.map((tokens) => ({ tokens, language }));
}

function objectsFrom({ tokens, language }: Clause, at: number, until: number, owned = false): Token[] {
  const found: Token[] = [];
  let passed = false;
  let leads = 0;
  for (let next = at; next < until && next - at - leads < REACH; next += 1) {
    const token = tokens[next];
    if (!token) break;
    if (CLOSING[language]!.has(token.word)) {
      const noun = language === "de" ? nounFrom(tokens, next, until) : next;
      if (noun < 0 || (noun === next && (next > at || !LEADING.has(token.word)))) break;
      leads = Math.min(REACH, leads + noun - next + 1);
      next = noun;
      continue;
    }
    if (!owned && found.length > 0 && GENITIVE[language]!.has(token.word)) break;
    const continues = language === "de" || ARTICLES.has(tokens[next + 1]?.word ?? "");
    if (passed && JOINING.has(token.word) && !continues) break;
    if (JOINING.has(token.word) || token.word === HAVING) continue;
    const before = tokens[next - 1]?.word ?? "";
    const isVerb = !passed && language !== "de" && (JOINING.has(before) || before === HAVING);
    if (isVerb) continue;
    passed = true;
    if (token.parts.length > 0 && !token.parts.flat().some((word) => TIMES.has(word))) found.push(token);
  }
  return found;
}

/** German writes nouns with a capital: where a preposition's own noun stands, -1 where none follows. */
function nounFrom(tokens: Token[], at: number, until: number): number {
  const last = Math.min(until, at + REACH);
  for (let next = at + 1; next < last; next += 1) if (tokens[next]!.isNoun) return next;
  return -1;
}

/** Where the last word that joins another verb stands before a verb: -1 where none is near. */
function joinedBefore(tokens: Token[], verb: number): number {
  const first = Math.max(1, verb - 2 * REACH);
  for (let at = verb - 1; at >= first; at -= 1)
    if (JOINING.has(tokens[at]!.word) && !tokens[at - 1]!.isNoun) return at;
  return -1;
}

/**
 * German sets the verb at the end: what is done opens the clause, or follows the last verb before ("Wunden versorgt und
 * Medikamente verabreicht").
 * @param owned whether what an object belongs to counts as well: "les commandes des clients"
 */
function objectsOf(clause: Clause, verb: number, owned = false): Token[] {
  const { tokens, language } = clause;
  if (language !== "de") return objectsFrom(clause, verb + 1, tokens.length, owned);
  const lead = tokens[verb + 1];
  if (lead && GERMAN_OBJECT_LEAD.has(lead.word)) return objectsFrom(clause, verb + 2, tokens.length, owned);
  const ends = verb === tokens.length - 1 || JOINING.has(lead?.word ?? "");
  if (!ends) return [];
  const joined = joinedBefore(tokens, verb);
  const own = objectsFrom(clause, joined + 1, verb, owned);
  return own.length > 0 || joined < 0 ? own : objectsFrom(clause, 0, joined - 1, owned);
}

/** Of the verbs that "and" joins to one: "gewaschen und angekleidet", "am spălat și am îmbrăcat". */
function joinedVerbs(tokens: Token[], verb: number): string[] {
  if (!JOINING.has(tokens[verb + 1]?.word ?? "")) return [];
  const next = tokens[verb + 2]?.word === HAVING ? tokens[verb + 3] : tokens[verb + 2];
  return next && !next.isNoun ? next.stems : [];
}

/**
 * Whether a line in German, French or Romanian says that a thing is done, and at once to what: all the stems of its English
 * words. Of three and more the last may follow a preposition or a comma: "letters for lawyers".
 */
export function tellsDoing(text: string, language: string, stems: string[]): boolean {
  if (stems.length < 2) return false;
  return clausesOf(text, language).some((clause, place, clauses) =>
    clause.tokens.some((verb, at) => {
      const own = verb.stems;
      if (!stems.some((one) => own.includes(one))) return false;
      const done = [...own, ...joinedVerbs(clause.tokens, at)];
      const objects = objectsOf(clause, at, true).flatMap((one) => one.stems);
      const isTold = (said: string[]) => stems.every((one) => said.includes(one));
      if (isTold([...done, ...objects])) return true;
      if (stems.length < 3 || !stems.some((one) => objects.includes(one) && !done.includes(one)))
        return false;
      const [before, after] = language === "de" ? [REACH, 0] : [0, REACH];
      const near = clause.tokens.slice(Math.max(0, at - before), at + after + 1);
      const next = language === "de" ? [] : (clauses[place + 1]?.tokens.slice(0, REACH) ?? []);
      return isTold([...done, ...objects, ...[...near, ...next].flatMap((one) => one.stems)]);
    }),
  );
}

/**
 * A word has several English ones: only the first pair that tells a skill counts, the others would say more than was said. Where
 * English has a word between ("care for"), other languages mostly have none.
 */
function skillShown(skillOf: Map<string, string>, actions: string[], objects: string[][]): string | null {
  for (const action of actions)
    for (const object of objects)
      for (const particle of ["", ...PARTICLES]) {
        const id = skillOf.get(accomplishmentKey(`${action} ${particle}`.trim(), object));
        if (id) return id;
      }
  return null;
}

/** What an object of two words may be called in English, in either order; of one word, each that stands for it. */
function namesOf(object: Token, beside: Token[]): string[][] {
  const others = [...object.parts, ...beside.flatMap(({ parts }) => parts)];
  const pairs = object.parts.flatMap((part) =>
    others
      .filter((other) => other !== part)
      .flatMap((other) =>
        part.flatMap((one) =>
          other.flatMap((two) => [
            [one, two],
            [two, one],
          ]),
        ),
      ),
  );
  return [...pairs, ...object.parts.flat().map((one) => [one]), [ANYTHING]];
}

/**
 * Skills told as done in German, French or Romanian, by the English words for its words: "Patienten betreut". What a
 * preposition leads to shows nothing. Linear: what is looked at per word is bounded.
 */
export function findTranslatedAccomplishments(text: string, language: string): SkillHit[] {
  if (language === "en" || !hasWorkWords(language)) return [];
  const { actions, skillOf } = accomplishmentIndex();
  const hits: SkillHit[] = [];
  const seen = new Set<string>();
  const add = (id: string | null, start: number, end: number) => {
    if (!id || seen.has(`${id} ${end}`)) return;
    seen.add(`${id} ${end}`);
    hits.push({ id, start, end, text: text.slice(start, end) });
  };
  const clauses = clausesOf(text, language);
  for (const clause of clauses) {
    clause.tokens.forEach((verb, at) => {
      const stems = verb.parts
        .flat()
        .map(actionStem)
        .filter((action) => actions.has(action));
      const objects = stems.length > 0 ? objectsOf(clause, at).filter(({ word }) => word !== verb.word) : [];
      for (const [place, object] of objects.entries()) {
        const id = skillShown(skillOf, stems, namesOf(object, objects.slice(place + 1, place + 2)));
        const [start, end] = [Math.min(verb.start, object.start), Math.max(verb.end, object.end)];
        add(id, start, end);
      }
    });
  }
  if (language === "ro")
    for (const { tokens } of clauses)
      for (const { start, end } of tokens) add(skillWithArticle(text.slice(start, end)), start, end);
  for (const { tokens } of clauses)
    for (let at = 0; at < tokens.length; at += 1)
      for (let size = 1; size <= LONGEST_NAME && at + size <= tokens.length; size += 1) {
        const [start, end] = [tokens[at]!.start, tokens[at + size - 1]!.end];
        if (JOINING.has(tokens[at + size - 1]!.word)) break;
        const known = tokens.slice(at, at + size).filter(({ parts }) => parts.length > 0);
        if (tokens[at]!.parts.length === 0 || tokens[at + size - 1]!.parts.length === 0) continue;
        if (known.flatMap(({ parts }) => parts).length < 2) continue;
        add(translatedSkill(text.slice(start, end), language), start, end);
      }
  return hits;
}

/** Romanian writes "the" at a word's end: "salarizarea", "contabilității", "vânzările". */
const ARTICLE_ENDINGS: [RegExp, string][] = [
  [/(?<=[eiă])a$|le$|ul(?:ui)?$/u, ""],
  [/ii$/u, "e"],
];
const LEAST_NAME = 6;

function skillWithArticle(word: string): string | null {
  for (const [ending, without] of ARTICLE_ENDINGS) {
    const bare = word.replace(ending, without);
    if (bare === word || bare.length < LEAST_NAME) continue;
    const id = skillByAlias(bare);
    if (id && skillById(id)?.kind === "core") return id;
  }
  return null;
}

/** Words of a skill's name with those that join them: "gestion des stocks". */
const LONGEST_NAME = 4;
