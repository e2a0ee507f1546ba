import { expect, test } from "vitest";
import { namesPay } from "../../../workers/domain/postings/names-pay";

test.each([
  "Salary: 60,000 - 70,000 EUR",
  "We pay £18 an hour.",
  "€55k to €65k p.a.",
  "Jahresgehalt ab 52.000 € brutto",
  "Rémunération : 42 000 € par an",
  "USD 120,000 per year plus bonus",
])("%s names pay", (posting) => expect(namesPay(posting)).toBe(true));

test.each([
  "Competitive salary and a bonus.",
  "You run a budget of 11 million EUR.",
  "A firm with $40m in turnover",
  "5 years of experience, 30 days of leave",
])("%s names none", (posting) => expect(namesPay(posting)).toBe(false));

test("a long posting without an amount is read in no time", () => {
  expect(namesPay("1".repeat(100_000))).toBe(false);
});
