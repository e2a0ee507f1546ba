import { degreeWordsIn, EDUCATION_ORDER, EQUIVALENT_EXPERIENCE } from "../../job/education";
import type { EducationLevel, Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { type Passage, type PassageIndex, stemsWithOffsets } from "../evidence/passages";
import { phraseOf, searchFor } from "../evidence/search";
import { UNCLEAR_CREDIT, VERDICT_CREDIT } from "../weights";
import type { Verdict } from "./types";

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
  const name = ({ degree, field }: (typeof ranked)[number]) =>
    degree ? `"${degree.value}"` : field ? `The education in ${field.value}` : "The education stated";
  const quotes = ({ degree, field }: (typeof ranked)[number]) => degree?.quotes ?? field?.quotes ?? [];
  if (reaching.length === 0) {
    const experience = asked.anyOf.includes(EQUIVALENT_EXPERIENCE);
    const far = needed - EDUCATION_ORDER.indexOf(best.level!) >= FAR_BELOW && !experience;
    const reason = experience
      ? `${name(best)} is lower, but equivalent experience is accepted: please judge.`
      : `${name(best)} is the highest degree stated, below the level asked for.`;
    return {
      status: far ? "not-found" : "partly",
      credit: far ? 0 : VERDICT_CREDIT.partly,
      code: "qualification",
      reason,
      evidence: quotes(best),
      contradicted: !experience,
    };
  }
  const fields = asked.fields ?? [];
  const fitting = reaching.find((entry) => fields.length === 0 || matchesField(entry, fields));
  if (fitting) {
    const reason = `${name(fitting)} reaches the level asked for${fields.length > 0 ? ", in a field asked for" : ""}.`;
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason,
      evidence: quotes(fitting),
    };
  }
  const top = reaching[0]!;
  const reason = `${name(top)} reaches the level, but the field asked for is ${fields.slice(0, 3).join(", ")}.`;
  return {
    status: "partly",
    credit: VERDICT_CREDIT.partly,
    code: "qualification",
    reason,
    evidence: quotes(top),
  };
}

function without({ facts, passages }: Candidate, asked: Requirement): Verdict {
  const told = passages.passages.find(({ line }) => degreeWordsIn(line.value).length > 0);
  const named = facts.education.find((entry) => entry.degree ?? entry.field);
  const fact = named?.degree ?? named?.field;
  if (!fact && told) {
    const reason = `A degree is spoken of, but not under education: "${told.line.value.slice(0, 90)}".`;
    return {
      status: "unclear",
      credit: VERDICT_CREDIT.close,
      code: "unclear-line",
      reason,
      evidence: told.line.quotes.slice(0, 1),
    };
  }
  if (!fact && facts.education.length > 0) {
    const reason = "A school is named, but no degree could be read: please ask.";
    return {
      status: "unclear",
      credit: UNCLEAR_CREDIT.least,
      code: "unclear-line",
      reason,
      evidence: facts.education.flatMap(({ start, end }) => (start ?? end)?.quotes ?? []).slice(0, 1),
    };
  }
  if (!fact) {
    const reason = "The résumé names no degree.";
    return { status: "not-found", credit: 0, code: "not-mentioned", reason, evidence: [] };
  }
  const reason = `"${fact.value}" is named without a degree that can be ranked; ${asked.label} is asked for.`;
  return {
    status: "partly",
    credit: VERDICT_CREDIT.close,
    code: "qualification",
    reason,
    evidence: fact.quotes,
  };
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
