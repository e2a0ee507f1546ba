import { expect, test } from "vitest";
import { editJob, withEdits } from "../../../workers/domain/matches/requirements/edited-job";
import { analyseJob } from "../../../workers/engine/job";

const LINES = [
  "At least 3 years of Java",
  "Experience with Apache Kafka",
  "Docker in production",
  "Terraform",
];

function jobOf(lines: string[]) {
  return analyseJob({
    title: "Backend Engineer",
    description: ["What you bring", ...lines.map((line) => `- ${line}`)].join("\n"),
  });
}

const job = jobOf(LINES);
const idOf = (label: string) => job.requirements.find((one) => one.label === label)?.id ?? "";
const row = (label: string, importance: "nice" | "ignore") => ({ id: idOf(label), importance, merged: [] });
const edits = {
  rows: [row("Docker", "ignore"), row("Terraform", "nice")],
  addedMust: ["Kubernetes"],
  addedNice: [],
};

const asked = ({ requirements }: typeof job) =>
  requirements.map(({ label, importance }) => [label, importance]);

test("what was read stays beside what the person made of it", () => {
  const edited = editJob({ job }, edits);
  expect(asked(edited.job)).toEqual(
    expect.arrayContaining([
      ["Terraform", "nice"],
      ["Kubernetes", "must"],
    ]),
  );
  expect(asked(edited.job).map(([label]) => label)).not.toContain("Docker");
  expect(edited.jobAsRead).toBe(job);
});

test("a row of another posting changes nothing", () => {
  const rows = [{ id: "skill:cobol", importance: "must" as const, merged: [] }];
  expect(editJob({ job }, { rows, addedMust: [], addedNice: [] })).toEqual({ job });
});

test("what is put back by hand counts as read again", () => {
  const struck = editJob({ job }, { ...edits, rows: [row("Docker", "ignore")], addedMust: [] });
  const back = { rows: [{ id: idOf("Docker"), importance: "must" as const, merged: [] }] };
  expect(editJob(struck, { ...back, addedMust: [], addedNice: [] })).toEqual({ job });
});

test("a posting that is read again keeps what was changed, and nothing else", () => {
  const edited = editJob({ job }, edits);
  const other = jobOf([...LINES.slice(1), "Fluent German"]);
  const kept = withEdits(other, edited);
  const labels = asked(kept.job);
  expect(labels).toEqual(
    expect.arrayContaining([
      ["Terraform", "nice"],
      ["Kubernetes", "must"],
    ]),
  );
  expect(labels.map(([label]) => label)).not.toContain("Docker");
  expect(labels.length).toBe(other.requirements.length);
  expect(kept.jobAsRead).toBe(other);
  expect(withEdits(other, { job })).toEqual({ job: other });
});

test("what was added and then only mentioned is still there when the posting is read again", () => {
  const added = editJob({ job }, edits);
  const id = added.job.requirements.find(({ label }) => label === "Kubernetes")?.id ?? "";
  const rows = [{ id, importance: "context" as const, merged: [] }];
  const mentioned = editJob(added, { rows, addedMust: [], addedNice: [] });
  expect(asked(withEdits(jobOf(LINES), mentioned).job)).toContainEqual(["Kubernetes", "context"]);
});
