import type { JobProfile } from "../../../engine/types";
import { NEW_REQUIREMENT } from "../../threads/job-options";
import { editRequirements } from "../../threads/requirements/edit-requirements";
import type { RequirementEdits } from "../../threads/schema";
import type { StoredMatch } from "../stored-match";

type EditedJob = Pick<StoredMatch, "job" | "jobAsRead">;

/** Rows of requirements that the job doesn't have are ignored: its posting may have been read again since. */
export function editJob({ job, jobAsRead = job }: EditedJob, edits: RequirementEdits): EditedJob {
  const known = new Set([...job.requirements, ...(job.leftOut ?? [])].map(({ id }) => id));
  const rows = edits.rows.filter(({ id }) => known.has(id) || id.startsWith(NEW_REQUIREMENT));
  const edited = editRequirements(job, { ...edits, rows });
  return isSame(edited, jobAsRead) ? { job: jobAsRead } : { job: edited, jobAsRead };
}

/** A job that was read again, with what the person had changed in the earlier reading. */
export function withEdits(read: JobProfile, { job, jobAsRead }: EditedJob): EditedJob {
  if (!jobAsRead) return { job: read };
  const before = new Map(jobAsRead.requirements.map((one) => [one.id, one.importance]));
  const struck = (job.leftOut ?? []).map(({ id }) => ({ id, importance: "ignore" as const, merged: [] }));
  const others = job.requirements
    .filter(({ id, importance }) => before.get(id) !== importance)
    .map(({ id, importance, label }) =>
      before.has(id)
        ? { id, importance, merged: [] }
        : { id: NEW_REQUIREMENT + id, importance, label, merged: [] },
    );
  return editJob({ job: read }, { rows: [...struck, ...others], addedMust: [], addedNice: [] });
}

function isSame(one: JobProfile, other: JobProfile): boolean {
  const named = ({ requirements }: JobProfile) =>
    requirements.map(({ id, importance }) => `${importance} ${id}`).sort();
  return JSON.stringify(named(one)) === JSON.stringify(named(other));
}
