import { findSkills } from "../../engine/knowledge";
import type { Importance, JobProfile, Requirement } from "../../engine/types";
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

/**
 * The job profile with a recruiter's changes: importance, deal-breakers, additions; "ignore" takes a requirement out.
 * An addition that repeats a label changes that requirement's importance and adds nothing.
 */
export function editRequirements(job: JobProfile, edits: RequirementEdits): JobProfile {
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
  for (const { label, importance } of additions) {
    const known = byLabel.get(label.toLowerCase());
    byLabel.set(label.toLowerCase(), known ? { ...known, importance } : addedRequirement(label, importance));
  }
  return { ...job, requirements: [...byLabel.values()] };
}
