import { degreeWordsIn, EDUCATION_ORDER, EQUIVALENT_EXPERIENCE } from "../../job/education/education";
import { unfinishedIn } from "../../parse/words/unfinished";
import type { EducationLevel, Message, Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { UNCLEAR_CREDIT, VERDICT_CREDIT } from "../weights";
import { isRelatedField, isSameField, subjectStudied } from "./fields-of-study";
import type { Verdict } from "./types";

/** "or a related field", "in a quantitative discipline such as": a near field of study is taken as well. */
const TAKES_RELATED =
  /(?<!\p{L})(?:related|similar|relevant|comparable|equivalent|quantitative|technical|scientific|adjacent|verwandte\p{L}*|vergleichbare\p{L}*|connexe|similaire|afín|similares)(?:,? (?:or|and|oder|technical|quantitative|engineering|business|academic|science))*[ -](?:fields?|disciplines?|subjects?|areas?|degrees?|majors?|studies|stud(?:y|ium)|course|specialt\p{L}+|domaine|fach\p{L}*|campo)(?!\p{L})|\b(?:such as|e\.g\.|or similar|or related|or equivalent|or comparable)\b/iu;
/** Words that leave the field open: "any related discipline" names none. */
const ANY_FIELD =
  /^(?:(?:an?|any|or|in|the|your|to|closely|directly|related|relevant|similar|appropriate|applicable|suitable|equivalent|comparable|other|technical|quantitative|chosen|fields?|disciplines?|subjects?|areas?|degrees?|majors?|stud(?:y|ies)|of|course|work|experience)[\s,/-]*)+$/iu;
/** A level of the line after it that was read with a field: "Accounting Intermediate". */
const NEXT_LINE =
  /\s+(?:basic|intermediate|advanced|minimum|preferred|required|strong|proficien\p{L}*)(?!\p{L}).*$/iu;
/** "Nursing Studies" is nursing. */
const OF_ANY_FIELD = /(?<=\p{L}\s)(?:studies|degree|fields?|disciplines?|subjects?|majors?)$|^an? /giu;
/**
 * So much related work stands for a degree where a posting takes experience instead: the usual length of a bachelor's studies, or
 * what is left of it for someone who is some levels below.
 */
const YEARS_FOR_DEGREE = 4;
/** Three levels below is no part of what is asked for: school for a bachelor's degree. */
const FAR_BELOW = 3;
/**
 * A degree asked for, by level and field. A related field meets it where the posting takes one; else it is, like a lower level or another field,
 * partly what is asked for, unless experience may stand in and the work is long enough.
 * @param months months of work in roles like the job's
 */
export function judgeEducation(candidate: Candidate, asked: Requirement, months: number): Verdict {
  const verdict = byDegree(candidate, asked);
  const standsIn =
    asked.anyOf.includes(EQUIVALENT_EXPERIENCE) && months >= yearsInstead(candidate, asked) * 12;
  if (!standsIn || verdict.status === "met") return verdict;
  const evidence = candidate.roles.flatMap((role) => role.quotes.slice(0, 1)).slice(0, 3);
  return {
    status: "met",
    credit: VERDICT_CREDIT.met,
    code: "qualification",
    reason: { code: "degree-by-experience", months: Math.round(months) },
    evidence,
    claimed: true,
  };
}

/** A year for each level that is missing, and one: two years beside an associate degree for a bachelor's. */
function yearsInstead({ facts }: Candidate, asked: Requirement): number {
  const held = Math.max(
    ...facts.education.map(({ level }) => (level ? EDUCATION_ORDER.indexOf(level) : -1)),
    -1,
  );
  if (held < 0) return YEARS_FOR_DEGREE;
  const missing = EDUCATION_ORDER.indexOf(asked.level as EducationLevel) - held;
  return missing > 0 ? Math.min(YEARS_FOR_DEGREE, missing + 1) : YEARS_FOR_DEGREE;
}

function byDegree(candidate: Candidate, asked: Requirement): Verdict {
  const { facts } = candidate;
  const needed = EDUCATION_ORDER.indexOf(asked.level as EducationLevel);
  const ranked = facts.education
    .filter((entry) => entry.level !== null && !(isCourse(entry) && asked.level !== "vocational"))
    .sort((a, b) => EDUCATION_ORDER.indexOf(b.level!) - EDUCATION_ORDER.indexOf(a.level!));
  const best = ranked[0];
  if (!best) return without(candidate, asked);
  const reaching = ranked.filter((entry) => EDUCATION_ORDER.indexOf(entry.level!) >= needed);
  const name = ({ degree, field }: (typeof ranked)[number]) => ({
    degree: degree?.value ?? null,
    field: field?.value ?? null,
  });
  const quotes = ({ degree, field }: (typeof ranked)[number]) => degree?.quotes ?? field?.quotes ?? [];
  if (reaching.length === 0) {
    const experience = asked.anyOf.includes(EQUIVALENT_EXPERIENCE);
    const far = needed - EDUCATION_ORDER.indexOf(best.level!) >= FAR_BELOW && !experience;
    return {
      status: far ? "not-found" : "partly",
      credit: far ? 0 : VERDICT_CREDIT.partly,
      code: "qualification",
      reason: { code: "degree-below", ...name(best), experienceAccepted: experience },
      evidence: quotes(best),
      contradicted: !experience,
    };
  }
  const fields = (asked.fields ?? [])
    .map((field) => field.replace(NEXT_LINE, "").replace(OF_ANY_FIELD, "").trim())
    .filter((field) => !ANY_FIELD.test(field));
  const related = asked.quotes.some(({ text }) => TAKES_RELATED.test(text));
  const named = fields.slice(0, 3);
  const verdict = (status: "met" | "partly", reason: Message, entry: (typeof ranked)[number]): Verdict => ({
    status,
    credit: VERDICT_CREDIT[status],
    code: "qualification",
    reason,
    evidence: quotes(entry),
  });
  const finishedFirst = reaching.toSorted(
    (a, b) => Number(isUnfinished(a, facts.asOf)) - Number(isUnfinished(b, facts.asOf)),
  );
  const fitting = finishedFirst.find(
    (entry) => fields.length === 0 || fields.some((field) => isSameField(subjectOf(entry), field)),
  );
  if (fitting && isUnfinished(fitting, facts.asOf))
    return verdict("partly", { code: "degree-unfinished", ...name(fitting) }, fitting);
  if (fitting)
    return verdict("met", { code: "degree-reaches", ...name(fitting), inField: fields.length > 0 }, fitting);
  const near = finishedFirst.find((entry) => fields.some((one) => isRelatedField(subjectOf(entry), one)));
  const takesNear = related || asked.anyOf.includes(EQUIVALENT_EXPERIENCE);
  if (near && takesNear && isUnfinished(near, facts.asOf))
    return verdict("partly", { code: "degree-unfinished", ...name(near) }, near);
  if (near)
    return verdict(
      takesNear ? "met" : "partly",
      { code: "degree-related-field", ...name(near), fields: named },
      near,
    );
  const top = finishedFirst[0]!;
  return verdict("partly", { code: "degree-other-field", ...name(top), fields: named }, top);
}

const COURSE = /\b(?:certif(?:ied|icates?|ications?)|training|bootcamp|nanodegree)\b/iu;
const TRADE =
  /\b(?:diploma|degree|apprentice|vocational|technical|trade|national|nvq|btec|postgraduate|higher|professional certificate|certificate (?:[iv]+|\d))\b|\b(?:level|grade) \d/iu;

/** A course's or a vendor's certificate tells no level: "OSHA Certified" is no school leaving certificate. */
function isCourse({ level, degree }: Candidate["facts"]["education"][number]): boolean {
  return level === "vocational" && degree !== null && COURSE.test(degree.value) && !TRADE.test(degree.value);
}

/** "Nan Oakfield, M.D.": another person's degree. */
const OF_ANOTHER =
  /\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+,? (?:M\.? ?D|Ph\.? ?D|D\.?D\.?S|D\.?V\.?M|Esq|J\.? ?D)(?!\p{L})/u;

function tellsOwnDegree(line: string): boolean {
  return degreeWordsIn(line).length > 0 && !OF_ANOTHER.test(line);
}

function without({ facts, passages }: Candidate, asked: Requirement): Verdict {
  const named = facts.education.find((entry) => entry.degree ?? entry.field);
  const fact = named?.degree ?? named?.field;
  const told = fact ? null : passages.passages.find(({ line }) => tellsOwnDegree(line.value));
  if (told) {
    return {
      status: "unclear",
      credit: VERDICT_CREDIT.close,
      code: "unclear-line",
      reason: { code: "degree-in-a-line", quote: told.line.value },
      evidence: told.line.quotes.slice(0, 1),
    };
  }
  if (!fact && facts.education.length > 0) {
    return {
      status: "unclear",
      credit: UNCLEAR_CREDIT.least,
      code: "unclear-line",
      reason: { code: "degree-unread" },
      evidence: facts.education.flatMap(({ start, end }) => (start ?? end)?.quotes ?? []).slice(0, 1),
    };
  }
  if (!fact) {
    return {
      status: "not-found",
      credit: 0,
      code: "not-mentioned",
      reason: { code: "degree-none" },
      evidence: [],
    };
  }
  return {
    status: "partly",
    credit: VERDICT_CREDIT.close,
    code: "qualification",
    reason: { code: "degree-unranked", name: fact.value, label: asked.label },
    evidence: fact.quotes,
  };
}

/** By its words, or by dates: one that only began, or ends after the month of the upload. */
function isUnfinished(
  { degree, start, end }: Candidate["facts"]["education"][number],
  asOf: string,
): boolean {
  if ((start && !end) || (end && end.value > asOf)) return true;
  return (
    degree !== null &&
    [degree.value, ...degree.quotes.map(({ text }) => text)].some((one) => unfinishedIn(one) !== null)
  );
}

function subjectOf({ degree, field }: Candidate["facts"]["education"][number]): string {
  return subjectStudied([degree?.value, field?.value].join(" "));
}
