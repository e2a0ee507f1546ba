import type { JobProfile, Requirement } from "../../../engine/types";

/** `before` is null for what was added, `after` for what was taken out; `into`: the one that now asks for it as well. */
export type RequirementChange = { before: Requirement | null; after: Requirement | null; into?: string };

const isSame = (a: Requirement, b: Requirement) => JSON.stringify(a) === JSON.stringify(b);

function takesIn(merged: Requirement, { kind, anyOf }: Requirement): boolean {
  return merged.kind === kind && anyOf.length > 0 && anyOf.every((id) => merged.anyOf.includes(id));
}

/** What one version of a job's requirements changed of another: the changed and the taken out in the old order, then the added. */
export function diffRequirements(before: JobProfile, after: JobProfile): RequirementChange[] {
  const now = new Map(after.requirements.map((one) => [one.id, one]));
  const then = new Set(before.requirements.map(({ id }) => id));
  return [
    ...before.requirements.flatMap((one): RequirementChange[] => {
      const other = now.get(one.id) ?? null;
      if (other) return isSame(one, other) ? [] : [{ before: one, after: other }];
      const into = after.requirements.find((merged) => takesIn(merged, one))?.label;
      return [{ before: one, after: null, ...(into ? { into } : {}) }];
    }),
    ...after.requirements
      .filter(({ id }) => !then.has(id))
      .map((one): RequirementChange => ({ before: null, after: one })),
  ];
}

/** The job with these changes made. The years of the whole job change with the requirement that names them. */
export function withChanges(job: JobProfile, changes: RequirementChange[], to: JobProfile): JobProfile {
  const changed = new Map(
    changes.flatMap(({ before, after }) => (before ? [[before.id, after] as const] : [])),
  );
  const kept = job.requirements.flatMap((one) => {
    const other = changed.get(one.id);
    if (other === undefined) return [one];
    return other ? [other] : [];
  });
  const added = changes.flatMap(({ before, after }) => (!before && after ? [after] : []));
  const isYears = changes.some(({ before, after }) => (before ?? after)?.kind === "years");
  return { ...job, requirements: [...kept, ...added], years: isYears ? to.years : job.years };
}
