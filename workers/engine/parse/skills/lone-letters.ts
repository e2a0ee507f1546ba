import { ancestors, skillById } from "../../knowledge";
import type { SkillFact, SkillUse } from "../../types";

/** Languages whose names are letters and short forms of other things, too: vitamin C, the Americans with Disabilities Act. */
const SHORT_NAMES = new Set(["c", "r", "ada"]);
const LONGEST = 3;
const OF_COMPUTING = new Set([
  "programming",
  "databases",
  "operating-systems",
  "data-analysis",
  "statistics",
]);

function isComputing(id: string | null): boolean {
  if (!id || SHORT_NAMES.has(id)) return false;
  if (id === "programming" || id === "statistics") return true;
  return skillById(id)?.kind === "tool" && ancestors(id).some((one) => OF_COMPUTING.has(one));
}

function isTelling({ where, quote }: SkillUse): boolean {
  return where !== "listed" || quote.text.length > LONGEST;
}

/** Whether a name of one letter or so stands only in lists of a résumé that knows nothing else of computing: it may mean anything. */
export function isLoneLetter(
  { id, uses }: Pick<SkillFact, "id" | "uses">,
  all: Iterable<Pick<SkillFact, "id">>,
): boolean {
  if (!id || !SHORT_NAMES.has(id) || uses.some(isTelling)) return false;
  return ![...all].some((other) => isComputing(other.id));
}
