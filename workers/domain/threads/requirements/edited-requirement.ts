import { DEGREE_LABELS, EDUCATION_ORDER } from "../../../engine/job/education/education";
import { findSkills, skillById } from "../../../engine/knowledge";
import type { EducationLevel, Importance, Requirement } from "../../../engine/types";
import type { EditedRequirement } from "../schema";

/** Their words follow from what was read and the level or years chosen: typed ones couldn't be judged. */
const FIXED_WORDS = new Set<Requirement["kind"]>([
  "education",
  "language",
  "certificate",
  "years",
  "location",
]);

export function hasFixedWords({ kind }: Pick<Requirement, "kind">): boolean {
  return FIXED_WORDS.has(kind);
}

function knownIn(label: string): string[] {
  return [...new Set(findSkills(label).map((hit) => hit.id))];
}

/** Skill ids named by the words, or the words themselves where the knowledge base has none. */
function idsOf(label: string): string[] {
  const ids = knownIn(label);
  return ids.length > 0 ? ids : [label.toLowerCase()];
}

/** The skills that will do instead of the one in the label, by name. */
export function alternativesOf({ kind, label, anyOf }: Requirement): string[] {
  if (kind !== "skill") return [];
  const own = new Set(idsOf(label));
  const others = anyOf.filter((id) => !own.has(id) && skillById(id)?.name !== label);
  // A label that names none of them is another wording of the first.
  const rest = others.length === anyOf.length ? others.slice(1) : others;
  return rest.map((id) => skillById(id)?.name ?? id);
}

const sameList = (a: string[], b: string[]) =>
  a.length === b.length && a.every((one, index) => one.toLowerCase() === b[index]?.toLowerCase());

/** True where the recruiter wrote words of their own: a new row, another text, other alternatives. */
export function isTyped(row: EditedRequirement, known: Requirement | undefined): boolean {
  if (!known) return true;
  return isRenamed(row, known) || hasOtherAlternatives(row, known);
}

function isRenamed({ label }: EditedRequirement, known: Requirement): boolean {
  return label !== undefined && label !== known.label && !hasFixedWords(known);
}

function hasOtherAlternatives({ alternatives }: EditedRequirement, known: Requirement): boolean {
  return (
    known.kind === "skill" && alternatives !== undefined && !sameList(alternatives, alternativesOf(known))
  );
}

/** True where the row changes anything of the requirement but the group that it stands in. */
export function isChanged(row: EditedRequirement, known: Requirement): boolean {
  const { gate = known.gate, minYears = known.minYears, level = known.level } = row;
  return (
    isTyped(row, known) ||
    row.merged.length > 0 ||
    gate !== known.gate ||
    minYears !== known.minYears ||
    level !== known.level
  );
}

export function newRequirement(
  { label = "", alternatives = [], gate = false, minYears = null }: EditedRequirement,
  importance: Importance,
  taken: ReadonlySet<string>,
): Requirement {
  const base = `added:${label.toLowerCase().replace(/\s+/g, "-")}`;
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  const anyOf = [...new Set([label, ...alternatives].flatMap(idsOf))];
  return { id, kind: "skill", importance, label, anyOf, minYears, level: null, gate, quotes: [] };
}

/** Keeps the posting's words where the requirement still asks for what they name. */
export function editedRequirement(
  requirement: Requirement,
  row: EditedRequirement | undefined,
  mergedIn: Requirement[],
): Requirement {
  if (!row || !isChanged(row, requirement)) return requirement;
  const { gate = requirement.gate, minYears = requirement.minYears } = row;
  const edited = withLevel(withYears({ ...requirement, gate }, minYears), row.level);
  const quotes = [edited, ...mergedIn].flatMap((one) => one.quotes).sort((a, b) => a.start - b.start);
  if (!isTyped(row, requirement)) return { ...edited, quotes };
  const { label = requirement.label } = row;
  if (requirement.kind !== "skill") return { ...edited, label, anyOf: knownIn(label), quotes: [] };
  const words = isRenamed(row, requirement) ? idsOf(label) : ownIds(requirement);
  const anyOf = [...new Set([...words, ...(row.alternatives ?? alternativesOf(requirement)).flatMap(idsOf)])];
  const stillAsked = [requirement, ...mergedIn].every((one) => ownIds(one).some((id) => anyOf.includes(id)));
  return { ...edited, label, anyOf, quotes: stillAsked ? quotes : [] };
}

function ownIds(requirement: Requirement): string[] {
  const others = new Set(alternativesOf(requirement).flatMap(idsOf));
  return requirement.anyOf.filter((id) => !others.has(id));
}

function withYears(requirement: Requirement, minYears: number | null): Requirement {
  if (minYears === requirement.minYears) return requirement;
  if (requirement.kind !== "years") return { ...requirement, minYears };
  if (minYears === null) return requirement;
  return {
    ...requirement,
    minYears,
    label: `${minYears} ${minYears === 1 ? "year" : "years"} of experience`,
  };
}

function isDegree(level: string): level is EducationLevel {
  return (EDUCATION_ORDER as readonly string[]).includes(level);
}

function withLevel(requirement: Requirement, level: string | null | undefined): Requirement {
  if (level === undefined || level === requirement.level) return requirement;
  if (requirement.kind === "language") {
    const name = requirement.label.replace(/ \([^)]*\)$/, "");
    return { ...requirement, level, label: level ? `${name} (${level})` : name };
  }
  if (requirement.kind !== "education" || level === null || !isDegree(level)) return requirement;
  const suffix = / or equivalent experience$/.exec(requirement.label)?.[0] ?? "";
  return {
    ...requirement,
    level,
    label: DEGREE_LABELS[level] + suffix,
    anyOf: requirement.anyOf.map((id) => (id === requirement.level ? level : id)),
  };
}
