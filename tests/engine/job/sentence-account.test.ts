import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { readPosting } from "../../../workers/engine/job/sentences/segments";
import { accountFor } from "../../../workers/engine/job/sentences/sentence-account";

const DESCRIPTION = [
  "Warehouse Supervisor",
  "About us",
  "Milltown Logistics has been moving goods since 1974 and is one of the largest employers in the valley.",
  "Responsibilities",
  "Plan the shifts of twelve pickers and packers",
  "Check incoming deliveries against purchase orders",
  "Requirements",
  "Experience with SAP and forklift trucks",
  "Benefits",
  "A company pension, private health insurance and 25 days of paid holiday",
  "We are an equal opportunity employer and welcome applications regardless of age, race or gender.",
  "To apply, send your CV to jobs@milltown.example by Friday",
].join("\n");

function fates() {
  const input = { title: "", description: DESCRIPTION };
  const posting = readPosting(input);
  // the description has no runs of white space, so that offsets of both texts differ by what stands before it alone
  const requirements = analyseJob(input).requirements.map((one) => ({
    ...one,
    quotes: one.quotes.map(({ text, start, end }) => ({ text, start: start - 2, end: end - 2 })),
  }));
  return { posting, account: accountFor(posting, requirements) };
}

test("every word of a posting belongs to a sentence that is accounted for", () => {
  const { posting, account } = fates();
  let at = 0;
  for (const { sentence } of account) {
    expect(posting.text.slice(at, sentence.start).trim()).toBe("");
    expect(posting.text.slice(sentence.start, sentence.end)).toBe(sentence.text);
    at = sentence.end;
  }
  expect(posting.text.slice(at).trim()).toBe("");
});

test.each([
  ["Plan the shifts", "requirement"],
  ["Experience with SAP", "requirement"],
  ["Responsibilities", "heading"],
  ["A company pension", "benefits"],
  ["We are an equal opportunity", "legal"],
])("%s: %s", (opening, fate) => {
  const { account } = fates();
  expect(account.find(({ sentence }) => sentence.text.startsWith(opening))?.fate).toBe(fate);
});

test("what is told of the employer and of applying is no unread request", () => {
  const { account } = fates();
  const told = account.filter(({ sentence }) => /Milltown|send your CV/.test(sentence.text));
  expect(told.length).toBeGreaterThan(0);
  for (const { fate } of told) expect(["praise", "process", "description", "legal"]).toContain(fate);
});

test("what seems to ask is told as unread where no requirement quotes it", () => {
  const input = { title: "", description: DESCRIPTION };
  const account = accountFor(readPosting(input), []);
  const sentence = account.find((one) => one.sentence.text.startsWith("Experience with SAP"));
  expect(sentence?.fate).toBe("unread");
});
