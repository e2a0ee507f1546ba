import { expect, test } from "vitest";
import { locationMatch } from "../../../workers/engine/match/location";

test.each([
  ["Leeds, UK", "Leeds", 1],
  ["Hamburg-Wilhelmsburg", "Hamburg, Germany", 1],
  ["Hamburg", "Hamburg-Altona", 1],
  ["Hamburg Altona", "Hamburg", 1],
  ["Hamburg-Altona", "Hamburg-Wilhelmsburg", 1],
  ["Köln-Ehrenfeld", "Cologne", 1],
  ["Cologne", "Köln (Ehrenfeld)", 1],
  ["München Schwabing", "Munich, Germany", 1],
  ["Paris 15e", "Paris", 1],
  ["75015 Paris", "Paris 11ème arrondissement", 1],
  ["1100 Wien", "Vienna, Austria", 1],
  ["London SE15 4QA", "London", 1],
  ["Stratford, London", "London, UK", 1],
  ["Frankfurt am Main", "Frankfurt", 1],
  ["Frankfurt/Main", "Frankfurt (Main)", 1],
  ["Newcastle upon Tyne", "Newcastle", 1],
  ["Springfield, IL", "Springfield, IL", 1],
])("%s is in %s", (home, place, match) => {
  expect(locationMatch(home, place)).toBe(match);
  expect(locationMatch(place, home)).toBe(match);
});

test.each([
  ["Stratford", "Stratford-upon-Avon"],
  ["Stratford, London", "Stratford-upon-Avon"],
  ["Frankfurt", "Frankfurt (Oder)"],
  ["Frankfurt am Main", "Frankfurt an der Oder"],
  ["Saint-Denis", "Saint-Malo"],
  ["Baden-Baden", "Baden-Württemberg"],
  ["London", "London Ontario"],
  ["Paris", "Paris Texas"],
  ["York", "New York"],
  ["Springfield, IL", "Springfield, MO"],
  ["Hamburg", "Homburg"],
  ["Bad Homburg", "Homburg"],
  ["Lyon", "Paris"],
])("%s is not %s", (home, place) => {
  expect(locationMatch(home, place)).toBe(0);
  expect(locationMatch(place, home)).toBe(0);
});

test("silence is no answer, and a remote job fits everybody who states a place", () => {
  expect(locationMatch(null, "Paris")).toBeNull();
  expect(locationMatch("Paris", " ")).toBeNull();
  expect(locationMatch("Paris", "Remote")).toBe(1);
});
