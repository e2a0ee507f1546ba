import { expect, test } from "vitest";
import { occupationByTitle, seniorityOf } from "../../../../workers/engine/knowledge";
import { readOccupationLines } from "../../../../workers/engine/knowledge/compile/occupations";
import { OCCUPATION_FIELDS } from "../../../../workers/engine/knowledge/occupations/fields";
import { isBroadTitle } from "../../../../workers/engine/knowledge/titles/broad-titles";
import { titleWords } from "../../../../workers/engine/knowledge/titles/title-words";
import { depth, sample } from "../../../support/depth";
import { countTried } from "../../support/count-tried";
import { titleForms } from "../../support/title-forms";

const TITLES = OCCUPATION_FIELDS.flatMap(readOccupationLines).flatMap(({ name, titles }) => [
  name,
  ...titles,
]);

/** How many titles `npm test` tries in other forms. */
const SAMPLE = 1500;

/** Forms that the rules of the test make and no person would write. */
const NO_FORMS = new Set([
  // plurals of a French complement, of an Italian one
  "gestionnaire paies",
  "responsable paies",
  "addetto alle pulizies",
  "addetta alle pulizies",
]);

function judged(title: string): string {
  const named = occupationByTitle(title);
  return `${named?.id} ${named?.confidence} ${seniorityOf(title)}`;
}

test("every title of the base names its occupation surely", () => {
  const telling = TITLES.filter((title) => !isBroadTitle(titleWords(title)));
  expect(telling.filter((title) => occupationByTitle(title)?.confidence !== 1)).toEqual([]);
});

test("sex, number, case, marks and hyphens of a title change nothing", () => {
  let tried = 0;
  const other = sample("titles in other forms", TITLES, SAMPLE).flatMap((title) => {
    const expected = judged(title);
    return titleForms(title).flatMap(({ as, title: form }) => {
      tried += 1;
      const found = judged(form);
      return found === expected || NO_FORMS.has(form)
        ? []
        : [`${as}: ${form} is ${found}, ${title} ${expected}`];
    });
  });
  countTried(tried);
  expect(other).toEqual([]);
  expect(tried).toBeGreaterThan(depth(5000, 50_000));
});

test.each([
  ["Elektroniker", "Elektronikerin"],
  ["Salesman", "Saleswoman"],
  ["Foreman", "Forewoman"],
  ["LKW-Fahrer", "LKW-Fahrerin"],
  ["Kfz-Mechaniker", "Kfz-Mechaniker/-in"],
  ["Chef de cuisine", "Cheffe de cuisine"],
  ["Leitender Ingenieur", "Leitende Ingenieurin"],
  ["Staatlich geprüfter Techniker", "staatlich geprüfte Technikerin"],
  ["Verkäufer", "Verkaeuferin"],
  ["Koch", "Koechin"],
  ["Vertriebsmitarbeiter", "Vertriebs-Mitarbeiterin"],
  ["Lkw-Fahrer", "Lkwfahrerin"],
  ["Call center agent", "Callcenter-Agentin"],
  ["Filialleiter", "Filialleitung (m/w/d)"],
  ["Directeur commercial régional", "directrice commerciale régionale"],
  ["Technicien de maintenance", "techniciennes de maintenance"],
  ["Jefe de cocina", "jefa de cocina"],
  ["Enfermero", "enfermer@"],
  ["Enfermeiro", "Enfermeira"],
  ["Infermiere", "infermiera"],
  ["Medewerker klantenservice", "Medewerkster klantenservice"],
  ["Verkoper", "Verkoopster"],
  ["Asistent medical", "asistentă medicală"],
  ["Inginer", "Inginere"],
  ["Waiter", "waiter or waitress"],
  ["Line cook", "Linecook"],
  ["Assistant store manager", "Asst. Store Mgr."],
  ["Director of operations", "Dir. of Ops"],
])("%s and %s are one title", (one, other) => {
  expect(judged(other)).toBe(judged(one));
});

test.each([
  ["animateur", "animator"],
  ["facteur", "factor"],
  ["styliste", "stylist"],
  ["trainee driver", "train driver"],
  ["compositeur", "compositor"],
  ["A/V technician", "technician"],
])("%s is no %s", (one, other) => {
  expect(judged(one)).not.toBe(judged(other));
});

test.each([
  ["Filialleiter", "Filialleiterin"],
  ["Leiter Einkauf", "Leiterinnen Einkauf"],
  ["Directeur", "Directrices"],
  ["Jefe de obra", "Jefa de obra"],
  ["Vorarbeiter", "Vorarbeiterin"],
  ["Teamleiter", "Teamleiter:in"],
  ["Werkstudent", "Werkstudentinnen"],
  ["Foreman", "Forewomen"],
  ["Manager", "Mgr."],
  ["Geschäftsführer", "GESCHÄFTSFÜHRERIN"],
  ["Auszubildender", "Auszubildende/r"],
])("%s and %s are at one level", (one, other) => {
  expect(seniorityOf(other)).toBe(seniorityOf(one));
});

test("a hundred kilobytes of one letter, or of one ending, are read at once", () => {
  for (const piece of ["a", "in", "er/-in ", "(m/w/d", "woman/", " "]) {
    const started = performance.now();
    const long = piece.repeat(100_000 / piece.length);
    occupationByTitle(long);
    seniorityOf(long);
    expect(performance.now() - started, piece).toBeLessThan(1000);
  }
});
