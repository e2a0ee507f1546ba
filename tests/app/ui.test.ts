import { expect, test } from "vitest";
import { initialsOf } from "~/components/ui/data/avatar";
import { fittingOptions } from "~/components/ui/fields/combobox-filter";

const countries = ["Finland", "Côte d'Ivoire", "New Zealand", "Switzerland", "Zambia", "Åland Islands"].map(
  (label) => ({
    value: label,
    label,
  }),
);
const labels = (typed: string) => fittingOptions(countries, typed).map(({ label }) => label);

test("a combobox finds by the beginning, by later words and by what is inside, in this order", () => {
  expect(labels("z")).toEqual(["Zambia", "New Zealand", "Switzerland"]);
  expect(labels("land")).toEqual(["Finland", "New Zealand", "Switzerland", "Åland Islands"]);
});

test("a combobox minds neither accents nor case nor spaces around", () => {
  expect(labels(" COTE ")).toEqual(["Côte d'Ivoire"]);
  expect(labels("aland")).toEqual(["Åland Islands", "New Zealand"]);
  expect(labels("")).toHaveLength(countries.length);
  expect(labels("q")).toEqual([]);
});

test("initials are the first letters of the first and the last word", () => {
  expect(initialsOf("Ada Berg")).toBe("AB");
  expect(initialsOf("  maria  de la cruz ")).toBe("MC");
  expect(initialsOf("Cher")).toBe("C");
  expect(initialsOf("")).toBe("");
});
