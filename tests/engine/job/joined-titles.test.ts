import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { occupationByTitle, occupationsByTitle } from "../../../workers/engine/knowledge";

const ids = (title: string) => occupationsByTitle(title).map((one) => one.id);

test("a title that joins two occupations names both", () => {
  expect(ids("Accountants and Auditors")).toEqual(["accountant", "auditor"]);
  expect(ids("Research and Development Engineer")).toHaveLength(1);
});

test.each([
  ["Enterprise Data Architect", "data-architect"],
  ["Python Web Developer", "web-developer"],
  ["Creative Marketing Director", "marketing-manager"],
])("%s is a %s, too: a known title ends it", (title, id) => {
  expect(ids(title)).toContain(id);
});

test("who assists somebody does not hold their post", () => {
  expect(ids("Executive Assistant to the Finance Director")).toEqual(["executive-assistant"]);
  expect(ids("Office Manager / Executive Assistant to the CEO")).not.toContain("chief-executive-officer");
});

test.each([
  ["Secondary school teachers, except special education", "high-school-teacher"],
  ["Company Name Registered Nurse", "registered-nurse"],
  ["Betriebsleiterin Distributionszentrum", "warehouse-supervisor"],
  ["Teamleiterin Warenausgang", "warehouse-supervisor"],
  ["Management Analyst", "management-consultant"],
])("%s is the work of a %s", (title, id) => {
  expect(occupationByTitle(title)?.id).toBe(id);
});

test("a template's empty field is no title", () => {
  expect(occupationByTitle("Company Name")).toBeNull();
});

test("a level alone in a posting's head is its level", () => {
  const description =
    "Brightloaf Ltd - Leeds - Senior\n\nResponsibilities: bake bread and train apprentices.";
  expect(analyseJob({ title: "Baker", description }).seniority).toBe("senior");
});
