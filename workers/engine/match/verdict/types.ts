import type { Message, PartStatus, Quote } from "../../types";

export type VerdictCode =
  | "named"
  | "named-too-few-years"
  | "more-special"
  | "close"
  | "told"
  | "told-in-part"
  | "suggested"
  | "words-only"
  | "unclear-line"
  | "unclear-usual"
  | "denied"
  | "not-shown"
  | "not-mentioned"
  | "not-written"
  | "qualification";

/** What a résumé says of one requirement. `credit` is the share of its points, 0 to 1. */
export type Verdict = {
  status: PartStatus;
  credit: number;
  code: VerdictCode;
  reason: Message;
  evidence: Quote[];
  /** the résumé's own words contradict the requirement: a deal-breaker fails */
  contradicted?: boolean;
  /** named without proof, as in a summary: no deal-breaker is passed by it */
  claimed?: boolean;
};
