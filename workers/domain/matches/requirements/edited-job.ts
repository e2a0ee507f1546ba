import type { JobProfile } from "../../../engine/types";
import { editRequirements } from "../../threads/requirements/edit-requirements";
import type { RequirementEdits } from "../../threads/schema";
import type { StoredMatch } from "../stored-match";

type EditedJob = Pick<StoredMatch, "job" | "jobAsRead">;

/** Rows that the job doesn't have are passed over: its posting may have been read anew since. */
export function editJob({ job, jobAsRead = job }: EditedJob, edits: RequirementEdits): EditedJob {
  const known = new Set([...job.requirements, ...(job.leftOut ?? [])].map(({ id }) => id));
  const rows = edits.rows.filter(({ id }) => known.has(id));
  const edited = editRequirements(job, { ...edits, rows });
  return isSame(edited, jobAsRead) ? { job: jobAsRead } : { job: edited, jobAsRead };
}

/** A job that was read anew, with what the person had changed in the earlier reading. */
export function withEdits(read: JobProfile, { job, jobAsRead }: EditedJob): EditedJob {
  if (!jobAsRead) return { job: read };
  const before = new Map(jobAsRead.requirements.map((one) => [one.id, one.importance]));
  const leftOut = (job.leftOut ?? []).map(({ id }) => ({ id, importance: "ignore" as const, merged: [] }));
  const moved = job.requirements
    .filter(({ id, importance }) => before.has(id) && before.get(id) !== importance)
    .map(({ id, importance }) => ({ id, importance, merged: [] }));
  const added = job.requirements.filter(({ id }) => !before.has(id));
  const labels = (level: string) => added.filter(({ importance }) => importance === level).map(labelOf);
  return editJob(
    { job: read },
    { rows: [...leftOut, ...moved], addedMust: labels("must"), addedNice: labels("nice") },
  );
}

function labelOf({ label }: { label: string }): string {
  return label;
}

function isSame(one: JobProfile, other: JobProfile): boolean {
  const named = ({ requirements }: JobProfile) =>
    requirements.map(({ id, importance }) => `${importance} ${id}`).sort();
  return JSON.stringify(named(one)) === JSON.stringify(named(other));
}
