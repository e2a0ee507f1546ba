import { expect, test } from "vitest";
import { analysePosting } from "../../workers/domain/postings/analyse-posting";
import { withoutCriteria } from "../../workers/domain/postings/without-criteria";
import { editRequirements } from "../../workers/domain/threads/requirements/edit-requirements";
import { jobFormProblem, jobFormSchema, requirementEditsSchema } from "../../workers/domain/threads/schema";
import { coreSkillsOf, keywordsOf, preferredSkillsOf } from "../../workers/domain/threads/thread-keywords";

const form = jobFormSchema.parse({
  title: "Backend Developer",
  companyName: "Fjordpay",
  jobDescription:
    "Requirements:\n- Python\n- PostgreSQL\n\nNice to have:\n- Terraform\n\nYou design payment systems for payment partners.",
});

test("the form's gaps are named in the spec's words, and the place defaults to Remote", () => {
  expect(form.location).toBe("Remote");
  const result = jobFormSchema.safeParse({ title: " ", companyName: "x", jobDescription: "y" });
  expect(result.error?.issues[0]?.message).toBe(
    "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.",
  );
});

test("a text that is too long is told so, and not that something is missing", () => {
  const messages = (change: object) =>
    jobFormSchema.safeParse({ ...form, ...change }).error?.issues.map((issue) => issue.message) ?? [];
  expect(jobFormProblem(messages({ jobDescription: "x".repeat(20_001) }))).toBe(
    "The job description may have up to 20,000 characters.",
  );
  expect(jobFormProblem(messages({ title: "x".repeat(201), companyName: "" }))).toMatch(/^Please fill in/);
});

test("a location that was left empty says nothing about where the work is done", () => {
  const jobDescription = "You work full time in our office.\nLocation: Berlin\n\nRequirements:\n- Python";
  const empty = jobFormSchema.parse({ title: "Developer", companyName: "Fjordpay", jobDescription });
  expect(analysePosting(empty).job).toMatchObject({ workMode: null, location: "Remote" });
  const remote = jobFormSchema.parse({ ...empty, location: "Remote" });
  expect(analysePosting(remote).job.workMode).toBe("remote");
});

test("the same posting has the same key, another posting another", () => {
  expect(analysePosting(form).analysisKey).toBe(analysePosting({ ...form }).analysisKey);
  expect(analysePosting({ ...form, title: "Other" }).analysisKey).not.toBe(analysePosting(form).analysisKey);
});

test("a recruiter's edits move, remove and add requirements", () => {
  const { job } = analysePosting(form);
  const python = job.requirements.find((requirement) => requirement.label === "Python");
  const postgres = job.requirements.find((requirement) => requirement.label === "PostgreSQL");
  const edits = requirementEditsSchema.parse({
    rows: [
      { id: python?.id, importance: "nice" },
      { id: postgres?.id, importance: "ignore" },
    ],
    addedMust: ["Kubernetes", "terraform"],
    addedNice: ["Quarkology"],
  });
  const edited = editRequirements(job, edits);
  expect(preferredSkillsOf(edited)).toContain("Python");
  expect(edited.requirements.some((requirement) => requirement.id === postgres?.id)).toBe(false);
  expect(coreSkillsOf(edited)).toEqual(expect.arrayContaining(["Kubernetes", "Terraform"]));
  expect(coreSkillsOf(edited).filter((label) => label.toLowerCase() === "terraform")).toHaveLength(1);
  const added = edited.requirements.find((requirement) => requirement.label === "Quarkology");
  expect(added).toMatchObject({ importance: "nice", anyOf: ["quarkology"], gate: false });
});

test("keywords are at most ten: the skills first, then at most five other words", () => {
  const { job } = analysePosting(form);
  const keywords = keywordsOf(job, form.jobDescription);
  const skills = [...coreSkillsOf(job), ...preferredSkillsOf(job)];
  expect(skills).toEqual(expect.arrayContaining(["Python", "PostgreSQL", "Terraform"]));
  expect(keywords.slice(0, skills.length)).toEqual(skills);
  expect(keywords.length).toBeLessThanOrEqual(Math.min(10, skills.length + 5));
  expect(keywords).toContain("partners");
  expect(keywords).not.toContain("requirements");
});

test.each(["Female", "under 35", "Deutsche Staatsangehörigkeit", "sans enfants"])(
  "%s can't be added: the error names the words and what they choose people by",
  (label) => {
    const { job } = analysePosting(form);
    const add = () => editRequirements(job, requirementEditsSchema.parse({ addedMust: [label] }));
    expect(add).toThrow(expect.objectContaining({ code: "criterion-refused", status: 400 }));
    expect(add).toThrow(`“${label}” can’t be a requirement: it chooses people by`);
  },
);

test("what only stands for a protected ground is told and not scored", () => {
  const { job } = analysePosting(form);
  const edited = editRequirements(job, requirementEditsSchema.parse({ addedMust: ["Digital native", "Go"] }));
  expect(coreSkillsOf(edited)).toContain("Go");
  expect(edited.requirements.map(({ label }) => label)).not.toContain("Digital native");
  expect(edited.refusedCriteria).toEqual([{ quote: "Digital native", ground: "age", verdict: "proxy" }]);
});

test("a deal-breaker that names a protected ground is refused; a posting that holds one is read without it", () => {
  const dealBreaker = { ...form, requirements: "Driving licence\nno children" };
  expect(() => analysePosting(dealBreaker)).toThrow(expect.objectContaining({ code: "criterion-refused" }));
  const posting = { ...form, jobDescription: `${form.jobDescription}\n- no children` };
  expect(analysePosting(posting).job.refusedCriteria).toEqual([
    { quote: "no children", ground: "family", verdict: "protected" },
  ]);
});

test("no keyword is made of what may not choose people", () => {
  const { job } = analysePosting(form);
  const text = "Female, Christian, childless. Reports for payments.";
  expect(keywordsOf(job, withoutCriteria(text)).join(" ")).not.toMatch(/female|christian|childless/i);
});
