import { expect, test } from "vitest";
import { editorRows } from "../../../app/routes/agency/threads/editor-rows";
import { requirementChangeInWords } from "../../../workers/copy/requirement-changes";
import { analysePosting } from "../../../workers/domain/postings/analyse-posting";
import { MAX_REQUIREMENTS } from "../../../workers/domain/threads/job-options";
import {
  diffRequirements,
  withChanges,
} from "../../../workers/domain/threads/requirements/diff-requirements";
import { editRequirements } from "../../../workers/domain/threads/requirements/edit-requirements";
import { onlyChanged } from "../../../workers/domain/threads/requirements/only-changed";
import { jobFormSchema, requirementEditsSchema } from "../../../workers/domain/threads/schema";
import type { JobProfile } from "../../../workers/engine/types";

const form = jobFormSchema.parse({
  title: "Payments Engineer",
  companyName: "Fjordpay",
  jobDescription:
    "Requirements:\n- At least 6 years of experience\n- 3+ years of Python\n- PostgreSQL\n- Bachelor's degree in Computer Science\n- German (B2)\n\nNice to have:\n- Terraform",
});
const { job } = analysePosting(form);

const edit = (from: JobProfile, rows: object[], more: object = {}) =>
  editRequirements(from, requirementEditsSchema.parse({ rows, ...more }));

function named(of: JobProfile, label: string | RegExp) {
  const found = of.requirements.find((one) =>
    typeof label === "string" ? one.label === label : label.test(one.label),
  );
  if (!found) throw new Error(`${label} isn't among ${of.requirements.map((one) => one.label).join(", ")}`);
  return found;
}

const idOf = (label: string | RegExp) => named(job, label).id;

test("what the editor shows, sent back as it is, changes nothing", () => {
  const rows = editorRows(job, "").map(({ id, group, label, gate, years, level, alternatives }) => ({
    id,
    importance: group,
    label,
    gate,
    minYears: years === "" ? null : Number(years),
    level: level || null,
    alternatives: alternatives ? alternatives.split(", ") : [],
  }));
  expect(edit(job, rows)).toEqual(job);
  expect(onlyChanged(job, requirementEditsSchema.parse({ rows })).rows).toEqual([]);
});

test("another text asks for another skill, and the posting's words no longer speak for it", () => {
  const edited = edit(job, [{ id: idOf("PostgreSQL"), label: "Kubernetes", alternatives: ["Docker"] }]);
  expect(named(edited, "Kubernetes")).toMatchObject({
    id: idOf("PostgreSQL"),
    anyOf: ["kubernetes", "docker"],
    quotes: [],
  });
});

test("an alternative will do as well, and the posting's words stay", () => {
  const edited = named(edit(job, [{ id: idOf("PostgreSQL"), alternatives: ["MySQL"] }]), "PostgreSQL");
  expect(edited.anyOf).toEqual(["postgresql", "mysql"]);
  expect(edited.quotes).toEqual(named(job, "PostgreSQL").quotes);
});

test("levels and years change with the words that name them, and the job's own years with theirs", () => {
  const years = named(job, /years of experience/);
  const edited = edit(job, [
    { id: years.id, minYears: 4 },
    { id: idOf("Python"), minYears: 5 },
    { id: idOf("German (B2)"), level: "C1" },
    { id: idOf("Bachelor's degree"), level: "master" },
  ]);
  expect(named(edited, "4 years of experience").minYears).toBe(4);
  expect(edited.years.min).toBe(4);
  expect(named(edited, "Python").minYears).toBe(5);
  expect(named(edited, "German (C1)").level).toBe("C1");
  expect(named(edited, "Master's degree")).toMatchObject({ level: "master", anyOf: ["master"] });
  expect(edit(job, [{ id: years.id, importance: "ignore" }]).years.min).toBeNull();
});

test("what the posting asks for is kept when it is left out, and comes back whole; what was typed is gone", () => {
  const without = edit(job, [{ id: idOf("Python"), importance: "ignore" }], { addedMust: ["Haskell"] });
  expect(without.leftOut?.map(({ label }) => label)).toEqual(["Python"]);
  const back = edit(without, [
    { id: idOf("Python"), importance: "must" },
    { id: "added:haskell", importance: "ignore" },
  ]);
  expect(back.leftOut).toBeUndefined();
  expect(diffRequirements(job, back)).toEqual([]);
  expect(edit(without, [], { addedNice: ["python"] }).leftOut).toBeUndefined();
});

test("merged requirements are one, which either skill meets, with the words of both", () => {
  const [kept, taken] = [named(job, "PostgreSQL"), named(job, "Terraform")];
  const edited = edit(job, [{ id: kept.id, merged: [taken.id], alternatives: ["Terraform"] }]);
  expect(edited.requirements).toHaveLength(job.requirements.length - 1);
  expect(named(edited, "PostgreSQL")).toMatchObject({
    anyOf: ["postgresql", "terraform"],
    quotes: [...kept.quotes, ...taken.quotes],
  });
  expect(diffRequirements(job, edited).map(requirementChangeInWords)).toContain(
    "“Terraform” merged into “PostgreSQL”",
  );
});

test.each([
  ["an empty one", { label: "  " }, "A requirement needs words."],
  ["one that is too long", { label: "x".repeat(121) }, "Please keep each requirement to 120 characters"],
  ["one that is there already", { label: "python" }, "“python” is there twice. Merge the two"],
  ["a protected criterion", { label: "Female" }, "“Female” can’t be a requirement"],
  ["one among the alternatives", { alternatives: ["under 35"] }, "“under 35” can’t be a requirement"],
])("%s is refused with a sentence", (_, part, message) => {
  expect(() => edit(job, [{ id: idOf("PostgreSQL"), ...part }])).toThrow(message);
});

test("a proxy that is typed over a requirement is told and not scored", () => {
  const edited = edit(job, [{ id: idOf("PostgreSQL"), label: "Digital native" }]);
  expect(edited.requirements.map(({ label }) => label)).not.toContain("Digital native");
  expect(edited.refusedCriteria).toEqual([{ quote: "Digital native", ground: "age", verdict: "proxy" }]);
});

test("a list that nobody reads to its end is refused, what a posting itself asks for never", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `new:${i}`, label: `Tool ${i}`, importance: "nice" }));
  const room = MAX_REQUIREMENTS - job.requirements.length;
  expect(edit(job, rows(room)).requirements).toHaveLength(MAX_REQUIREMENTS);
  expect(() => edit(job, rows(200))).toThrow("up to 100 requirements");
  const long = { ...job, requirements: edit(job, rows(room)).requirements };
  long.requirements = [...long.requirements, { ...named(job, "Python"), id: "skill:more", label: "More" }];
  expect(edit(long, [{ id: idOf("Python"), importance: "nice" }]).requirements).toHaveLength(101);
});

test("each change is said in words, and applying all of them gives the newer job", () => {
  const edited = edit(
    job,
    [
      { id: idOf("Python"), importance: "nice", minYears: 5, gate: true },
      { id: idOf("Terraform"), importance: "ignore" },
      { id: idOf("PostgreSQL"), label: "Kubernetes" },
    ],
    { addedMust: ["Haskell"] },
  );
  const changes = diffRequirements(job, edited);
  expect(changes.map(requirementChangeInWords)).toEqual([
    "“Python” now nice to have, was a must-have, now 5 years, was 3 years, now a deal-breaker",
    "“PostgreSQL” now reads “Kubernetes”",
    "“Terraform” left out, was nice to have",
    "“Haskell” added as a must-have",
  ]);
  expect(withChanges(job, changes, edited).requirements).toEqual(edited.requirements);
});
