import { stem } from "./lexical/stem";
import { allSkills, skillByAlias, skillById } from "./skill-base";
import { lowerWords } from "./words";
import { hasWorkWords, readingsOf } from "./work-words";

let loaded: Map<string, string> | undefined;

const memo = new Map<string, string | null>();
const MEMO_LIMIT = 5000;

const keyOf = (words: string[]): string => words.map(stem).sort().join(" ");

function load(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, name } of allSkills()) {
    const key = keyOf(lowerWords(name));
    if (!found.has(key)) found.set(key, id);
  }
  return found;
}

/**
 * The skill that a name in German, French or Romanian tells word for word: "Gestion des risques" is risk management.
 * @returns its id; null where a word is unknown, or no skill is called so in English
 */
export function translatedSkill(name: string, language: string): string | null {
  if (language === "en" || !hasWorkWords(language)) return null;
  const key = `${language} ${name}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const id = translated(name, language);
  if (memo.size < MEMO_LIMIT) memo.set(key, id);
  return id;
}

function translated(name: string, language: string): string | null {
  loaded ??= load();
  const readings = readingsOf(name, language);
  // one word has too many meanings
  for (const reading of readings[0]?.length === 1 ? readings.slice(0, 1) : readings) {
    const id =
      loaded.get(keyOf(reading)) ??
      skillByAlias(reading.join(" ")) ??
      skillByAlias(reading.toReversed().join(" "));
    // what a tool is called isn't translated
    if (id && skillById(id)?.kind !== "tool") return id;
  }
  return null;
}
