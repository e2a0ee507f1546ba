import { judgeCriterion } from "../../engine/criteria";
import { findSkills } from "../../engine/knowledge";
import type { Importance, JobProfile, RefusedCriterion, Requirement } from "../../engine/types";
import { requireLawfulCriteria } from "../postings/require-lawful-criteria";
import type { RequirementEdits } from "./schema";

function addedRequirement(label: string, importance: Importance): Requirement {
  const ids = [...new Set(findSkills(label).map((hit) => hit.id))];
  return {
    id: `added:${label.toLowerCase().replace(/\s+/g, "-")}`,
    kind: "skill",
    importance,
    label,
    anyOf: ids.length > 0 ? ids : [label.toLowerCase()],
    minYears: null,
    level: null,
    gate: false,
    quotes: [],
  };
}

/** Repeating a label changes its importance. @throws AppError "criterion-refused" where one names a protected ground */
export function editRequirements(job: JobProfile, edits: RequirementEdits): JobProfile {
  requireLawfulCriteria([...edits.addedMust, ...edits.addedNice]);
  const gates = edits.gates ? new Set(edits.gates) : null;
  const kept = job.requirements.flatMap((requirement): Requirement[] => {
    const importance = edits.importance[requirement.id] ?? requirement.importance;
    if (importance === "ignore") return [];
    return [{ ...requirement, importance, gate: gates ? gates.has(requirement.id) : requirement.gate }];
  });
  const byLabel = new Map(kept.map((requirement) => [requirement.label.toLowerCase(), requirement]));
  const additions = [
    ...edits.addedMust.map((label) => ({ label, importance: "must" as const })),
    ...edits.addedNice.map((label) => ({ label, importance: "nice" as const })),
  ];
  const refused = new Map((job.refusedCriteria ?? []).map((one) => [one.quote.toLowerCase(), one]));
  for (const { label, importance } of additions) {
    const judged = judgeCriterion(label);
    if (judged.verdict !== "fine") {
      const { ground, verdict } = judged;
      refused.set(label.toLowerCase(), { quote: label, ground, verdict });
      continue;
    }
    const known = byLabel.get(label.toLowerCase());
    byLabel.set(label.toLowerCase(), known ? { ...known, importance } : addedRequirement(label, importance));
  }
  const refusedCriteria: RefusedCriterion[] = [...refused.values()];
  return {
    ...job,
    requirements: [...byLabel.values()],
    ...(refusedCriteria.length > 0 ? { refusedCriteria } : {}),
  };
}
