import type { ScoreRule } from "../messages/rules";
import type { ScoreName } from "../types";
import * as weights from "./weights";

/** What one score is made of, for the help panel. `maxPoints` is null where the points are shared out by job. */
export type ScoreExplanation = { name: ScoreName; parts: { maxPoints: number | null; rule: ScoreRule }[] };

/** How the scores work, made from the constants that make them. */
export function explainScores(): ScoreExplanation[] {
  const { RELEVANCY, RELEVANCY_FULL, EXPERIENCE, SENIORITY, CATEGORY, LADDER, IMPORTANCE } = weights;
  const { VERDICT_CREDIT, PARTLY_CREDIT, UNCLEAR_CREDIT } = weights;
  return [
    {
      name: "relevancy",
      parts: [
        part(RELEVANCY.years, { code: "amount-of-work", told: weights.WORDS_ALONE }),
        part(RELEVANCY.roles, { code: "closest-role" }),
        part(RELEVANCY.kind, { code: "typical-skills-full", full: RELEVANCY_FULL.kind }),
        part(RELEVANCY.closest, { code: "closest-job" }),
        part(RELEVANCY.subject, {
          code: "same-subject",
          full: weights.SUBJECT.full,
          ofOtherWork: weights.SUBJECT.ofOtherWork,
        }),
        part(RELEVANCY.duties, {
          code: "duties-full",
          full: RELEVANCY_FULL.duties,
          chance: weights.DUTIES.chance,
          words: weights.WORDS_ALONE,
        }),
        part(RELEVANCY.asked, {
          code: "asked-skills",
          listed: VERDICT_CREDIT.listed,
          partly: PARTLY_CREDIT.most,
          unclear: UNCLEAR_CREDIT.most,
        }),
        part(RELEVANCY.coverage, { code: "asked-coverage", full: RELEVANCY_FULL.coverage }),
      ],
    },
    {
      name: "skills",
      parts: [
        part(null, {
          code: "importance",
          nice: IMPORTANCE.nice,
          mention: IMPORTANCE.context,
          gate: IMPORTANCE.gate,
        }),
        part(null, { code: "met" }),
        part(null, {
          code: "partly",
          listed: VERDICT_CREDIT.listed,
          special: VERDICT_CREDIT.special,
          close: VERDICT_CREDIT.close,
          ...PARTLY_CREDIT,
        }),
        part(null, { code: "unclear", ...UNCLEAR_CREDIT }),
        part(null, { code: "copied" }),
      ],
    },
    {
      name: "experience",
      parts: [
        part(EXPERIENCE.years, { code: "related-time" }),
        part(EXPERIENCE.roles, {
          code: "roles-by-time",
          earlier: weights.EARLIER_ROLE,
          least: weights.EARLIEST_ROLE,
          unpaid: weights.UNPAID_ROLE,
          claimed: weights.CLAIMED_ROLE,
        }),
        part(EXPERIENCE.kind, { code: "typical-skills-of-occupation", full: weights.KIND.fullAt }),
        part(EXPERIENCE.duties, {
          code: "duties-by-words",
          words: weights.DUTIES.words,
          lines: weights.DUTIES.lines,
          listed: LADDER.listed,
        }),
      ],
    },
    {
      name: "seniority",
      parts: [
        part(SENIORITY.level, {
          code: "level",
          below: weights.LEVEL_BELOW[1],
          above: weights.LEVEL_ABOVE[1],
        }),
        part(SENIORITY.years, { code: "years-in-all" }),
      ],
    },
    {
      name: "category",
      parts: [
        part(CATEGORY.field, { code: "field-of-roles" }),
        part(CATEGORY.kind, { code: "typical-skills-as-in-experience" }),
        part(CATEGORY.skills, { code: "skills-of-field" }),
        part(CATEGORY.industry, { code: "line-of-business", lines: weights.INDUSTRY.fullLines }),
      ],
    },
  ];
}

function part(maxPoints: number | null, rule: ScoreRule) {
  return { maxPoints, rule };
}
