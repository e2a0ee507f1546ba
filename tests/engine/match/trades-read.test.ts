import { expect, test } from "vitest";
import { seekerSays } from "../../../workers/copy/seeker";
import { jobAdvice } from "../../../workers/engine/advise";
import { analyseJob } from "../../../workers/engine/job";
import { findAccomplishments } from "../../../workers/engine/knowledge";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read/text";
import { OTHER_TRADES } from "./support/other-trades";
import { TRADES } from "./support/trades";
import { typed } from "./support/typed";

const people = [
  ...TRADES.map(({ trade, resume, post }) => ({ trade, text: typed(resume), post })),
  ...OTHER_TRADES.map(({ trade, resume, post }) => ({ trade, text: resume, post })),
].map(({ trade, text, post }) => ({
  trade,
  facts: parseResume(textToResume(text), { asOf: "2026-06" }),
  job: analyseJob(post),
}));

const adviceFor = (trade: string) => {
  const { facts, job } = people.find((one) => one.trade === trade)!;
  const sheet = scoreResume(facts, job);
  return { facts, job, sheet, advice: jobAdvice(facts, job, sheet) };
};
const statusOf = (trade: string, label: string) =>
  adviceFor(trade).sheet.scores.skills?.parts.find((part) => part.label === label)?.status;

test.each(people.map(({ trade }) => trade))("the %s, read from a text, wins the post that fits", (trade) => {
  const { facts, job } = people.find((one) => one.trade === trade)!;
  const own = scoreResume(facts, job).scores.relevancy!.value;
  expect(own).toBeGreaterThan(60);
  for (const other of people) {
    if (other.trade === trade) continue;
    expect(scoreResume(other.facts, job).scores.relevancy!.value, other.trade).toBeLessThan(own - 20);
    expect(scoreResume(facts, other.job).scores.relevancy!.value, other.trade).toBeLessThan(own - 20);
  }
});

test.each([
  ["warehouse", "Order picking"],
  ["warehouse", "Packing"],
  ["teacher", "Lesson planning"],
  ["chef", "Menu planning"],
  ["nurse", "Medication administration"],
  ["electrician", "Fault finding"],
  ["electrician", "Electrical wiring"],
  ["accountant", "Accounting"],
  ["lawyer", "Contract law"],
  ["hairdresser", "Hairdressing"],
  ["HR officer", "Recruitment"],
  ["carer", "Personal care"],
])("what the %s did shows %s", (trade, label) => {
  expect(statusOf(trade, label)).toBe("met");
});

test("a specialisation of one occupation is the same kind of work, all its months count", () => {
  for (const trade of ["welder", "lawyer"]) {
    const { sheet, facts } = adviceFor(trade);
    const parts = sheet.scores.experience!.parts;
    expect(parts.find(({ id }) => id === "similar-role")!.reason).toMatchObject({ closeness: "same" });
    if (facts.experience.length > 1) continue;
    expect(parts.find(({ id }) => id === "related-years")!.reason).toMatchObject({
      months: facts.totalMonths,
    });
  }
});

test("a vocational degree keeps its level", () => {
  const [degree] = adviceFor("hairdresser").facts.education;
  expect(degree!.degree!.value).toBe("NVQ Level 3");
  expect(degree!.field!.value).toBe("Hairdressing");
});

test("help with washing and dressing is personal care; help with windows is not", () => {
  const shown = (line: string) => findAccomplishments(line).map(({ id }) => id);
  expect(shown("Helped residents with dementia to eat, wash and dress")).toContain("personal-care");
  expect(shown("Helped residents with showering")).toContain("personal-care");
  expect(shown("Helped patients to find the ward and washed cars")).not.toContain("personal-care");
  expect(shown("Helped customers dress windows")).not.toContain("personal-care");
});

test("a more special skill answers the general one that a post asks for", () => {
  const sales = adviceFor("sales").sheet.scores.skills!.parts.find((part) => part.label === "Sales")!;
  expect(sales.evidence.length).toBeGreaterThan(0);
  expect(sales.reason.code).not.toBe("not-mentioned");
});

test.each(people.map(({ trade }) => trade))("no sentence to the %s says the same thing twice", (trade) => {
  const { advice } = adviceFor(trade);
  for (const { message } of [...advice.strengths, ...advice.gaps, ...advice.suggestions]) {
    const text = seekerSays(message);
    const sentences = text.split(/[.:] /).map((sentence) => sentence.slice(0, 30));
    expect(new Set(sentences).size, text).toBe(sentences.length);
  }
  expect(JSON.stringify(advice)).not.toMatch(
    /DOT compliance|Home health aide|Vendor sales|Elementary school/,
  );
});

test("a certificate ends before the words that lead to its date", () => {
  expect(adviceFor("hairdresser").facts.certificates.map((one) => one.value)).toEqual([
    "First aid at work",
    "Balayage masterclass",
  ]);
});
