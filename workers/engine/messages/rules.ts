/** The data are shares, 0 to 1, and constants that make the scores. */
export type ScoreRules = {
  /** `told`: what years of jobs alone earn at most whose titles aren't close */
  "amount-of-work": { told: number };
  "closest-role": Record<never, never>;
  "typical-skills-full": { full: number };
  "closest-job": Record<never, never>;
  "same-subject": { full: number; ofOtherWork: number };
  /** `chance`: the share of a posting's words that earns nothing; `words`: what they earn at most where no line holds several */
  "duties-full": { full: number; chance: number; words: number };
  "asked-skills": { listed: number; partly: number; unclear: number };
  "asked-coverage": { full: number };
  importance: { nice: number; mention: number; gate: number };
  met: Record<never, never>;
  partly: { listed: number; special: number; close: number; least: number; most: number };
  unclear: { least: number; most: number };
  copied: Record<never, never>;
  "related-time": Record<never, never>;
  "roles-by-time": { earlier: number; least: number; unpaid: number; claimed: number };
  "typical-skills-of-occupation": { full: number };
  "duties-by-words": { words: number; lines: number; listed: number };
  level: { below: number; above: number };
  "years-in-all": Record<never, never>;
  "field-of-roles": Record<never, never>;
  "typical-skills-as-in-experience": Record<never, never>;
  "skills-of-field": Record<never, never>;
  "line-of-business": { lines: number };
};

export type ScoreRule = { [Code in keyof ScoreRules]: { code: Code } & ScoreRules[Code] }[keyof ScoreRules];
