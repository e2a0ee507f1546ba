import { type Language, NAMES, type Trade } from "./careers";

export type Section = "experience" | "education" | "skills";

/** How one career is put on paper. */
export type Look = {
  language: Language;
  /** sign and space in front of each point */
  bullet: string;
  dates: (from: string, to: string | null) => string;
  order: Section[];
};

export type Person = { trade: Trade; number: number };

const HEADINGS: Record<Language, Record<Section, string>> = {
  en: { experience: "Work Experience", education: "Education", skills: "Skills" },
  de: { experience: "Berufserfahrung", education: "Ausbildung", skills: "Kenntnisse" },
  fr: { experience: "Expérience professionnelle", education: "Formation", skills: "Compétences" },
  ro: { experience: "Experiență profesională", education: "Educație", skills: "Competențe" },
};
export const PRESENT: Record<Language, string> = { en: "Present", de: "heute", fr: "présent", ro: "prezent" };
const SCHOOL: Record<Language, string> = {
  en: "Secondary school diploma, Linden High School",
  de: "Mittlere Reife, Realschule Linden",
  fr: "Baccalauréat, Lycée des Tilleuls",
  ro: "Diplomă de bacalaureat, Liceul Teilor",
};
const EMPLOYERS = ["Brightwell Group Ltd", "Nordhof GmbH"];

export const usualLook: Look = {
  language: "en",
  bullet: "- ",
  dates: (from, to) => `${monthOf(from)} - ${to ? monthOf(to) : PRESENT.en}`,
  order: ["experience", "education", "skills"],
};

/** "2019-03" as "03/2019". */
export function monthOf(date: string): string {
  return `${date.slice(5)}/${date.slice(0, 4)}`;
}

/** A person's résumé in lines; the same person and look always give the same lines. */
export function writeResume({ trade, number }: Person, look: Look): string[] {
  const { language, bullet, dates, order } = look;
  const [first = "", second = "", third = ""] = trade.duties[language];
  const from = 2016 + (number % 4);
  const sections: Record<Section, string[]> = {
    experience: [
      `${trade.title[language]}, ${EMPLOYERS[number % 2]}`,
      dates(`${from}-03`, null),
      `${bullet}${first}`,
      `${bullet}${second}`,
      "",
      `${trade.title[language]}, ${EMPLOYERS[(number + 1) % 2]}`,
      dates(`${from - 3}-05`, `${from}-02`),
      `${bullet}${third}`,
      `${bullet}${first}`,
    ],
    education: [SCHOOL[language], `${from - 7} - ${from - 4}`],
    skills: [trade.skills[language].join(", ")],
  };
  const name = NAMES[number % NAMES.length]!;
  return [
    name,
    `${name.toLowerCase().replace(" ", ".")}@example.org | Leipzig, Deutschland`,
    ...order.flatMap((section) => ["", HEADINGS[language][section], ...sections[section]]),
  ];
}
