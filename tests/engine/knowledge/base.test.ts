import { expect, test } from "vitest";
import { knowledgeProblems, knowledgeSizes } from "../../../scripts/check-knowledge";
import {
  allOccupations,
  allSkills,
  ancestors,
  isA,
  occupationById,
  skillByAlias,
  skillById,
} from "../../../workers/engine/knowledge";

test("the base is sound: no duplicate, cycle, orphan or unknown kind, and large enough", () => {
  expect(knowledgeProblems()).toEqual([]);
  expect(knowledgeSizes().skills).toBeGreaterThanOrEqual(2500);
});

test("a skill is found by any of its forms, and only by the whole of one", () => {
  for (const form of ["React", "react.js", "ReactJS", "REACT JS"]) expect(skillByAlias(form)).toBe("react");
  expect(skillByAlias("go")).toBe("go");
  expect(skillByAlias("Java developer with SQL")).toBeNull();
  expect(skillByAlias("")).toBeNull();
  expect(skillByAlias("excel at")).toBeNull();
});

test("more general skills are reached through parents", () => {
  expect(isA("react", "javascript")).toBe(true);
  expect(isA("react", "web-development")).toBe(true);
  expect(isA("javascript", "react")).toBe(false);
  expect(isA("react", "react")).toBe(true);
  expect(ancestors("react")).not.toContain("react");
  expect(ancestors("no-such-skill")).toEqual([]);
  expect(isA("mig-welding", "welding")).toBe(true);
});

test("parts count towards the whole, and products towards what they are bought for", () => {
  for (const one of ["snowflake", "bigquery", "teradata"])
    expect(isA(one, "data-warehousing"), one).toBe(true);
  for (const one of ["ssis", "dbt", "talend"]) expect(isA(one, "etl"), one).toBe(true);
  for (const one of ["budgeting", "profit-and-loss-management"])
    expect(isA(one, "financial-management"), one).toBe(true);
  for (const one of ["press-releases", "media-relations"])
    expect(isA(one, "public-relations"), one).toBe(true);
  for (const one of ["salesforce", "hubspot", "siebel"]) expect(isA(one, "crm"), one).toBe(true);
});

test("neighbours are other skills that exist", () => {
  for (const skill of allSkills()) {
    expect(skill.neighbours).not.toContain(skill.id);
    for (const other of skill.neighbours) expect(skillById(other), `${skill.id} ~ ${other}`).toBeDefined();
  }
  expect(skillById("angular")?.neighbours).toContain("react");
});

test("occupations name typical skills and relatives that exist", () => {
  for (const occupation of allOccupations()) {
    expect(occupation.skills.length, occupation.id).toBeGreaterThanOrEqual(5);
    for (const id of occupation.skills) expect(skillById(id)).toBeDefined();
    for (const id of occupation.related) expect(occupationById(id), id).toBeDefined();
  }
});

test.each([
  ["Jenkins", "Chef Infra"],
  ["LDAP", "Windows"],
  ["JIRA", "Visual Studio"],
  ["JUnit", "Cypress"],
  ["MySQL", "Redis"],
  ["React", "ESLint"],
  ["Amazon S3", "Amazon EC2"],
])("%s isn't called close to %s: they do other work", (one, other) => {
  const near = allSkills()
    .find(({ name }) => name === one)
    ?.neighbours.map((id) => skillById(id)?.name);
  expect(near).toBeDefined();
  expect(near).not.toContain(other);
});

test.each(["web-developer", "android-developer", "salesforce-developer"])(
  "%s is near software work",
  (id) => {
    expect(occupationById(id)?.related).toContain("software-engineer");
  },
);
