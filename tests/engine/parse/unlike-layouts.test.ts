import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "./support/resume-text";

function jobs(body: string, heading = "Experience"): string[] {
  return jobsOf(parseText(`Ada Winter\n\n${heading}\n${body}\n`));
}

function schools(body: string, heading = "Education"): string[] {
  return schoolsOf(parseText(`Ada Winter\n\n${heading}\n${body}\n`));
}

function listed(text: string): string[] {
  return parseText(`Ada Winter\n\nSkills\n${text}\n`)
    .skills.filter(({ uses }) => uses.some(({ where }) => where === "listed"))
    .map(({ name }) => name);
}

test("the line under the title is employer and town, not a place", () => {
  expect(jobs("Warehouse Clerk\t2019 - 2021\nParcelway, Leeds\n- Packed parcels.")).toEqual([
    "Warehouse Clerk | Parcelway | 2019..2021",
  ]);
});

test("title, employer and town in one line are three things", () => {
  const body = "2021 - 2023: Crew Member, Pirate Pete's Burgers, Cary, NC\n- Trained new crew on the grill.";
  expect(jobs(body)).toEqual(["Crew Member | Pirate Pete's Burgers | 2021..2023"]);
});

test("a ward in the title stays with the title", () => {
  const body = "Staff Nurse, Acute Medical Ward, Foyle District Hospital\t2019 - 2021\n- Cared for patients.";
  expect(jobs(body)).toEqual(["Staff Nurse, Acute Medical Ward | Foyle District Hospital | 2019..2021"]);
});

test("a firm named after its trade and partners is the employer", () => {
  const body = "Legal Secretary\nBrodie Innes Solicitors\t2015 - 2020\n- Typed letters.";
  expect(jobs(body)).toEqual(["Legal Secretary | Brodie Innes Solicitors | 2015..2020"]);
});

test("an employer named behind a preposition counts only where it reads as one", () => {
  expect(jobs("Assistente administrativa em Câmara Municipal de Guimarães\t2013 - 2017\n- Arquivo.")).toEqual(
    ["Assistente administrativa | Câmara Municipal de Guimarães | 2013..2017"],
  );
  expect(jobs("Técnico en Electrónica Industrial\t2013 - 2017\nTalleres Ebro S.L.\n- Averías.")).toEqual([
    "Técnico en Electrónica Industrial | Talleres Ebro S.L. | 2013..2017",
  ]);
});

test("time off is no job and lends its neighbours nothing", () => {
  const body =
    "Nurse\nHill Hospital\n2015 - 2018\n- Wards.\nElternzeit\n2018 - 2020\nNurse\nLake Hospital\n2020 - 2022\n- Wards.";
  expect(jobs(body)).toEqual(["Nurse | Hill Hospital | 2015..2018", "Nurse | Lake Hospital | 2020..2022"]);
});

test.each(["Service and Experience", "Postes occupés", "Historia zatrudnienia", "Where I have worked"])(
  "%s is a heading of work",
  (heading) => {
    expect(jobs("Baker | Old Mill Ltd | 2019 - 2021\n- Bread.", heading)).toEqual([
      "Baker | Old Mill Ltd | 2019..2021",
    ]);
  },
);

test("what is under Qualifications decides whether they are studies or skills", () => {
  const study = "BSc Nursing\t2012 - 2016\nHill University";
  expect(schools(study, "Qualifications")).toEqual(["Hill University | BSc | Nursing"]);
  expect(schools("Wound care, Triage, Cannulation", "Qualifications")).toEqual([]);
});

test.each(["First-class honours", "Abschlussnote: 1,7", "Minor in Spanish", "Mention bien", "GPA: 3.7"])(
  "a remark under a study is no school: %s",
  (remark) => {
    expect(schools(`BSc Nursing\t2012 - 2016\nHill University\n${remark}`)).toEqual([
      "Hill University | BSc | Nursing",
    ]);
  },
);

test("a trade's qualification and its chamber are degree and school", () => {
  expect(schools("Logistikmeisterin (IHK), Handelskammer Hamburg\t2011 - 2013")).toEqual([
    "Handelskammer Hamburg | Logistikmeisterin (IHK) | -",
  ]);
});

test("names over lists are groups, not skills", () => {
  expect(listed("Data Analysis\nSQL, Python, dbt\nOperations\nScheduling, Budgets, Vendors")).toEqual([
    "SQL",
    "Python",
    "dbt",
    "Scheduling",
    "Budgets",
    "Vendors",
  ]);
});

test("an item of a separated list stays whole", () => {
  expect(listed("MathCAD, SAP PLM, GitHub Actions, Excel")).toEqual([
    "MathCAD",
    "SAP PLM",
    "GitHub Actions",
    "Excel",
  ]);
});

test("a qualification for a field keeps its words", () => {
  const [school] = schools(
    "Certified Business Specialist for Logistics Systems (IHK)\t2011 - 2013\nHandelskammer Hamburg",
  );
  expect(school).toContain("Handelskammer Hamburg | Certified Business Specialist for Logistics Systems");
});
