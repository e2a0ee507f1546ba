import { expect, test } from "vitest";
import { parseText } from "./support/resume-text";

function languages(summary: string): string[] {
  return parseText(`Ada Winter\n\nSummary\n${summary}\n\nEducation\nHill College 2004\n`).languages.map(
    ({ language, level }) => `${language}/${level ?? "-"}`,
  );
}

test.each([
  [
    "Relationship manager, fluent in both English and Spanish, who likes numbers.",
    ["English/fluent", "Spanish/fluent"],
  ],
  [
    "Highly skilled and patient bilingual (English/Spanish) cook of more than ten years.",
    ["English/bilingual", "Spanish/bilingual"],
  ],
  ["Oral and written proficiency in English & Romanian.", ["English/proficiency", "Romanian/proficiency"]],
  ["Traveller, speaker of French, and lover of bread.", ["French/-"]],
  [
    "Single. Languages Known : English, Hindi, Tamil and Malayalam. Place: Leeds",
    ["English/-", "Hindi/-", "Tamil/-", "Malayalam/-"],
  ],
  ["German speaker", ["German/-"]],
  ["Speaks Polish and Czech with the growers.", ["Polish/-", "Czech/-"]],
])("%s says which languages somebody speaks", (summary, spoken) => {
  expect(languages(summary)).toEqual(spoken);
});

test.each([
  "Taught English to Spanish-speaking families.",
  "Fluent in Java and SQL.",
  "Proficient in polish and wax for floors.",
  "Worked with native speakers of many languages and French bread.",
])("%s claims none", (summary) => {
  expect(languages(summary)).toEqual([]);
});
