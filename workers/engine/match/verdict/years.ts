import type { CountedJob } from "../../messages";
import type { Experience, Requirement } from "../../types";
import type { Candidate } from "../candidate";
import { clamp } from "../points";
import { VERDICT_CREDIT, WORDS_ALONE } from "../weights";
import type { Verdict } from "./types";

/** Words that state years of experience: "12+ years of experience". */
const STATED = /(\d{1,2})\)?\s*(?:\([^)]*\)\s*)?\+?\s*(?:plus\s+)?(?:years?|yrs?|jahre|ans|años)/iu;
const AGE = /\b(?:age|aged)\b|\byears? old\b/iu;
/** Months that don't count against someone who is this close. */
const CLOSE_ENOUGH = 0.95;
export type RelatedWork = {
  /** each entry counted by its likeness to the job, months of two jobs at once counted once, by the closer one */
  months: number;
  /** the entries that count most in it, the closest first; indexes into the experience */
  entries: number[];
  /** the jobs that add most to the months, the longest first, and how many more there are */
  jobs: CountedJob[];
  more: number;
  /** those of the months that are of jobs whose titles aren't close */
  elsewhere: number;
};

/**
 * The share of the months asked for, 0 to 1. Those under other titles bring it no higher than words alone, or double those under
 * close ones; more work of any kind never lowers it.
 */
export function shareOfYears({ months, elsewhere }: RelatedWork, asked: number): number {
  if (asked <= 0) return 1;
  const close = Math.max(0, months - elsewhere) / asked;
  return clamp(close + Math.min(elsewhere / asked, Math.max(close, WORDS_ALONE - close)));
}

const QUOTED_JOBS = 4;

/** Years asked for, counted in the kind of work that the job is. */
export function judgeYears(
  { facts, passages }: Candidate,
  asked: Requirement,
  related: RelatedWork,
): Verdict {
  const { months, entries, jobs: counted, more } = related;
  const jobs = facts.experience.filter((entry) => entry.kind === "job");
  const evidence = entries.flatMap((at) => facts.experience[at]?.start?.quotes ?? []).slice(0, QUOTED_JOBS);
  const needed = (asked.minYears ?? 0) * 12;
  const credit = shareOfYears(related, needed);
  if (months > 0 && credit >= CLOSE_ENOUGH)
    return {
      status: "met",
      credit: 1,
      code: "qualification",
      reason: {
        code: "years-related",
        months: Math.round(months),
        label: asked.label,
        totalMonths: null,
        jobs: counted,
        more,
      },
      evidence,
    };
  const claim = passages.passages.find(
    ({ line: { value }, where }) =>
      where !== "listed" && !AGE.test(value) && Number(STATED.exec(value)?.[1] ?? 0) * 12 >= needed,
  );
  if (claim && needed > 0 && (months > 0 || facts.totalMonths === 0))
    return {
      status: "partly",
      credit: Math.max(credit, VERDICT_CREDIT.partly),
      code: "unclear-line",
      reason: { code: "years-claimed", months: Math.round(months), quote: claim.line.value },
      evidence: claim.line.quotes.slice(0, 1),
    };
  // Work without dates that is of another kind, by its title, adds no years to these.
  const mayAdd = (
    { kind, months: dated, title }: Pick<Experience, "kind" | "months" | "title">,
    at: number,
  ) => kind === "job" && dated === null && (title === null || entries.includes(at));
  if (jobs.length === 0 || facts.experience.some(mayAdd))
    return {
      status: "unclear",
      credit,
      code: "unclear-line",
      reason: { code: "years-undated" },
      evidence,
    };
  return {
    status: credit > 0 ? "partly" : "not-found",
    credit,
    code: "qualification",
    reason: {
      code: "years-related",
      months: Math.round(months),
      label: asked.label,
      totalMonths: facts.totalMonths > months ? facts.totalMonths : null,
      jobs: counted,
      more,
      inPart: months >= needed,
    },
    evidence,
    contradicted: months < needed,
  };
}
