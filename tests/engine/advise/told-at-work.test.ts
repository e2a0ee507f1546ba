import { expect, test } from "vitest";
import { parseResume, textToResume } from "../../../workers/engine";
import { resumeAdvice } from "../../../workers/engine/advise/resume/resume-advice";
import { isShownAtWork } from "../../../workers/engine/match/shown-skills";

function factsFrom(bullet: string, skills: string) {
  const text = `Iwona Sadowska\niwona@example.com\n+48 600 700 800\n\nExperience\nOffice Manager, Harbour Ltd, Gdynia\nMarch 2019 - May 2024\n- ${bullet}\n- Ordered paper for 40 desks\n\nEducation\nBachelor of Arts, Hill College, 2018\n\nSkills\n${skills}\n`;
  return parseResume(textToResume(text), { asOf: "2026-11" });
}

function adviceOn(bullet: string, skills: string) {
  return resumeAdvice(factsFrom(bullet, skills));
}

function listed(bullet: string, skills: string): string[] {
  return adviceOn(bullet, skills).flatMap(({ message }) =>
    message.code === "show-listed" ? message.names : [],
  );
}

test("what a line about work says in its own words isn't called only listed", () => {
  expect(
    listed("Kept six projects within budget and put hiring packets together", "budget, hiring, SAP"),
  ).toEqual(["SAP"]);
});

test("a pronoun shows no IT", () => {
  const facts = factsFrom("Kept the stock list and counted it twice a week", "IT, SAP");
  const listedIt = facts.skills.filter(({ name }) => name === "IT");
  expect(listedIt.map((skill) => isShownAtWork(skill, facts))).toEqual([false]);
});

test("nobody is asked to show where they used what every desk has", () => {
  expect(listed("Kept the files", "Microsoft Office, Typing, IT, SAP")).toEqual(["SAP"]);
});

test("nobody is asked to show where they used a trait", () => {
  expect(listed("Kept the files", "self-starter, team player, SAP")).toEqual(["SAP"]);
});

test("nobody is asked to show where they used a certificate", () => {
  expect(listed("Kept the files", "CISCO Certified Network Associate, SAP")).toEqual(["SAP"]);
});

test("what says how often needs no figure", () => {
  const asked = adviceOn("Balanced the books of the shop daily", "SAP").find(
    ({ message }) => message.code === "add-figures",
  );
  expect(asked?.message).toBeUndefined();
});

test("sentences without a blank between them are short ones", () => {
  const short = "Kept order at the gate and wrote down who came and when they left again".repeat(1);
  const advice = adviceOn(`${short}.${short}.${short}`, "SAP");
  expect(advice.some(({ message }) => message.code === "split-lines")).toBe(false);
});

test("a line of several short sentences needs no splitting, one long sentence does", () => {
  const short = Array.from({ length: 5 }, () => "Kept the files of forty desks in good order.").join(" ");
  const long = short.replaceAll(". Kept", " and kept");
  const codes = (bullet: string) => adviceOn(bullet, "SAP").map(({ message }) => message.code);
  expect(codes(short)).not.toContain("split-lines");
  expect(codes(long)).toContain("split-lines");
});

test.each([
  ["Provided notary services", true],
  ["Wound care", true],
  ["Diego Markets.", false],
  ["30% reduction).", false],
])("%s: saying more of it is asked for: %s", (bullet, asked) => {
  const codes = adviceOn(bullet, "SAP").map(({ message }) => message.code);
  expect(codes.includes("lengthen-lines")).toBe(asked);
});
