import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { occupationByTitle, occupationsByTitle } from "../../../workers/engine/knowledge";

const ids = (title: string) => occupationsByTitle(title).map((one) => one.id);

test("a title that joins two occupations names both", () => {
  expect(ids("Accountants and Auditors")).toEqual(["accountant", "auditor"]);
  expect(ids("Research and Development Engineer")).toHaveLength(1);
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
