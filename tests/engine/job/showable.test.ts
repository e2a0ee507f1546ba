import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { isShowable } from "../../../workers/engine/job/showable";

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
