import { expect, test } from "vitest";
import { analysePosting } from "../../workers/domain/jobs/analyse-posting";
import { editRequirements } from "../../workers/domain/jobs/edit-requirements";
import { coreSkillsOf, keywordsOf, preferredSkillsOf } from "../../workers/domain/jobs/rules";
import { jobFormSchema, requirementEditsSchema } from "../../workers/domain/jobs/schema";

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

test("the same posting has the same key, another posting another", () => {
  expect(analysePosting(form).analysisKey).toBe(analysePosting({ ...form }).analysisKey);
  expect(analysePosting({ ...form, title: "Other" }).analysisKey).not.toBe(analysePosting(form).analysisKey);
});

test("a recruiter's edits move, remove and add requirements", () => {
  const { job } = analysePosting(form);
  const python = job.requirements.find((requirement) => requirement.label === "Python");
  const postgres = job.requirements.find((requirement) => requirement.label === "PostgreSQL");
  const edits = requirementEditsSchema.parse({
    importance: { [python?.id ?? ""]: "nice", [postgres?.id ?? ""]: "ignore" },
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
