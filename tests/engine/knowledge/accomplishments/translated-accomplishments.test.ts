import { expect, test } from "vitest";
import { findTranslatedAccomplishments } from "../../../../workers/engine/knowledge";
import { tellsDoing } from "../../../../workers/engine/knowledge/accomplishments/find-translated-accomplishments";
import { stem } from "../../../../workers/engine/knowledge/lexical/stem";

const idsIn = (text: string, language: string) =>
  findTranslatedAccomplishments(text, language).map(({ id }) => id);

test.each([
  ["de", "Täglich Fahrzeuge vor der Ausfahrt geprüft", "vehicle-inspection"],
  ["de", "Verträge mit Hausverwaltungen verhandelt", "contract-negotiation"],
  ["de", "Planung der Speisekarte", "menu-planning"],
  ["fr", "Négocié les contrats d'entretien", "contract-negotiation"],
  ["fr", "Préparé les cours de la semaine", "lesson-planning"],
  ["ro", "Am administrat medicamente seara", "medication-administration"],
  ["ro", "Gestionarea stocurilor", "inventory-management"],
  ["fr", "Suivi et contrôle des coûts", "cost-control"],
  ["de", "Im Frühdienst Speisekarten geplant", "menu-planning"],
  ["de", "Fahrzeuge gereinigt und vor der Ausfahrt geprüft", "vehicle-inspection"],
  ["fr", "Répondu aux appels", "inbound-calls"],
  ["ro", "Am pregătit și am ambalat 30 de comenzi", "packing"],
  ["ro", "Am calibrat echipamente", "calibration"],
])("%s: %s", (language, text, skill) => {
  expect(idsIn(text, language)).toContain(skill);
});

test.each([
  ["de", "Mit Verträgen und Gästen zu tun, viel verhandelt"],
  ["fr", "Négocié avec les clients pour les contrats"],
  ["fr", "Clôturé chaque mois"],
  ["ro", "Am păstrat apa și am cumpărat teste"],
  ["en", "Planned the menu"],
  ["es", "Gestioné los contratos"],
  ["de", "Speisekarten gedruckt und Verträge geplant"],
])("%s: what a preposition, another verb or a time leads to was not done: %s", (language, text) => {
  expect(idsIn(text, language)).toEqual([]);
});

test("the words quoted are the text's own, and one long line stays cheap", () => {
  const text = "Speisekarte geplant";
  expect(findTranslatedAccomplishments(text, "de")).toEqual([
    { id: "menu-planning", start: 0, end: text.length, text },
  ]);
  expect(idsIn("geplant ".repeat(20_000), "de")).toEqual([]);
});

test.each([
  ["de", "Rechnungen geprüft und abgelegt", "check invoices", true],
  ["fr", "Préparation des documents de douane", "prepare customs documents", true],
  ["ro", "Am curățat camerele", "clean rooms", true],
  ["ro", "Am supravegheat șantierul", "supervise construction site", true],
  ["fr", "Rédaction de contrats pour des clients", "write contracts customers", true],
  ["de", "Räume gereinigt und desinfiziert", "clean disinfect rooms", true],
  ["fr", "Rédaction de rapports pour des clients", "write contracts customers", false],
  ["de", "Mit Rechnungen und Prüfern zu tun", "check invoices", false],
  ["fr", "Contrôlé avec les factures", "check invoices", false],
])("%s: says that a thing is done, and to what: %s", (language, line, asked, told) => {
  expect(tellsDoing(line, language, asked.split(" ").map(stem))).toBe(told);
});
