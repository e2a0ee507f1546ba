import { expect, test } from "vitest";
import { normalPlace, placeInWords } from "../../../workers/engine/parse/contact/normal-place";

test.each([
  ["Austin, TX", "Austin, Texas, United States"],
  ["Austin TX 78701", "Austin, Texas, United States"],
  ["12 Oak Street, Chicago, Illinois 60601", "Chicago, Illinois, United States"],
  ["SEATTLE, WASHINGTON", "Seattle, Washington, United States"],
  ["10115 Berlin", "Berlin"],
  ["Berlin, Deutschland", "Berlin, Germany"],
  ["3 rue Haute, 69003 Lyon, France", "Lyon, France"],
  ["London SW1A 2AA, UK", "London, United Kingdom"],
  ["Greater Boston Area", "Boston"],
  ["Cluj-Napoca, România", "Cluj-Napoca, Romania"],
  ["Kleinkleckersdorf, Bayern", "Kleinkleckersdorf, Bayern"],
  ["Atlanta, Georgia", "Atlanta, Georgia, United States"],
  ["Norway", "Norway"],
])("%s is %s", (written, words) => {
  const place = normalPlace(written);
  expect(place && placeInWords(place)).toBe(words);
});

test.each(["Remote", "7 Spring Street", "—"])("%s names no place", (written) => {
  expect(normalPlace(written)).toBeNull();
});

test("a hostile place stays linear", () => {
  expect(() => normalPlace("a ".repeat(50_000))).not.toThrow();
});
