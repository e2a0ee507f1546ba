import { NOT_SAID, QUESTION_NAMES, QUESTIONS, type VoluntaryQuestion } from "../voluntary-words";

export const MEASURES = ["selection", "scoring"] as const;

export type Measure = (typeof MEASURES)[number];

export const TABLES = ["sex", "ethnicity", "sexByEthnicity", "ageBand"] as const;

/** Of people in no category at all, whose number the rules want to be told. */
export const UNKNOWN = "Unknown: asked, no answer";

export const unanswered = ({ asked, answers }: { asked: number; answers: number }) =>
  Math.max(0, asked - answers);

export type TableName = (typeof TABLES)[number];

export const TABLE_TITLES: Record<TableName, string> = {
  ...QUESTION_NAMES,
  sexByEthnicity: "Sex and race or ethnicity",
};

/** A group's key in words: "Female", or "Asian, female". */
export function groupName(table: TableName, key: string): string {
  const word = (question: VoluntaryQuestion, part = "") =>
    (QUESTIONS[question] as Record<string, string>)[part] ?? NOT_SAID;
  if (table !== "sexByEthnicity") return word(table, key);
  const [ethnicity, sex] = key.split("|");
  return `${word("ethnicity", ethnicity)}, ${word("sex", sex).toLowerCase()}`;
}
