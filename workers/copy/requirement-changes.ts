import type { RequirementChange } from "../domain/threads/requirements/diff-requirements";
import type { Importance, Requirement } from "../engine/types";

const GROUPS: Record<Importance, string> = {
  must: "a must-have",
  nice: "nice to have",
  context: "only mentioned",
};

const years = (n: number | null) => (n === null ? "no years" : `${n} ${n === 1 ? "year" : "years"}`);

/** What was changed of one requirement, in a few words that begin with its own. */
export function requirementChangeInWords({ before, after, into }: RequirementChange): string {
  if (!before && after) return `“${after.label}” added as ${GROUPS[after.importance]}`;
  if (before && into) return `“${before.label}” merged into “${into}”`;
  if (before && !after) return `“${before.label}” left out, was ${GROUPS[before.importance]}`;
  if (!before || !after) return "";
  const parts = differences(before, after);
  return `“${before.label}” ${parts.length > 0 ? parts.join(", ") : "changed"}`;
}

function differences(before: Requirement, after: Requirement): string[] {
  return [
    before.importance !== after.importance &&
      `now ${GROUPS[after.importance]}, was ${GROUPS[before.importance]}`,
    before.label !== after.label && `now reads “${after.label}”`,
    before.minYears !== after.minYears && `now ${years(after.minYears)}, was ${years(before.minYears)}`,
    before.gate !== after.gate && (after.gate ? "now a deal-breaker" : "no longer a deal-breaker"),
    before.label === after.label &&
      before.anyOf.join() !== after.anyOf.join() &&
      "may be met by other skills than before",
  ].filter((part) => part !== false);
}
