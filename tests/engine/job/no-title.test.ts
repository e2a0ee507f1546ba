import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";

const titleOf = (title: string, description = "Duties\n- Prepare food") =>
  analyseJob({ title, description }).title;

test.each(["Description", "Job Description", "Your role", "Experience range: 10+ years", "About us"])(
  "%s is no job title",
  (line) => {
    expect(titleOf(line)).toBe("");
  },
);

test.each([
  ["Job description: Data Scientist (Marketing)", "Data Scientist (Marketing)"],
  ["Position: Nurse", "Nurse"],
  ["We are looking for a Java Developer", "Java Developer"],
  ["Experience Designer", "Experience Designer"],
  ["Head of Experience: Retail", "Head of Experience: Retail"],
  ["Benefits Manager", "Benefits Manager"],
  ["Software Engineer: Skills Platform", "Software Engineer: Skills Platform"],
])("%s names the job %s", (line, title) => {
  expect(titleOf(line)).toBe(title);
});

test("where the first line is no title, the text's own is taken", () => {
  expect(titleOf("Job description", "We are hiring a Pastry Chef to join us.\n- Bake cakes")).toBe(
    "Pastry Chef",
  );
});

test("without a title, the employer's product makes no kind of work", () => {
  const description =
    "Larkfield builds the payroll platform of growing firms. Its offerings include payroll, benefits administration, employee engagement and performance management.\nRequirements\n- Two years of content marketing\n- Writing blog posts and editing web content\n- Copywriting";
  const { occupation, occupations = [] } = analyseJob({ title: "", description });
  expect(occupation ?? "").not.toMatch(/^hr|payroll|recruit/);
  expect(occupations[0]?.id ?? "").not.toMatch(/^hr|payroll|recruit/);
});
