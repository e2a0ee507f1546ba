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
