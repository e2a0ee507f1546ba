import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { MORE_LANGUAGES } from "../../../../workers/engine/knowledge/language-names";
import { languageNamed } from "../../../../workers/engine/parse/words/languages";

function languages(line: string) {
  const description = `Clinic Interpreter\nRequirements\n- Experience on a front desk\n- ${line}\n`;
  const found = analyseJob({ title: "", description }).requirements;
  return found
    .filter(({ importance }) => importance !== "context")
    .filter(({ kind, label }) => kind === "language" || /amharic|hmong|somali|twi|karen/i.test(label));
}

test.each([
  ["French, Amharic or Somali would be great", ["french", "amharic", "somali"], "nice"],
  ["Speaks Hmong, Karen or Lao", ["hmong", "karen", "lao"], "must"],
  ["Fluent in Tigrinya or Haitian Creole", ["tigrinya", "haitian creole"], "must"],
])("%s: one row of which any will do", (line, anyOf, importance) => {
  const found = languages(line);
  expect(found.map((one) => one.kind)).toEqual(["language"]);
  expect([...found[0]!.anyOf].sort()).toEqual([...anyOf].sort());
  expect(found[0]!.importance).toBe(importance);
});

test.each([
  ["Must speak Polish.", ["Polish"], "must"],
  ["Fluent in conversational Mandarin is highly desired.", ["Mandarin (C1)"], "nice"],
  ["Bilingual (English/Spanish) preferred", ["English (C1)", "Spanish (C1)"], "nice"],
  ["Bilingual in English and French is required", ["English (C1)", "French (C1)"], "must"],
  ["Fluent in Spanish or French", ["French or Spanish (C1)", "Spanish or French (C1)"], "must"],
  ["Limba engleză nivel mediu", ["English"], "must"],
])("%s: %s", (line, labels, importance) => {
  const found = languages(line);
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    expect(labels).toContain(one.label);
    expect(one.importance).toBe(importance);
  }
});

test("'polish' is a language only where it is spoken", () => {
  expect(languages("You polish glass and speak English").map(({ label }) => label)).toEqual(["English"]);
});

test("a language with the next item glued to it is asked for once, as a language", () => {
  const description =
    "Buyer\nAt least 2 years in a similar positionFluent EnglishStrong Excel and analytical skills.";
  const asked = analyseJob({ title: "", description }).requirements.map(
    ({ kind, label }) => `${kind} ${label}`,
  );
  expect(asked.filter((one) => /english/i.test(one))).toEqual(["language English (C1)"]);
});

test("a name that is a person's too is no language by itself", () => {
  expect(languages("Reports to Karen in the Irish branch office")).toEqual([]);
});

test("each language that is asked for is read from a résumé under the same name", () => {
  for (const [name] of MORE_LANGUAGES.filter(([one]) => !one.includes(" ")))
    expect(languageNamed(name.toLowerCase())).toBe(name);
});

test("a language that is an item of a list is asked for, a market is not", () => {
  const asked = analyseJob({
    title: "Trainer",
    description:
      "Preferred: Bachelor's degree, CPR, Spanish\nWe sell CPR courses in German, Spanish and other markets.",
  }).requirements.filter(({ kind }) => kind === "language");
  expect(asked.map(({ label, importance }) => [label, importance])).toEqual([["Spanish", "nice"]]);
});
