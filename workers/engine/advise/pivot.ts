import { isKnown } from "../job/requirement";
import { skillById } from "../knowledge";
import { type Answer, answersOf } from "../match/parts/answers";
import { isEveryday } from "../match/parts/sayable";
import { FAR_APART } from "../match/weights";
import type { JobProfile, Message, ScoreSheet } from "../types";
import { isFarApart } from "./proposals";

/** From this share of the row on, in percent, the job is the candidate's own field and no change of field is needed. */
const SAME_FIELD = 60;
const SHOWN = 4;

/** Such a post is the training, or the first work, that somebody from another field needs. */
const FIRST_WORK =
  /(?<!\p{L})(?:trainee|internship|intern(?!\p{L})|ausbildung|auszubildend|azubi|praktik|apprenti|stagiaire|aprendiz|becari|ucenic|stagiar)/iu;

/**
 * How this person could get from here to the job, by the sheet's verdicts: how far the field is, what carries over, and for who
 * comes from another field what is close and what few people have yet. What is missing, the verdict says.
 * @param said requirements that changes and keywords speak of
 */
export function pivotStrategy(job: JobProfile, sheet: ScoreSheet, said: ReadonlySet<string>): Message[] {
  const title = job.title || null;
  if (isFarApart(sheet))
    return FIRST_WORK.test(job.title) || isRoleNear(sheet) ? [] : [{ code: "far-apart", job: title }];
  const field = fieldOf(sheet);
  const skills = answersOf(job, sheet).filter(
    ({ requirement, part }) =>
      requirement.kind === "skill" && requirement.importance !== "context" && part.group !== "soft-skills",
  );
  const steps: Message[] = [];
  const carried = first(skills.filter(isShown).map(({ requirement }) => requirement.label));
  const isSomeShown = (sheet.scores.relevancy?.value ?? FAR_APART) >= FAR_APART;
  if (field !== null && (carried.length > 0 || (field >= SAME_FIELD && isSomeShown)))
    steps.push(...howFar(sheet, field, title));
  if (carried.length > 0) steps.push({ code: "pivot-put-first", names: carried });
  if (field === null || field >= SAME_FIELD) return steps;
  const bridges = skills.flatMap(({ requirement, part }) =>
    !said.has(requirement.id) &&
    part.status !== "met" &&
    part.reason.code === "stands-in" &&
    part.reason.nearness === "close"
      ? { from: part.reason.name, to: requirement.label }
      : [],
  );
  if (bridges.length > 0) steps.push({ code: "pivot-bridges", bridges: bridges.slice(0, SHOWN) });
  const emerging = first(skills.filter(isNewToMost).map(({ requirement }) => requirement.label));
  if (emerging.length > 0) steps.push({ code: "pivot-emerging", names: emerging });
  return steps;
}

/** How near the roles held are to the job's field, 0 to 100: a common line of business makes nobody's roles near. Null where it isn't judged. */
function fieldOf({ scores: { category } }: ScoreSheet): number | null {
  const row = category?.parts.find(({ id }) => id === "field-of-roles");
  return row ? (100 * row.points) / row.maxPoints : (category?.value ?? null);
}

/** How far a field is, in the same sense as the sheet's rows: nobody is outside work that they have done long enough. */
function howFar(sheet: ScoreSheet, field: number, job: string | null): Message[] {
  if (field >= SAME_FIELD) return [{ code: "pivot-own-field", job }];
  if (isRoleNear(sheet)) return [{ code: "pivot-near-field", job }];
  const parts = sheet.scores.experience?.parts ?? [];
  const longEnough = parts.some(({ id, status }) => id === "related-years" && status === "met");
  return longEnough ? [] : [{ code: "pivot-other-field", job }];
}

function isRoleNear({ scores }: ScoreSheet): boolean {
  const role = scores.experience?.parts.find(({ id }) => id === "similar-role")?.reason;
  return role?.code === "similar-role" && role.closeness !== "loose";
}

/** Met in a job, by a name that stands for itself: of "retail or banking" nobody knows which to put first. */
function isShown({ requirement, part }: Answer): boolean {
  const atWork = part.reason.code !== "named" || part.reason.place === "experience";
  return (
    part.status === "met" &&
    isKnown(requirement) &&
    !isEveryday(requirement) &&
    requirement.anyOf.length === 1 &&
    atWork
  );
}

function isNewToMost({ requirement, part }: Answer): boolean {
  return part.status === "not-found" && requirement.anyOf.some((id) => skillById(id)?.kind === "emerging");
}

function first(names: string[]): string[] {
  return [...new Set(names)].slice(0, SHOWN);
}
