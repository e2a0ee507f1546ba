import { judgeCriterion } from "../../../engine/criteria";
import type { JobProfile, RefusedCriterion, Requirement } from "../../../engine/types";
import { AppError } from "../../errors";
import { requireLawfulCriteria } from "../../postings/require-lawful-criteria";
import { LABEL_MAX, MAX_REQUIREMENTS, NEW_REQUIREMENT } from "../job-options";
import type { EditedRequirement, RequirementEdits } from "../schema";
import { editedRequirement, isTyped, newRequirement } from "./edited-requirement";

const sameWords = (label: string) => label.trim().toLowerCase();

type Kept = { requirements: Requirement[]; leftOut: Requirement[] };

/**
 * Applies the editor's rows to a job: what isn't named stays, a repeated label changes its importance, the posting's go to `leftOut`.
 * @throws AppError "criterion-refused"; "requirement-invalid" for one that is empty, too long or there twice, and for too many
 */
export function editRequirements(job: JobProfile, edits: RequirementEdits): JobProfile {
  const known = new Map([...job.requirements, ...(job.leftOut ?? [])].map((one) => [one.id, one]));
  const given = [...edits.rows, ...addedRows(edits)];
  const typed = given.filter((row) => row.importance !== "ignore" && isTyped(row, known.get(row.id)));
  for (const row of typed) requireWords(row);
  requireLawfulCriteria(typed.flatMap(wordsOf));
  const refused = new Map((job.refusedCriteria ?? []).map((one) => [sameWords(one.quote), one]));
  const rows = given.filter((row) => {
    const criteria = typed.includes(row) ? wordsOf(row).flatMap(proxyIn) : [];
    for (const one of criteria) refused.set(sameWords(one.quote), one);
    return criteria.length === 0;
  });
  const kept = editedRows(job, rows);
  for (const row of rows) if (!known.has(row.id) && row.importance !== "ignore") add(kept, row);
  requireDifferent(kept.requirements, new Set(typed.map(({ id }) => id)));
  if (kept.requirements.length > Math.max(MAX_REQUIREMENTS, job.requirements.length))
    throw invalid(`A job may have up to ${MAX_REQUIREMENTS} requirements. Leave some out or merge them.`);
  const { leftOut: _, ...rest } = job;
  const refusedCriteria = [...refused.values()];
  return {
    ...rest,
    years: yearsOf(job, kept.requirements),
    requirements: kept.requirements,
    ...(refusedCriteria.length > 0 ? { refusedCriteria } : {}),
    ...(kept.leftOut.length > 0 ? { leftOut: kept.leftOut } : {}),
  };
}

function wordsOf({ label = "", alternatives = [] }: EditedRequirement): string[] {
  return [label, ...alternatives];
}

function proxyIn(quote: string): RefusedCriterion[] {
  const judged = judgeCriterion(quote);
  return judged.verdict === "fine" ? [] : [{ quote, ground: judged.ground, verdict: judged.verdict }];
}

function invalid(message: string): AppError {
  return new AppError("requirement-invalid", { message });
}

function requireWords({ label }: EditedRequirement): void {
  if (label === undefined) return;
  if (label === "") throw invalid("A requirement needs words. Move it to “Left out” if it doesn’t count.");
  if (label.length > LABEL_MAX)
    throw invalid(
      `Please keep each requirement to ${LABEL_MAX} characters: “${label.slice(0, 40)}...” is longer.`,
    );
}

/** Only what was typed is held against the others: a posting may well ask for one thing in two ways. */
function requireDifferent(requirements: Requirement[], typed: ReadonlySet<string>): void {
  const isThere = (one: Requirement) =>
    requirements.some((other) => other !== one && sameWords(other.label) === sameWords(one.label));
  const twice = requirements.find((one) => typed.has(one.id) && isThere(one));
  if (twice) throw invalid(`“${twice.label}” is there twice. Merge the two, or change one.`);
}

function editedRows(job: JobProfile, rows: EditedRequirement[]): Kept {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const taken = new Map(
    rows.flatMap((row) => (row.importance === "ignore" ? [] : row.merged.map((id) => [id, row.id] as const))),
  );
  const all = [...job.requirements, ...(job.leftOut ?? [])];
  const left = new Set(job.leftOut);
  const kept: Kept = { requirements: [], leftOut: [] };
  for (const requirement of all) {
    const row = byId.get(requirement.id);
    const importance = row?.importance ?? (left.has(requirement) ? "ignore" : requirement.importance);
    if (taken.has(requirement.id)) continue;
    if (importance === "ignore") {
      // What a person added and takes out again is gone.
      if (requirement.quotes.length > 0) kept.leftOut.push(requirement);
      continue;
    }
    const mergedIn = all.filter(({ id }) => taken.get(id) === requirement.id);
    kept.requirements.push(editedRequirement({ ...requirement, importance }, row, mergedIn));
  }
  return kept;
}

function addedRows({ addedMust, addedNice }: RequirementEdits): EditedRequirement[] {
  const words = (labels: string[], importance: "must" | "nice") =>
    labels.map((label) => ({ id: NEW_REQUIREMENT, label, importance, merged: [] }));
  return [...words(addedMust, "must"), ...words(addedNice, "nice")];
}

function add(kept: Kept, row: EditedRequirement): void {
  const importance = row.importance && row.importance !== "ignore" ? row.importance : "must";
  const isSame = ({ label }: Requirement) => sameWords(label) === sameWords(row.label ?? "");
  const known = kept.requirements.findIndex(isSame);
  const before = kept.requirements[known] ?? kept.leftOut.find(isSame);
  kept.leftOut = kept.leftOut.filter((one) => one !== before);
  if (known >= 0 && before) kept.requirements[known] = { ...before, importance };
  else if (before) kept.requirements.push({ ...before, importance });
  else
    kept.requirements.push(newRequirement(row, importance, new Set(kept.requirements.map(({ id }) => id))));
}

function yearsOf(job: JobProfile, requirements: Requirement[]): JobProfile["years"] {
  const named = (list: Requirement[]) => list.find(({ kind }) => kind === "years");
  const [before, after] = [named(job.requirements), named(requirements)];
  if (before?.minYears === after?.minYears) return job.years;
  if (!after) return { min: null, max: null, quote: null };
  const { max } = job.years;
  const min = after.minYears;
  return {
    min,
    max: max !== null && min !== null && max < min ? null : max,
    quote: after.quotes[0] ?? job.years.quote,
  };
}
