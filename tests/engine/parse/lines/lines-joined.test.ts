import { expect, test } from "vitest";
import { jobsOf, parseText, type Rows, readLaidOut } from "../support/resume-text";

const name: Rows[number] = ["Nora Lindqvist", { size: 24, bold: true }];
const heading = { size: 13, bold: true };
const job: Rows = [
  ["Experience", heading],
  ["Purser, Northside Yard Ltd\t2019 - 2022"],
  ["Education", heading],
  ["BSc Biology, University of Leeds, 2015"],
];

function listed(facts: ReturnType<typeof readLaidOut>): string[] {
  return facts.skills
    .filter(({ uses }) => uses.some(({ where }) => where === "listed"))
    .map((skill) => skill.name);
}

test.each([
  ["nora.lindqvist@harbour.", "example"],
  ["nora.lindqvist@har-", "bour.example"],
  ["nora.lindqvist", "@harbour.example"],
])("an address cut over two lines is one: %s / %s", (first, second) => {
  const facts = readLaidOut([name, [first], [second], ["+46 70 555 01 23"]]);
  expect(facts.emails.map(({ value }) => value)).toEqual([(first + second).trim()]);
});

test("a whole address takes nothing from the line below", () => {
  const facts = readLaidOut([name, ["nora@harbour.example"], ["Gothenburg"]]);
  expect(facts.emails.map(({ value }) => value)).toEqual(["nora@harbour.example"]);
});

test("a town without a comma before its region is a place", () => {
  expect(parseText("Nora Lindqvist\nHalifax Nova Scotia CA\nnora@example.org").location?.value).toBe(
    "Halifax Nova Scotia CA",
  );
});

test("an item of a list that is wrapped is one: its lines are closer than the items", () => {
  const item = (text: string, y: number): Rows[number] => [text, { y }];
  const facts = readLaidOut([
    name,
    ...job,
    ["Skills", heading],
    item("Hull plating", 150),
    item("Underwater", 171),
    item("inspection", 184),
    item("Rigging", 205),
    item("Crew rosters", 226),
    item("Tank cleaning", 247),
  ]);
  expect(listed(facts)).toEqual([
    "Hull plating",
    "Underwater inspection",
    "Rigging",
    "Crew rosters",
    "Tank cleaning",
  ]);
});

test("evenly set lines are items of their own", () => {
  const facts = readLaidOut([
    name,
    ...job,
    ["Skills", heading],
    ["Hull plating"],
    ["Underwater"],
    ["Inspection"],
    ["Rigging"],
  ]);
  expect(listed(facts)).toEqual(["Hull plating", "Underwater", "Inspection", "Rigging"]);
});

test("a name with a level over a row of items is a group, over its like it is a skill", () => {
  const group = readLaidOut([
    name,
    ...job,
    ["Skills", heading],
    ["Deck — Advanced"],
    ["Rigging\tMooring"],
    ["Office — Basic"],
    ["Crew rosters\tTank plans"],
  ]);
  expect(listed(group)).toEqual(["Rigging", "Mooring", "Crew rosters", "Tank plans"]);
  const skills = readLaidOut([
    name,
    ...job,
    ["Skills", heading],
    ["Rigging — Advanced"],
    ["Mooring — Basic"],
  ]);
  expect(listed(skills)).toEqual(["Rigging", "Mooring"]);
});

test("a sentence that continues below in small letters is no title", () => {
  const facts = readLaidOut([
    name,
    ["Experience", heading],
    ["Northside Yard Ltd", { bold: true }],
    ["April 2021 – Present"],
    ["Purser", { bold: true }],
    ["Partner to the chief steward and the head"],
    ["office."],
  ]);
  expect(jobsOf(facts)).toEqual(["Purser | Northside Yard Ltd | 2021-04..now"]);
});

test("contact details in a foot belong to no section, and their town is no skill", () => {
  const facts = parseText(
    "Nora Lindqvist\n\nExperience\nPurser, Northside Yard Ltd\t2019 - 2022\n\nSkills\nRigging, Mooring\nLeeds, United Kingdom | nora@example.org | 07700 900123",
  );
  expect(facts.location?.value).toBe("Leeds, United Kingdom");
  expect(facts.phones.map(({ value }) => value)).toEqual(["07700 900123"]);
  expect(listed(facts)).toEqual(["Rigging", "Mooring"]);
});
