import { degreeWordsIn, EDUCATION_ORDER, EQUIVALENT_EXPERIENCE } from "../../job/education";
import type { EducationLevel, Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { type Passage, type PassageIndex, stemsWithOffsets } from "../evidence/passages";
import { phraseOf, searchFor } from "../evidence/search";
import { UNCLEAR_CREDIT, VERDICT_CREDIT } from "../weights";
import type { Verdict } from "./types";

/** "Bachelor's degree in accounting or finance": the words after "in" name the fields. */
const FIELDS =
  /\b(?:degrees?|diploma|bachelor[’']?s?|master[’']?s?|b\.?\s?[as]\.?(?:sc)?|m\.?\s?[as]\.?(?:sc)?|ph\.?d\.?|qualification|studium|ausbildung|licence|diplôme|grado)\b[^.;\n]{0,40}?\b(?:in|within|im|in der|en|de)\s+(?:an?\s|the\s)?([^.;\n(]{3,160})/iu;
const ANY_FIELD = /\b(?:any|related|relevant|similar|other|equivalent|quantitative|technical)\b/iu;
/** What ends the fields. */
const AFTER_FIELDS =
  /\b(?:with|and (?:a|at least|\d)|plus|or (?:equivalent|\d|more)|required|preferred|is|are|from|experience)\b/iu;
/** Two levels below is no part of what is asked for. */
const FAR_BELOW = 2;
/** So much of a field's words in the degree's own is the same field. */
const SAME_FIELD = 0.5;

/** A degree asked for, by level and field. A lower one, or one of another field, is partly what is asked for. */
export function judgeEducation(candidate: Candidate, asked: Requirement): Verdict {
  const { facts } = candidate;
  const needed = EDUCATION_ORDER.indexOf(asked.level as EducationLevel);
  const ranked = facts.education
    .filter((entry) => entry.level !== null)
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
  const fields = fieldsAsked(asked);
  const fitting = reaching.find((entry) => fields.length === 0 || matchesField(entry, fields));
  if (fitting) {
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason: { code: "degree-reaches", ...name(fitting), inField: fields.length > 0 },
      evidence: quotes(fitting),
    };
  }
  const top = reaching[0]!;
  return {
    status: "partly",
    credit: VERDICT_CREDIT.partly,
    code: "qualification",
    reason: { code: "degree-other-field", ...name(top), fields: fields.slice(0, 3) },
    evidence: quotes(top),
  };
}

function without({ facts, passages }: Candidate, asked: Requirement): Verdict {
  const told = passages.passages.find(({ line }) => degreeWordsIn(line.value).length > 0);
  const named = facts.education.find((entry) => entry.degree ?? entry.field);
  const fact = named?.degree ?? named?.field;
  if (!fact && told) {
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

/** The fields of study that a posting names; none where it takes any, or a related one. */
function fieldsAsked(asked: Requirement): string[] {
  const named = asked.anyOf.filter(
    (one) => one !== EQUIVALENT_EXPERIENCE && !EDUCATION_ORDER.includes(one as EducationLevel),
  );
  if (named.length > 0) return named;
  for (const { text } of asked.quotes) {
    const words = FIELDS.exec(text)?.[1]?.split(AFTER_FIELDS)[0];
    const fields = (words ?? "")
      .split(/,|\/|\bor\b|\band\b|\boder\b|\bund\b|\bou\b|\bet\b/iu)
      .map((one) =>
        one
          .replace(ANY_FIELD, "")
          .replace(/\b(?:fields?|disciplines?|subjects?|areas?|degree|direction)\b/giu, "")
          .trim(),
      )
      .filter((one) => one.length > 2);
    if (fields.length > 0) return fields;
  }
  return [];
}

function matchesField({ degree, field }: Candidate["facts"]["education"][number], fields: string[]): boolean {
  const passages: Passage[] = [degree, field]
    .filter((fact) => fact !== null)
    .map((line) => ({
      ...stemsWithOffsets(line.value),
      line,
      where: "education",
      entry: null,
      isTitle: false,
    }));
  const index: PassageIndex = { passages, byStem: new Map() };
  passages.forEach((passage, at) => {
    for (const one of passage.stems) index.byStem.set(one, [...(index.byStem.get(one) ?? []), at]);
  });
  return fields.some((words) => {
    const phrase = phraseOf(words);
    return phrase !== null && searchFor([phrase], index).anywhere >= SAME_FIELD;
  });
}
