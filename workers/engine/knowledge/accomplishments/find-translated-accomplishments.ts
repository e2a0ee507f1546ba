import type { SkillHit } from "../types";
import { foldAccents, foldedWords } from "../words";
import { englishWords, hasWorkWords } from "../work-words";
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
  ro: set("cu in la pe din pentru prin de catre spre sub fara dupa intre ca care despre sau dintr dintre"),
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
/** When something was done is no object: "clôturé chaque mois". */
const TIMES = set("daily weekly monthly annual");
const REACH = 6;

type Token = { start: number; end: number; word: string; english: readonly string[]; objects: string[] };
type Clause = { tokens: Token[]; language: string };

function clausesOf(text: string, language: string): Clause[] {
  const clauses: Token[][] = [[]];
  let last = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/[,;:.!?()|\t\n•]/.test(text.slice(last, match.index))) clauses.push([]);
    last = match.index + match[0].length;
    const lower = match[0].toLowerCase();
    const english = englishWords(lower, language);
    const objects = english.map((word) => foldedWords(word).join(" "));
    clauses.at(-1)!.push({ start: match.index, end: last, word: foldAccents(lower), english, objects });
  }
  return clauses.map((tokens) => ({ tokens, language }));
}

function objectsFrom({ tokens, language }: Clause, at: number, until: number): Token[] {
  const found: Token[] = [];
  let passed = false;
  for (let next = at; next < until && next - at < REACH; next += 1) {
    const token = tokens[next];
    if (!token || CLOSING[language]!.has(token.word)) break;
    if (found.length > 0 && GENITIVE[language]!.has(token.word)) break;
    const continues = language === "de" || ARTICLES.has(tokens[next + 1]?.word ?? "");
    if (passed && JOINING.has(token.word) && !continues) break;
    passed ||= !JOINING.has(token.word);
    if (token.english.length > 0 && !token.english.some((word) => TIMES.has(word))) found.push(token);
  }
  return found;
}

/** German sets the verb at the end: what is done opens the clause, up to the first word that leads elsewhere. */
function objectsOf(clause: Clause, verb: number): Token[] {
  const { tokens, language } = clause;
  if (language !== "de") return objectsFrom(clause, verb + 1, tokens.length);
  const lead = tokens[verb + 1];
  if (lead && GERMAN_OBJECT_LEAD.has(lead.word)) return objectsFrom(clause, verb + 2, tokens.length);
  const ends = verb === tokens.length - 1 || JOINING.has(lead?.word ?? "");
  return ends ? objectsFrom(clause, 0, verb) : [];
}

/**
 * A word has several English ones: only the first pair that tells a skill counts, the others would say more than was said. Where
 * English has a word between ("care for"), other languages mostly have none.
 */
function skillShown(skillOf: Map<string, string>, actions: string[], objects: string[]): string | null {
  for (const action of actions)
    for (const object of [...objects, ANYTHING])
      for (const particle of ["", ...PARTICLES]) {
        const id = skillOf.get(accomplishmentKey(`${action} ${particle}`.trim(), [object]));
        if (id) return id;
      }
  return null;
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
  for (const clause of clausesOf(text, language)) {
    clause.tokens.forEach((verb, at) => {
      const stems = verb.english
        .map((word) => actionStem(foldedWords(word)[0] ?? word))
        .filter((stem) => actions.has(stem));
      for (const object of stems.length > 0 ? objectsOf(clause, at) : []) {
        const id = skillShown(skillOf, stems, object.objects);
        const [start, end] = [Math.min(verb.start, object.start), Math.max(verb.end, object.end)];
        if (!id || seen.has(`${id} ${end}`)) continue;
        seen.add(`${id} ${end}`);
        hits.push({ id, start, end, text: text.slice(start, end) });
      }
    });
  }
  return hits;
}
