import { expect, test } from "vitest";
import { ownPosting, ownPostings } from "../../scripts/train-posting-reader/own-postings";

const postings = ownPostings();

test("every label of our own postings quotes its text", () => {
  for (const { id, text, degree, requirements, not_requirements } of postings) {
    const quotes = [...requirements, ...not_requirements, ...(degree ? [degree] : [])].map(
      ({ quote }) => quote,
    );
    expect(
      quotes.filter((quote) => !text.includes(quote)),
      id,
    ).toEqual([]);
  }
});

test("our own postings have ids of their own, titles, and both what is asked and what isn't", () => {
  expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
  expect(postings.filter(({ title }) => title === "").map(({ id }) => id)).toEqual([]);
  expect(postings.filter(({ requirements }) => requirements.length < 3).map(({ id }) => id)).toEqual([]);
  const traps = postings.filter(({ not_requirements }) => not_requirements.length > 0);
  expect(traps.length).toBeGreaterThan(postings.length * 0.9);
});

test("a mark says kind, strength, years, names and choice", () => {
  const posting = ownPosting(
    "clerk\ntitle: Clerk\nyears: 2\nNeeds {t!2|Sage or Xero|Sage; Xero|any} and {bachelor?~|a degree or experience}, not {-|the choir}.",
  );
  expect(posting).toEqual({
    id: "own_clerk",
    text: "Clerk\n\nNeeds Sage or Xero and a degree or experience, not the choir.",
    title: "Clerk",
    company: null,
    years_min: 2,
    degree: { quote: "a degree or experience", level: "bachelor", importance: "nice", or_experience: true },
    requirements: [
      {
        name: "Sage",
        also: ["Xero"],
        kind: "tool",
        importance: "must",
        years: 2,
        any_of: true,
        quote: "Sage or Xero",
      },
    ],
    not_requirements: [{ quote: "the choir" }],
    marks: [
      { quote: "Sage or Xero", asks: true },
      { quote: "a degree or experience", asks: true },
      { quote: "the choir", asks: false },
    ],
  });
});

test("a mark that can't be read is refused", () => {
  expect(() => ownPosting("clerk\ntitle: Clerk\n{t|Sage}")).toThrow("{t|Sage}");
  expect(() => ownPosting("clerk\ntitle: Clerk\n{t!Sage}")).toThrow("clerk");
});
