import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { readPosting } from "../../../workers/engine/job/sentences/segments";
import { findSkills } from "../../../workers/engine/knowledge";

function ask(line: string) {
  return analyseJob({ title: "Management Accountant", description: `Requirements\n- ${line}` });
}

test.each([
  ["Fluent Dutch and good English", { dutch: "C1", english: "B2" }],
  ["Good Dutch and fluent English", { dutch: "B2", english: "C1" }],
  ["Fluent in Dutch and English", { dutch: "C1", english: "C1" }],
  ["Excellent written and spoken English", { english: "C1" }],
  ["Sehr gutes Deutsch und gute Englischkenntnisse", { german: "C1", english: "B2" }],
])("%s: each language has its own level", (line, levels) => {
  const asked = ask(line).requirements.filter(({ kind }) => kind === "language");
  expect(Object.fromEntries(asked.map(({ anyOf, level }) => [anyOf[0], level]))).toEqual(levels);
});

test.each([
  ["Bachelor of Education or equivalent recognised primary teaching qualification", false],
  ["Bachelor's degree or a comparable diploma", false],
  ["Bachelor's degree or equivalent", true],
  ["Bachelor's degree in Geology, Hydrology or equivalent", false],
  ["Bachelor's degree in Geology, Hydrology, or equivalent experience", true],
  ["Bachelor's degree in Geology or equivalent, or equivalent practical experience", true],
  ["Bachelor's degree or equivalent experience and qualifications", true],
  ["Bachelor's degree or equivalent qualification, or equivalent experience", true],
])("%s: whether experience may stand in for the degree is %s", (line, standsIn) => {
  const degree = ask(line).requirements.find(({ kind }) => kind === "education");
  expect(degree?.level).toBe("bachelor");
  expect(degree?.anyOf.includes("equivalent-experience")).toBe(standsIn);
});

test.each([
  ["3 to 6 years of experience in accounting, of which at least 2 years as a controller", 3],
  ["At least five years of experience, including two as a manager", 5],
  ["2 years of experience as a controller", 2],
])("%s: a part of the years doesn't lower them", (line, years) => {
  expect(ask(line).years.min).toBe(years);
});

test("fault finding is found however it is written", () => {
  for (const text of ["PLC fault finding", "Fault-find Siemens S7 PLCs", "tracing faults in panels"])
    expect(findSkills(text).map(({ id }) => id)).toContain("fault-finding");
});

test.each([
  ["Replace PLCs and inverter drives", "plc-programming", true],
  ["plcs, VFDs", "plc-programming", false],
  ["Conveyors and case packers", "packer", false],
  ["Terraform, Packer and Ansible", "packer", true],
])("%s: names %s, %s", (text, skill, isNamed) => {
  expect(findSkills(text).some(({ id }) => id === skill)).toBe(isNamed);
});

test.each([
  ["Experience supervising shift managers", "duty"],
  ["Willingness to work rotating shifts", "condition"],
  ["Prepare incident and shift reports", "duty"],
])("%s: a %s", (line, kind) => {
  const found = ask(line).requirements.filter(({ quotes }) => quotes.some(({ text }) => /shift/.test(text)));
  expect(found.map((one) => one.kind)).toEqual([kind]);
});

test.each([
  ["Integrate APIs of banks", "APIs"],
  ["Query streaming data in the cloud", "streaming data"],
  ["Query Redshift", "Amazon Redshift"],
])("%s: asked as %s", (line, label) => {
  expect(ask(line).requirements.map((one) => one.label)).toContain(label);
});

test.each([
  ["CPR/AED certification", true],
  ["Current CPR card", true],
  ["First aid/CPR", true],
  ["Doctoral studies at the Center for Protein Research (CPR) in Copenhagen", false],
])("%s: asks for a paper of first aid: %s", (line, isAsked) => {
  expect(ask(line).requirements.some(({ label }) => label === "CPR / first aid")).toBe(isAsked);
});

const SPOKEN = "Barber wanted.\nI'm after a third pair of hands.\n- You'll cut and shave\n- Don't be late";
test.each([
  [SPOKEN, "2s"],
  [SPOKEN.replaceAll("\n- ", " • ").replaceAll("\n", " "), "2s"],
  ["Barber\n- The postholder will cut and shave\n- Punctuality is required", "0s"],
  [`${SPOKEN}\n${"The salon opened long ago and has many customers of all ages. ".repeat(20)}`, "1l"],
])("an advertisement's register is told from its words alone", (description, register) => {
  expect(readPosting({ title: "", description }).register).toBe(register);
});
