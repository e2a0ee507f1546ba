import { expect, test } from "vitest";
import { parseText } from "./support/resume-text";

function listed(text: string): string[] {
  return parseText(`Ada Winter\n\nSkills\n${text}\n`)
    .skills.filter(({ uses }) => uses.some(({ where }) => where === "listed"))
    .map(({ name }) => name);
}

const lists: [string, string, string[]][] = [
  ["commas", "Python, SQL, Docker", ["Python", "SQL", "Docker"]],
  ["semicolons and bars", "Python; SQL | Docker", ["Python", "SQL", "Docker"]],
  ["bullets", "• Python\n• SQL\n• Docker", ["Python", "SQL", "Docker"]],
  ["a category before", "Languages: Python, SQL\nTools: Docker", ["Python", "SQL", "Docker"]],
  [
    "a category before, without a colon",
    "Operating Systems Windows, Linux\nBuild Tool Ant, Maven",
    ["Windows", "Linux", "Ant", "Maven"],
  ],
  ["levels dropped", "Python (advanced), SQL - Intermediate, Docker 80%", ["Python", "SQL", "Docker"]],
  ["brackets opened", "Cloud (Docker, Kubernetes), SQL", ["Cloud", "Docker", "Kubernetes", "SQL"]],
  ["cells of a grid", "Python\tSQL\nDocker\tKubernetes", ["Python", "SQL", "Docker", "Kubernetes"]],
  ["chips run together", "PythonSQLDockerKubernetes", ["Python", "SQL", "Docker", "Kubernetes"]],
  ["a right to work left out", "USA Citizen, Python, Authorized to work in the US", ["Python"]],
  ["words that no base knows", "hedge laying, dry stone walling", ["hedge laying", "dry stone walling"]],
];

test.each(lists)("splits a list with %s", (_name, text, expected) => {
  expect(listed(text)).toEqual(expected);
});

test.each([
  ["Time management ability", "time-management"],
  ["Microsoft Office XP", "microsoft-office"],
  ["Meticulous attention to detail", "attention-to-detail"],
  ["Sales team awards of the region", null],
])("a listed name that is one skill but for a word or two is that skill: %s", (name, id) => {
  const facts = parseText(`Ada Winter\n\nSkills\n${name}, Dry stone walling\n`);
  expect(facts.skills.find((skill) => skill.name === name)?.id).toBe(id);
});

test.each([
  "No experience with Kubernetes yet.",
  "Keine Erfahrung mit Kubernetes.",
  "Sin experiencia en Kubernetes.",
  "Not familiar with Kubernetes, Docker used daily.",
  "Pas d'expérience avec Kubernetes.",
])("a denied skill is none: %s", (sentence) => {
  const names = parseText(`Ada\n\nSummary\n${sentence}\n`).skills.map(({ name }) => name);
  expect(names).not.toContain("Kubernetes");
});

test("months of a skill merge overlapping jobs and end with the last", () => {
  const facts = parseText(
    "Experience\nDeveloper, Acme Inc\t01/2018 - 12/2019\n- Built services in Python\nDeveloper, Beta Ltd\t07/2019 - 12/2020\n- Python for reports\n",
  );
  const python = facts.skills.find(({ name }) => name === "Python");
  expect(python?.months).toBe(36);
  expect(python?.lastUsed).toBe("2020-12");
  expect(python?.uses.map(({ where, entry }) => [where, entry])).toEqual([
    ["experience", 0],
    ["experience", 1],
  ]);
});

function listedIn(text: string): string[] {
  return parseText(text)
    .skills.filter(({ uses }) => uses.some(({ where }) => where === "listed"))
    .map(({ name }) => name);
}

test("programming languages under a heading of languages are skills, spoken ones are not", () => {
  const head = "Ada Byron\nada@example.com\n\nExperience\nDeveloper, Acme Inc\t01/2018 - 12/2019\n\n";
  const programming = ["Python", "TypeScript", "Java", "SQL"];
  expect(listedIn(`${head}Languages\n${programming.join(", ")}\n`)).toEqual(programming);
  expect(listedIn(`${head}Languages\nEnglish, German (basic), Java\n`)).toEqual([]);
});

test("a counted section sign before a heading's words is no bullet", () => {
  const education = "§01\tEDUCATION\nBSc in Physics, University of York\t2010 - 2013\n\n";
  const text = `Ada Byron\n\n${education}§02\tTOOL PANEL · SKILLS\nPython, Docker\n`;
  expect(listedIn(text)).toEqual(["Python", "Docker"]);
});

function idsIn(text: string): (string | null)[] {
  return parseText(text).skills.map(({ id }) => id);
}

test.each([
  ["c", "Education\nHill School\nMaths (C), English (B), Science (C)"],
  ["accounts-payable", "Experience\nBaker, Old Mill Ltd, 2012 - 2014\n- Managed a P&L of $12 million"],
  ["cpr", "Experience\nBaker, Old Mill Ltd, 2012 - 2014\n- Brought in a turnover of AED 2.5 million"],
  ["storage-area-networks", "Skills\nbudgeting, sales, San, scheduling"],
  ["electromagnetic-compatibility", "Skills\nCisco, EMC VNX, VMware"],
  ["textiles", "Experience\nFitter, Old Mill Ltd, 2012 - 2014\n- Had to trim and file parts to fit"],
  ["node-js", "Experience\nFitter, Old Mill Ltd, 2012 - 2014\n- Led fiber to the node projects"],
  ["ios", "Experience\nEngineer, Old Mill Ltd, 2012 - 2014\n- Kept the Cisco IOS routers of two plants"],
  ["law", "Awards\nGuest lecture at the Law School"],
])("a name in another sense isn't the skill %s", (id, text) => {
  expect(idsIn(`Ada Winter\n\n${text}\n`)).not.toContain(id);
});

test("a short name that a list alone gives is a language only beside other computing", () => {
  const skills = (list: string) => idsIn(`Ada Winter\n\nSkills\n${list}\n`);
  expect(skills("ADA, billing, FMLA, payroll")).not.toContain("ada");
  expect(skills("banking, C, closing, credit")).not.toContain("c");
  expect(skills("Ada, C, Java")).toEqual(expect.arrayContaining(["ada", "c", "java"]));
  expect(skills("Excel, R, Power BI, Statistics")).toContain("r");
});

test.each([
  ["Assisted the Commander of the Air Logistics Center", false],
  ["Ran the logistics of three warehouses", true],
])("a place is named after a skill, and shows none: %s", (line, isShown) => {
  const facts = parseText(`Experience\nClerk, Acme Inc\t01/2018 - 12/2019\n- ${line}\n`);
  expect(facts.skills.some(({ id }) => id === "logistics")).toBe(isShown);
});

test("years that a line's end cuts are no skill", () => {
  const facts = parseText(
    "Ada Winter\n\nSkills\nJava (Less than 1 year), Linux (Less\nthan 1 year), HTML (Less than\n1 year), Perl (Less than 1\nyear), CSS (2 years)\n",
  );
  expect(facts.skills.map(({ name }) => name).filter((name) => /less|than/iu.test(name))).toEqual([]);
  expect(parseText("Ada Winter\n\nSkills\nHTML, CSS, Less\n").skills.map(({ name }) => name)).toContain(
    "Less",
  );
});

test("an employer's name shows no skill, and what it does is told by its description", () => {
  const shown = (employer: string) =>
    parseText(
      `Ada Winter\n\nExperience\nTeam Assistant, ${employer}\nMay 2012 to June 2014\n- Kept the calendar.\n`,
    ).skills.map(({ id }) => id);
  expect(shown("Davis PLC")).not.toContain("plc-programming");
  expect(shown("Hill Web Design Ltd")).not.toContain("web-design");
  expect(shown("Web Design Agency")).toContain("web-design");
});

test("what is left of a sentence between commas is no skill, and a whole name is one", () => {
  const list = "Bread scoring, and a good, Ovens and, whether rye, Hygiene) Act, July 2012, OR theory";
  const named = listed(list);
  expect(named).toEqual(["Bread scoring", "OR theory"]);
});

test("a long list between slashes is no prose", () => {
  const { skills } = parseText(
    "Ada Winter\n\nCan do\nrewires / consumer units / testing / fire alarms / chargers / fault finding / lighting",
  );
  expect(skills.map(({ name }) => name)).toContain("rewires");
});
