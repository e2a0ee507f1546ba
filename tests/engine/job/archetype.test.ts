import { expect, test } from "vitest";
import { archetypeOfTitle } from "../../../workers/engine/job";
import { readOccupationLines } from "../../../workers/engine/knowledge/compile/occupations";
import { OCCUPATION_FIELDS } from "../../../workers/engine/knowledge/occupations/fields";
import { sample } from "../../support/depth";
import { titleForms } from "../support/title-forms";

const TITLES = OCCUPATION_FIELDS.flatMap(readOccupationLines).flatMap(({ name, titles }) => [
  name,
  ...titles,
]);

/** Forms that the rules of the test make and no person would write. */
const NO_FORMS = new Set(["addetto alle pulizies", "addetta alle pulizies"]);

test("sex, number, case and marks of a title change nothing", () => {
  const other = sample("titles", TITLES, 2500).flatMap((title) => {
    const expected = archetypeOfTitle(title);
    return titleForms(title)
      .map(({ title: form }) => form)
      .filter((form) => !NO_FORMS.has(form) && archetypeOfTitle(form) !== expected);
  });
  expect(other).toEqual([]);
});

test("most titles of the base tell a kind of role", () => {
  const silent = TITLES.filter((title) => archetypeOfTitle(title) === null);
  expect(silent.length / TITLES.length).toBeLessThan(0.25);
});

test.each([
  ["Software Engineer", "Builder"],
  ["Softwareentwicklerin (m/w/d)", "Builder"],
  ["Développeuse web", "Builder"],
  ["Ingineră de sistem", "Builder"],
  ["Altenpflegerin", "Carer"],
  ["Enfermera", "Carer"],
  ["Verkäuferinnen", "Seller"],
  ["Account Manager", "Seller"],
  ["Product Manager", "Coordinator"],
  ["Sales Manager", "People manager"],
  ["Abteilungsleiterin", "People manager"],
  ["Geschäftsführerin", "Executive"],
  ["Staff Engineer", "Technical lead"],
  ["Industrieelektronikerin", "Craftsperson"],
  ["Köchin", "Craftsperson"],
  ["LKW-Fahrerin", "Operator"],
  ["quartz", null],
])("%s is of the kind %s", (title, kind) => {
  expect(archetypeOfTitle(title)).toBe(kind);
});
