import { expect, test } from "vitest";
import { stem } from "../../../workers/engine/knowledge/lexical/stem";
import { titleInEnglish } from "../../../workers/engine/knowledge/titles/translated-title";
import { translatedSkill } from "../../../workers/engine/knowledge/translated-skill";
import {
  englishStems,
  hasWorkWords,
  partsInEnglish,
  readingsOf,
} from "../../../workers/engine/knowledge/work-words";

test.each([
  ["bestellungen", "de", ["order"]],
  ["kundenpflege", "de", ["customer", "care"]],
  ["gereinigt", "de", ["clean"]],
  ["commandes", "fr", ["order"]],
  ["clienților", "ro", ["customer"]],
  ["angajaților", "ro", ["employee", "staff"]],
  ["întrebările", "ro", ["question"]],
  ["entretenu", "fr", ["service", "maintain", "maintenance"]],
])("%s (%s) stands for its English words", (word, language, english) => {
  expect(englishStems(word, language)).toEqual(english.map(stem));
});

test.each([
  ["de", "kalibrierten", "calibrate"],
  ["fr", "sterilisées", "sterilize"],
  ["ro", "istorie", "history"],
  ["de", "sterilisationsprotokoll", "sterilize"],
  ["fr", "classées", "file"],
])("%s: %s is read by its spelling", (language, word, english) => {
  expect(englishStems(word, language)).toContain(stem(english));
});

test.each([
  ["fr", "collège"],
  ["ro", "patroni"],
  ["de", "spezifischen"],
  ["fr", "carton"],
])("%s: %s only looks like an English word", (language, word) => {
  expect(englishStems(word, language)).toEqual([]);
});

test("English, other languages and unknown words are left as they are", () => {
  expect(englishStems("orders", "en")).toEqual([]);
  expect(englishStems("pedidos", "es")).toEqual([]);
  expect(englishStems("xyzzy", "de")).toEqual([]);
  expect(englishStems("a".repeat(100_000), "de")).toEqual([]);
  expect([hasWorkWords("en"), hasWorkWords("ro"), hasWorkWords("es")]).toEqual([true, true, false]);
});

test("each part of a compound has its own words, of which one was said", () => {
  expect(partsInEnglish("kundenbestellungen", "de")).toEqual([["customer"], ["order"]]);
  expect(readingsOf("Gestion des risques", "fr")).toContainEqual(["manage", "risk"]);
  expect(readingsOf("Gestion de l'inconnaissable", "fr")).toEqual([]);
});

test.each([
  ["de", "Maschinenwartung", "machine-maintenance"],
  ["fr", "Contrôle des coûts", "cost-control"],
  ["ro", "Evaluarea riscurilor", "risk-assessment"],
  ["fr", "Contrôle des nuages", null],
  ["en", "Risk analysis", null],
])("%s: a skill that is told word for word: %s", (language, name, skill) => {
  expect(translatedSkill(name, language)).toBe(skill);
});

test.each([
  ["ro", "Inginer de mediu", "environmental engineer"],
  ["ro", "Zidar", "Zidar"],
  ["fr", "Directeur de nulle part", "Directeur de nulle part"],
  ["en", "Inginer de mediu", "Inginer de mediu"],
])("%s: a title is read by its words where no title is called so: %s", (language, title, english) => {
  expect(titleInEnglish(title, language)).toBe(english);
});
