import { expect, test } from "vitest";
import { isSamePerson, phoneKeyOf } from "../../../workers/domain/applicants/duplicates/same-person";

const KATRIN = {
  name: "Katrin Petersen",
  email: "katrin@example.com",
  phoneKey: phoneKeyOf(["+49 40 6696 9385"]),
  textHash: "a",
};

function like(change: Partial<typeof KATRIN>) {
  return { ...KATRIN, email: "other@example.com", phoneKey: null, textHash: "b", ...change };
}

test.each([
  ["the same address in other letters", { email: "Katrin@Example.com " }],
  ["the same number, dialled at home", { phoneKey: phoneKeyOf(["040 66969385"]) }],
  ["the same words in another file", { textHash: "a", name: "Unread" }],
  ["a name with a title", { email: KATRIN.email, name: "Dr. Katrin Petersen" }],
  ["a name with an initial", { email: KATRIN.email, name: "K. Petersen" }],
  ["a second family name", { email: KATRIN.email, name: "Katrin Petersen-Ahrens" }],
  ["a name turned round", { email: KATRIN.email, name: "PETERSEN, Katrin" }],
])("one person: %s", (_, change) => {
  expect(isSamePerson(KATRIN, like(change))).toBe(true);
  expect(isSamePerson(like(change), KATRIN)).toBe(true);
});

test.each([
  ["a couple's address", { email: KATRIN.email, name: "Peter Petersen" }],
  ["an agency's own number", { phoneKey: KATRIN.phoneKey, name: "Olena Marchuk" }],
  ["initials alone", { email: KATRIN.email, name: "K. P." }],
  ["a namesake", {}],
  ["an address and no name", { email: KATRIN.email, name: null }],
  ["nothing at all", { email: null, name: null }],
])("two people, as far as anyone can tell: %s", (_, change) => {
  expect(isSamePerson(KATRIN, { ...like({}), ...change })).toBe(false);
  expect(isSamePerson({ ...like({}), ...change }, KATRIN)).toBe(false);
});

test("Müller and Mueller are one name", () => {
  const phoneKey = phoneKeyOf(["+49 171 5550 1020"]);
  const one = { name: "Jörg Müller", email: null, phoneKey, textHash: null };
  expect(isSamePerson(one, { ...one, name: "Joerg Mueller" })).toBe(true);
});

test("a number that is too short tells nobody", () => {
  expect(phoneKeyOf(["555 0102"])).toBeNull();
  expect(phoneKeyOf([])).toBeNull();
});
