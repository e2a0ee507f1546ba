import type { Education, Fact } from "../../types";
import type { ReadEducation } from "../entries/read-entries";
import { holdsWords, wordKey } from "../fold";

function agrees(one: Fact<string> | null, other: Fact<string> | null): boolean {
  return !one || !other || holdsWords(wordKey(one.value), wordKey(other.value));
}

function isSameDegree(one: Education, other: Education): boolean {
  if (!one.level || one.level !== other.level || !one.degree || !other.degree) return false;
  if (one.end && other.end && one.end.value.slice(0, 4) !== other.end.value.slice(0, 4)) return false;
  const isNamedApart = one.level === "vocational" || (!one.field && !other.field);
  if (isNamedApart && wordKey(one.degree.value) !== wordKey(other.degree.value)) return false;
  return (
    agrees(one.degree, other.degree) &&
    agrees(one.field, other.field) &&
    agrees(one.institution, other.institution)
  );
}

/** A school that is named again without a degree, such as in the words about that degree. */
function isSameSchool(one: Education, other: Education): boolean {
  if (!one.institution || !other.institution || (one.degree && other.degree)) return false;
  if ((one.level ?? other.level) === "vocational") return false;
  const dated = (one.start ?? one.end) !== null && (other.start ?? other.end) !== null;
  return !dated && agrees(one.institution, other.institution);
}

/** A degree that stands twice, such as below a heading and again with its city and country, is one. */
export function joinRepeatedDegrees(schools: ReadEducation[]): ReadEducation[] {
  const kept: ReadEducation[] = [];
  for (const school of schools) {
    const { education, lines } = school;
    const before = kept.find(
      (one) => isSameDegree(one.education, education) || isSameSchool(one.education, education),
    );
    if (!before) {
      kept.push(school);
      continue;
    }
    const known = before.education;
    before.education = {
      ...known,
      institution: known.institution ?? education.institution,
      degree: known.degree ?? education.degree,
      level: known.level ?? education.level,
      field: known.field ?? education.field,
      start: known.start ?? education.start,
      end: known.end ?? education.end,
    };
    before.lines = new Set([...before.lines, ...lines]);
  }
  return kept;
}
