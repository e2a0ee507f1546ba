import { occupationById, occupationByTitle, skillById } from "../../knowledge";
import { titleInEnglish } from "../../knowledge/titles/translated-title";
import { hasWorkWords } from "../../knowledge/work-words";

/** From this confidence on, a title in another language is as good as the English name of its occupation. */
const SURE_TITLE = 0.8;

/**
 * The English name of the occupation that a title names ("Registered Nurse" for "Staff RN"), for a résumé in English or a language
 * that has a list of work words.
 * @returns null for other languages and where no occupation is surely meant
 */
export function englishTitle(title: string, language: string): string | null {
  if (language !== "en" && !hasWorkWords(language)) return null;
  const found = occupationByTitle(titleInEnglish(title, language));
  return found && found.confidence >= SURE_TITLE ? (occupationById(found.id)?.name ?? null) : null;
}

/** The English name of a skill, for a résumé whose language has a list of work words; null as for titles. */
export function englishSkill(id: string | null, language: string): string | null {
  if (id === null || language === "en" || !hasWorkWords(language)) return null;
  return skillById(id)?.name ?? null;
}
