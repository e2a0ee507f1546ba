import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "../match/support/build-facts";

function jobWith(requirements: string) {
  return analyseJob({ title: "Engineer", description: "Build things.", requirements });
}

function gates(requirements: string): string[] {
  return jobWith(requirements)
    .requirements.filter((one) => one.gate)
    .map((one) => `${one.id} ${one.minYears ?? "-"}`);
}

test.each([
  ["5 years of experience with Python", ["skill:python 5"]],
  ["5+ years of Python", ["skill:python 5"]],
  ["At least 3 years of professional experience in Python", ["skill:python 3"]],
])("%s is a deal-breaker of the skill, not of years in all", (line, expected) => {
  expect(gates(line)).toEqual(expected);
});

test.each([
  ["5 years of experience", ["years:5-years-of-experience 5"]],
  ["5 years of experience, including Python", ["skill:python -", "years:5-years-of-experience 5"]],
  ["5 years of experience and good Python skills", ["skill:python -", "years:5-years-of-experience 5"]],
  ["10 years of Python\n3 years of experience", ["skill:python 10", "years:3-years-of-experience 3"]],
  ["5 years of experience in leadership", ["years:5-years-of-experience 5"]],
])("%s states years in all", (lines, expected) => {
  expect(gates(lines).sort()).toEqual(expected);
});

test("years of a skill still tell how much experience is usual for the job", () => {
  expect(jobWith("5 years of experience with Python").years.min).toBe(5);
});

test("years of a skill pass only where dated work with it adds up to them", () => {
  const job = jobWith("5 years of experience with Python");
  const result = (from: string, bullets: string[]) =>
    scoreResume(factsOf({ jobs: [{ title: "Engineer", from, to: "present", bullets }] }), job).gates[0]
      ?.result;
  expect(result("2018-01", ["Wrote Python services"])).toBe("pass");
  expect(result("2024-01", ["Wrote Python services"])).toBe("unknown");
  expect(result("2010-01", ["Wrote letters"])).toBe("unknown");
  const undated = factsOf({ jobs: [{ title: "Engineer", bullets: ["Wrote Python services"] }] });
  expect(scoreResume(undated, job).gates[0]?.result).toBe("unknown");
});

test("years of a thing make it a must, whatever stands around it", () => {
  const { requirements } = analyseJob({
    title: "Account Manager",
    description:
      "We require a minimum of five years of experience in an outside sales role. You will visit clients and write offers.",
  });
  const sales = requirements.find(({ label }) => label === "outside sales");
  expect(sales).toMatchObject({ importance: "must", minYears: 5 });
});

test.each([
  ["A minimum of 10 years offshore survey experience, preferably with heavy lifts", "offshore survey", 10],
  ["Four years of grain industry experience", "grain industry", 4],
  ["3 years of relevant experience", "3 years of experience", 3],
  ["3 years of harbour pilot experience", "3 years of experience", 3],
])("%s: the years are those of what they were spent on", (line, label, years) => {
  const { requirements } = analyseJob({
    title: "Harbour Pilot",
    description: `You guide ships into the port.\nRequirements\n- ${line}\n- Experience with radar`,
  });
  const dated = requirements.filter(({ minYears }) => minYears !== null);
  expect(dated.map((one) => [one.label.toLowerCase(), one.minYears])).toEqual([[label, years]]);
});
