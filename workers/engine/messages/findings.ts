import type { Message } from ".";

/** Strengths, gaps and deal-breakers: mostly a verdict's message, with what it is about. */
export type FindingMessages = {
  /** a reason that is said of a requirement or of a part of a score */
  about: { label: string; reason: Message };
  /** `part`: its id */
  "little-shown": { part: string; reason: Message };
  "few-typical-skills": { names: string[] };
  /** lines of the résumé that repeat the posting's own sentences */
  "lines-copied": { count: number };
  /** a deal-breaker that the résumé leaves open; `silent`: it says nothing of it */
  "left-open": { reason: Message; silent: boolean };
  "seldom-settled": Record<never, never>;
  /** words that an engine before 2.1.0 wrote and stored */
  "stored-words": { text: string };
};
