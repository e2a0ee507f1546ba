import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { isShowable } from "../../../workers/engine/job/phrases/showable";

test.each([
  "primary task",
  "final implementation",
  "key deadlines",
  "making sure",
  "paying attention",
  "Monday",
  "feet all day",
  "motivated administrator",
  "experienced pastry cook",
  "electrical",
  "contractual",
  "providing",
  "addition",
  "design",
])("%s names nothing that a résumé could show", (words) => {
  expect(isShowable(words)).toBe(false);
});

test.each([
  "payroll",
  "implementation of payroll systems",
  "taking blood samples",
  "setting type by hand",
  "night nursing",
  "analytical approach",
  "current labour law",
  "Go",
  "Spring",
  "reliable deliveries",
  "electrical fittings",
])("%s does", (words) => {
  expect(isShowable(words)).toBe(true);
});

const HEAD = "Front Desk Clerk\nRequirements\n- Two years at a front desk\n- Excel\n";

function labels(text: string): string[] {
  return analyseJob({ title: "", description: HEAD + text })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}

test("what is given is not asked for, though the same word may be the work", () => {
  const given = labels("- We offer meals, laundry and parking").join("; ");
  expect(given).not.toMatch(/laundry|parking|meals/);
  expect(labels("- Experience in hotel laundry").join("; ")).toContain("laundry");
});

test("days and the body are terms of the job, or nothing", () => {
  const asked = labels("- You must be happy on your feet all day\n- Work every Saturday").join("; ");
  expect(asked).not.toContain("feet");
});

test("what a paper covers isn't asked for apart from it", () => {
  const asked = labels("- OSHA 40-hour HAZWOPER training\n- ASE certification in brakes and electrical");
  expect(asked.filter((label) => /osha|hazwoper/.test(label))).toEqual(["hazwoper training"]);
  expect(asked).not.toContain("electrical");
});

test("a purpose leaves no loose end", () => {
  expect(labels("- Experience in coaching in order to win").join("; ")).not.toMatch(/in order/);
});
