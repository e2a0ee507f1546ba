import * as fc from "fast-check";
import { expect, test } from "vitest";
import { snapQuote } from "../../../workers/domain/models/snap-quote";
import { anchorQuotes, newToJob } from "../../../workers/domain/threads/proposals/anchor-quotes";
import { postingToSend } from "../../../workers/domain/threads/proposals/posting-to-send";
import { analyseJob } from "../../../workers/engine/job";

const POSTING = `Warehouse Lead
You bring experience with stock–taking, and know “lean” work.
Knowledge of ﬁre safety   rules. A forklift licence is a must.`;

const anchor = (...quotes: string[]) =>
  anchorQuotes({ requirements: quotes.map((quote) => ({ quote })) }, POSTING);

test.each([
  ["experience with stock-taking", "experience with stock–taking"],
  ['KNOW "LEAN" WORK', "know “lean” work"],
  ["fire safety rules", "ﬁre safety rules"],
  ["  forklift\u00a0\u200blicence\n", "forklift licence"],
])("%j is snapped to the posting's own words", (quote, label) => {
  const { proposals, dropped } = anchor(quote);
  expect([proposals.map((one) => one.label), dropped]).toEqual([[label], 0]);
});

test.each([
  "ten years of Haskell",
  "forklift driver",
  "orklift licenc",
  "forklift certificate is a must",
  "F",
  "",
  " ",
  `${"a".repeat(200)}`,
  POSTING,
])("%j isn't in the posting as a requirement, and is dropped", (quote) => {
  expect(anchor(quote)).toEqual({ proposals: [], dropped: 1 });
});

const words = POSTING.split(/\s+/);
const anything = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(fc.constantFrom(...words, "Haskell", "100", "ignore"), { maxLength: 6 })
    .map((some) => some.join(" ")),
  fc.tuple(fc.nat(POSTING.length), fc.nat(60)).map(([at, length]) => POSTING.slice(at, at + length)),
);

test("whatever a model answers, what is kept of it stands in the posting where it says, and twice in no place", () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 60 }), (quotes) => {
      const { proposals, dropped } = anchor(...quotes);
      expect(proposals.length + dropped).toBeLessThanOrEqual(quotes.length);
      for (const { label, start, end } of proposals)
        expect(POSTING.slice(start, end).replace(/\s+/g, " ").trim()).toBe(label);
      const ends = proposals.map(({ start, end }) => [start, end]).sort(([a = 0], [b = 0]) => a - b);
      ends.reduce((before, [start = 0, end = 0]) => {
        expect(start).toBeGreaterThanOrEqual(before);
        return end;
      }, 0);
    }),
  );
});

test("unlawful criteria and addresses are dropped though the posting says them", () => {
  const posting = "Under 35 years old. Write to mara@example.com. Knowledge of SAP.";
  const requirements = ["Under 35 years old", "mara@example.com", "SAP"].map((quote) => ({ quote }));
  const { proposals, dropped } = anchorQuotes({ requirements }, posting);
  expect([proposals.map(({ label }) => label), dropped]).toEqual([["SAP"], 2]);
});

test("what the job asks for already isn't proposed again", () => {
  const description = "Requirements:\n- Python\n- Experience with tidal turbines";
  const job = analyseJob({ title: "Engineer", description, requirements: "" });
  const posting = `Engineer\n${description}`;
  const at = (label: string) => ({ label, ...snapQuote(label, posting)! });
  const kept = newToJob([at("Python"), at("tidal turbines")], {
    ...job,
    requirements: job.requirements.slice(0, 1),
  });
  expect(job.requirements[0]?.label).toBe("Python");
  expect(kept.map(({ label }) => label)).toEqual(["tidal turbines"]);
});

test("what is sent of a posting names neither the client nor anybody's address or number", () => {
  const text = postingToSend({
    title: "Warehouse Lead",
    companyName: "Nordwind (Oslo)",
    jobDescription:
      "Nordwind (Oslo) looks for a lead. You know SAP.\nAsk Mara Lind, mara@example.com! Or call Ola on +47 22 33 44 55.\nMore at www.example.com",
    requirements: "Forklift licence",
  });
  expect(text).toContain("the company looks for a lead. You know SAP.");
  expect(text).toContain("Forklift licence");
  for (const gone of ["Nordwind", "Mara", "example.com", "Ola", "22 33"]) expect(text).not.toContain(gone);
});
