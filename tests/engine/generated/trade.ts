/** Languages in which the same career is written. */
export const LANGUAGES = ["en", "de", "fr", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One trade: title, what is done, and skills, in each language, and an English posting for it. */
export type Trade = {
  title: Record<Language, string>;
  duties: Record<Language, string[]>;
  skills: Record<Language, string[]>;
  posting: { title: string; description: string };
};

/** Titles in the order of the languages; duties apart by bars, skills by commas. */
export function trade(
  title: string,
  duties: Record<Language, string>,
  skills: Record<Language, string>,
  posting: string,
): Trade {
  const titles = title.split(" | ");
  const of = <T>(pick: (language: Language, at: number) => T) =>
    Object.fromEntries(LANGUAGES.map((language, at) => [language, pick(language, at)])) as Record<
      Language,
      T
    >;
  return {
    title: of((_, at) => titles[at]!),
    duties: of((language) => duties[language].split(" | ")),
    skills: of((language) => skills[language].split(", ")),
    posting: { title: titles[0]!, description: posting },
  };
}
