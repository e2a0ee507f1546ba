import { namesCertificate } from "../job/certificates";
import { EDUCATION_ORDER, EQUIVALENT_EXPERIENCE } from "../job/education";
import type { EducationLevel, Gate, JobProfile, Quote, Requirement } from "../types";
import type { Candidate } from "./candidate";
import { spell } from "./months";
import { LADDER } from "./weights";

type Verdict = Pick<Gate, "result" | "reason" | "evidence">;

/**
 * Answers every deal-breaker beside the score. "fail" needs words that contradict it; silence is "unknown".
 */
export function gatesOf(candidate: Candidate, job: JobProfile): Gate[] {
  return job.requirements
    .filter((one) => one.gate)
    .map((one) => ({ requirementId: one.id, label: one.label, ...judgeRequirement(candidate, one) }));
}

/** Whether a résumé bears a requirement out, contradicts it, or leaves it open. */
export function judgeRequirement(candidate: Candidate, asked: Requirement): Verdict {
  if (asked.kind === "skill") return skill(candidate, asked);
  if (asked.kind === "years") return years(candidate, asked);
  if (asked.kind === "education") return education(candidate, asked);
  if (asked.kind === "language") return language(candidate, asked);
  if (asked.kind === "certificate") return certificate(candidate, asked);
  return unknown("A résumé seldom settles this: please ask.");
}

function unknown(reason: string, evidence: Quote[] = []): Verdict {
  return { result: "unknown", reason, evidence };
}

function skill({ skills }: Candidate, asked: Requirement): Verdict {
  const found = asked.anyOf
    .map((id) => skills.own.get(id) ?? skills.implied.get(id))
    .filter((one) => one !== undefined)
    .sort((a, b) => b.credit - a.credit)[0];
  if (!found) return unknown(`The résumé doesn't mention ${asked.label}. That proves nothing: please ask.`);
  if (found.credit <= LADDER.summary) {
    return unknown(
      `"${found.name}" is named, but no job, project or training shows it: please ask.`,
      found.quotes,
    );
  }
  if (asked.minYears && found.months < asked.minYears * 12) {
    const shown = found.months > 0 ? `for ${spell(found.months)}` : "without dates that could be counted";
    const years = asked.minYears === 1 ? "1 year is" : `${asked.minYears} years are`;
    return unknown(`"${found.name}" is shown ${shown}; ${years} asked for.`, found.quotes);
  }
  return { result: "pass", reason: `"${found.name}" is shown by work or training.`, evidence: found.quotes };
}

function years({ facts }: Candidate, asked: Requirement): Verdict {
  const jobs = facts.experience.filter((entry) => entry.kind === "job");
  const evidence = jobs.flatMap((entry) => entry.start?.quotes ?? []).slice(0, 4);
  const needed = (asked.minYears ?? 0) * 12;
  if (facts.totalMonths >= needed && facts.totalMonths > 0) {
    return { result: "pass", reason: `${spell(facts.totalMonths)} of work in all.`, evidence };
  }
  if (jobs.length === 0 || jobs.some((entry) => entry.months === null)) {
    return unknown("Not all of the work is dated, so the years can't be counted: please ask.", evidence);
  }
  return {
    result: "fail",
    reason: `${spell(facts.totalMonths)} of work in all; the posting asks for ${asked.label}.`,
    evidence,
  };
}

function education({ facts }: Candidate, asked: Requirement): Verdict {
  const needed = EDUCATION_ORDER.indexOf(asked.level as EducationLevel);
  const stated = facts.education.filter((entry) => entry.level !== null);
  const best = stated.sort(
    (a, b) => EDUCATION_ORDER.indexOf(b.level!) - EDUCATION_ORDER.indexOf(a.level!),
  )[0];
  if (!best) return unknown("The résumé names no degree that can be ranked: please ask.");
  const evidence = best.degree?.quotes ?? [];
  const named = best.degree ? `"${best.degree.value}"` : "The education stated";
  if (EDUCATION_ORDER.indexOf(best.level!) >= needed) {
    return {
      result: "pass",
      reason: `${named} reaches the level asked for.`,
      evidence,
    };
  }
  if (asked.anyOf.includes(EQUIVALENT_EXPERIENCE)) {
    return unknown("The degree is lower, but equivalent experience is accepted: please judge.", evidence);
  }
  return {
    result: "fail",
    reason: `${named} is the highest degree stated, below the level asked for.`,
    evidence,
  };
}

const CEFR = ["A1", "A2", "B1", "B2", "C1", "C2", "NATIVE"];
const CODES: Record<string, string> = {
  english: "en",
  german: "de",
  french: "fr",
  spanish: "es",
  italian: "it",
  portuguese: "pt",
  dutch: "nl",
  polish: "pl",
  chinese: "zh",
  mandarin: "zh",
};

function language({ facts }: Candidate, asked: Requirement): Verdict {
  const name = asked.anyOf[0] ?? "";
  const found = facts.languages.find((one) => one.language.toLowerCase() === name);
  if (!found) {
    return CODES[name] === facts.language
      ? { result: "pass", reason: `The résumé itself is written in ${asked.label}.`, evidence: [] }
      : unknown(`The résumé doesn't mention ${asked.label}. That proves nothing: please ask.`);
  }
  const has = cefr(found.level);
  const needs = cefr(asked.level);
  if (has === -1 || needs === -1 || has >= needs) {
    return {
      result: "pass",
      reason: `${found.language}${found.level ? ` (${found.level})` : ""} is stated.`,
      evidence: found.quotes,
    };
  }
  if (needs - has <= 1)
    return unknown(
      `${found.language} is stated as ${found.level}: close to what is asked for.`,
      found.quotes,
    );
  return {
    result: "fail",
    reason: `${found.language} is stated as ${found.level}; ${asked.level} is asked for.`,
    evidence: found.quotes,
  };
}

/** A level as a step, from CEFR letters or everyday words; -1 where it isn't stated or can't be ranked. */
function cefr(level: string | null): number {
  if (!level) return -1;
  const letters = /\b([abc][12])\b/i.exec(level)?.[1]?.toUpperCase();
  if (letters) return CEFR.indexOf(letters);
  if (/nativ|mother|mutter|matern|bilingu/i.test(level)) return 6;
  if (/fluent|full professional|verhandlung|fließend|courant|fluid|proficien|advanced|excellent/i.test(level))
    return 4;
  if (/professional|business|upper|good|gut/i.test(level)) return 3;
  if (/intermediate|conversation|working|mittel/i.test(level)) return 2;
  if (/basic|beginner|elementary|grund|notions|básico/i.test(level)) return 1;
  return -1;
}

function certificate({ facts, skills }: Candidate, asked: Requirement): Verdict {
  for (const held of facts.certificates) {
    if (asked.anyOf.some((id) => namesCertificate(id, held.value))) {
      return { result: "pass", reason: `"${held.value}" is stated.`, evidence: held.quotes };
    }
  }
  const named = [...skills.own.values()].find((one) =>
    asked.anyOf.some((id) => namesCertificate(id, one.name)),
  );
  if (named)
    return unknown(`"${named.name}" is named, but not as a certificate held: please ask.`, named.quotes);
  return unknown(`The résumé doesn't mention ${asked.label}. That proves nothing: please ask.`);
}
