/**
 * What a criterion chooses people by. The grounds of the EU's equal treatment directives (2000/43, 2000/78, 2006/54), with
 * those that most member states add: union and party, family, looks, and social origin.
 */
export const GROUNDS = [
  "sex",
  "age",
  "origin",
  "religion",
  "health",
  "family",
  "orientation",
  "union",
  "politics",
  "appearance",
  "social",
  "record",
] as const;

export type Ground = (typeof GROUNDS)[number];

/** Half-open, in UTF-16 units, as `String.slice` takes it. */
export type Span = { start: number; end: number };

export type CriterionMeaning = { verdict: "protected" | "proxy"; ground: Ground };
export type CriterionHit = CriterionMeaning & { span: Span };

export type CriterionJudgement = { verdict: "fine" } | CriterionHit;

/** Alternatives of a regular expression per ground, without accents as `foldedText` leaves them: see `phrase-pattern.ts`. */
type ByGround = Partial<Record<Ground, string[]>>;

export type CriterionWords = {
  phrases: { protected: ByGround; proxy: ByGround };
  /** count only where they describe who is wanted: "female", "Christian", but not "female connectors" */
  attributes: { protected: ByGround; proxy: ByGround };
  candidates: string[];
  /** people at work; the others that work is done for ("patients") are left out */
  workers: string[];
  asking: string[];
  askedFor: string[];
  workingWith: string[];
  /** whole phrases that look like a criterion and are none */
  innocent: string[];
};
