import type { Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { VERDICT_CREDIT } from "../weights";
import type { Verdict } from "./types";

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

/** A level as a step, from CEFR letters or everyday words; -1 where it isn't stated or can't be ranked. */
function levelStep(level: string | null): number {
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

/**
 * A language asked for, by what the résumé states of it. A résumé written in it hints at it and proves no level; a lesson taught
 * in it does stand in a line of work.
 */
export function judgeLanguage(candidate: Candidate, asked: Requirement): Verdict {
  const verdicts = asked.anyOf.map((name) => oneLanguage(candidate, asked, name));
  return (
    verdicts.sort((a, b) => b.credit - a.credit || b.evidence.length - a.evidence.length)[0] ??
    silent(asked.label)
  );
}

function silent(label: string): Verdict {
  return {
    status: "not-found",
    credit: 0,
    code: "not-mentioned",
    reason: { code: "language-not-mentioned", label },
    evidence: [],
  };
}

function oneLanguage({ facts, passages }: Candidate, asked: Requirement, name: string): Verdict {
  const found = facts.languages.find((one) => one.language.toLowerCase() === name);
  if (found) return stated(asked, found);
  const spoken = passages.passages.find(
    ({ stems, where }) => where !== "listed" && stems.includes(name.toLowerCase()),
  );
  if (spoken)
    return {
      status: "unclear",
      credit: VERDICT_CREDIT.unclear,
      code: "unclear-line",
      reason: { code: "language-in-a-line", label: asked.label, quote: spoken.line.value },
      evidence: spoken.line.quotes.slice(0, 1),
    };
  if (CODES[name] !== facts.language) return silent(asked.label);
  return {
    status: "unclear",
    credit: VERDICT_CREDIT.close,
    code: "unclear-line",
    reason: { code: "language-of-resume", label: asked.label },
    evidence: [],
  };
}

function stated(asked: Requirement, found: Candidate["facts"]["languages"][number]): Verdict {
  const has = levelStep(found.level);
  const needs = levelStep(asked.level);
  const evidence = found.quotes;
  if (needs === -1 || has >= needs)
    return {
      status: "met",
      credit: VERDICT_CREDIT.met,
      code: "qualification",
      reason: { code: "language-stated", language: found.language, level: found.level },
      evidence,
    };
  const near = has === -1 || needs - has <= 1;
  return {
    status: "partly",
    credit: near ? VERDICT_CREDIT.partly : VERDICT_CREDIT.close,
    code: "qualification",
    reason: {
      code: "language-below",
      language: found.language,
      level: has === -1 ? null : found.level,
      asked: asked.level,
    },
    evidence,
    contradicted: !near,
  };
}
