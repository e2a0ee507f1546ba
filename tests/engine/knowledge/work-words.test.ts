import { expect, test } from "vitest";
import { stem } from "../../../workers/engine/knowledge/lexical/stem";
import { englishStems, hasWorkWords } from "../../../workers/engine/knowledge/work-words";

test.each([
  ["bestellungen", "de", ["order"]],
  ["kundenbetreuung", "de", ["customer", "care"]],
  ["gereinigt", "de", ["clean"]],
  ["commandes", "fr", ["order"]],
  ["géré", "fr", ["manage"]],
  ["clienților", "ro", ["customer"]],
  ["verificat", "ro", ["inspect", "check"]],
])("%s (%s) stands for its English words", (word, language, english) => {
  expect(englishStems(word, language)).toEqual(english.map(stem));
});

test("English, other languages and unknown words are left as they are", () => {
  expect(englishStems("orders", "en")).toEqual([]);
  expect(englishStems("pedidos", "es")).toEqual([]);
  expect(englishStems("xyzzy", "de")).toEqual([]);
  expect(englishStems("a".repeat(100_000), "de")).toEqual([]);
  expect([hasWorkWords("en"), hasWorkWords("ro"), hasWorkWords("es")]).toEqual([true, true, false]);
});
