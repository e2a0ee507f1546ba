import * as weights from "./weights";

/** What one score is made of, for the help panel. */
export type ScoreExplanation = {
  name: "relevancy" | "skills" | "experience" | "seniority" | "category";
  title: string;
  summary: string;
  parts: { label: string; maxPoints: number | null; rule: string }[];
};

const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * How the scores work, made from the constants that make them. `maxPoints` is null where the points are shared out by job.
 */
export function explainScores(): ScoreExplanation[] {
  const { RELEVANCY, EXPERIENCE, SENIORITY, CATEGORY, LADDER, IMPORTANCE } = weights;
  const { VERDICT_CREDIT, PARTLY_CREDIT, UNCLEAR_CREDIT } = weights;
  return [
    {
      name: "relevancy",
      title: "Relevancy",
      summary:
        "How well this person's work and skills fit the job as a whole. Parts that the posting gives no ground for are left out and the others scaled up to 100.",
      parts: [
        {
          label: "Experience amount: years in this kind of work",
          maxPoints: RELEVANCY.years,
          rule: "Months of related work against the months asked for, or usual for the level; each job counts by how close it is, by its title or by what it tells.",
        },
        {
          label: "Experience match: similar roles",
          maxPoints: RELEVANCY.roles,
          rule: "The closest role held, by its title and kind of work.",
        },
        {
          label: "Experience match: skills typical of this kind of work",
          maxPoints: RELEVANCY.kind,
          rule: `${percent(weights.RELEVANCY_FULL.kind)} of what the category score takes as full earns all points.`,
        },
        {
          label: "Experience match: the job closest to this one",
          maxPoints: RELEVANCY.closest,
          rule: "The job told in words closest to the posting's, whatever its title.",
        },
        {
          label: "Experience match: work on the same subject",
          maxPoints: RELEVANCY.subject,
          rule: `How much of what the résumé says of its work the posting speaks of; ${percent(weights.SUBJECT.full)} earns all points.`,
        },
        {
          label: "Experience match: duties in common",
          maxPoints: RELEVANCY.duties,
          rule: `How much of the posting's work the résumé speaks of; ${percent(weights.RELEVANCY_FULL.duties)} earns all points.`,
        },
        {
          label: "Core skills and duties asked for",
          maxPoints: RELEVANCY.asked,
          rule: `Shared out over the requirements; any must outweighs any nice-to-have, and that any mention. Met earns all, only listed ${percent(weights.VERDICT_CREDIT.listed)}, partly up to ${percent(weights.PARTLY_CREDIT.most)}, unclear up to ${percent(weights.UNCLEAR_CREDIT.most)}, not found nothing.`,
        },
        {
          label: "Core skills: share of what is asked for",
          maxPoints: RELEVANCY.coverage,
          rule: `How much of all that is asked the résumé shows, by the same weights and verdicts; ${percent(weights.RELEVANCY_FULL.coverage)} earns all points.`,
        },
        {
          label: "Soft skills",
          maxPoints: RELEVANCY.softSkills,
          rule: "Shared out over the soft skills asked for, by the same verdicts.",
        },
      ],
    },
    {
      name: "skills",
      title: "Skills match",
      summary:
        "The points are shared out over the skills that the posting asks for. A must weighs most; skills that every trade lists weigh least.",
      parts: [
        {
          label: "Must, nice to have, mentioned",
          maxPoints: null,
          rule: `A nice-to-have weighs ${percent(IMPORTANCE.nice)} of a must, a mere mention ${percent(IMPORTANCE.context)}, a deal-breaker ${percent(IMPORTANCE.gate)}.`,
        },
        {
          label: "Met",
          maxPoints: null,
          rule: "All of its points: the thing itself, or all of its words, in what a job or project tells; degrees by level and field, languages and papers as stated.",
        },
        {
          label: "Partly",
          maxPoints: null,
          rule: `${percent(VERDICT_CREDIT.listed)} for what is only listed, ${percent(VERDICT_CREDIT.special)} for something more special, ${percent(VERDICT_CREDIT.close)} for something close, ${percent(PARTLY_CREDIT.least)} to ${percent(PARTLY_CREDIT.most)} for a part of its words. Naming it again adds nothing.`,
        },
        {
          label: "Unclear",
          maxPoints: null,
          rule: `${percent(UNCLEAR_CREDIT.least)} to ${percent(UNCLEAR_CREDIT.most)}: a line speaks of it, and a person has to judge. Not found earns nothing.`,
        },
        {
          label: "Copied from the posting",
          maxPoints: null,
          rule: "Lines that repeat the posting's own sentences count as a mere list, and are told.",
        },
      ],
    },
    {
      name: "experience",
      title: "Experience match",
      summary: "What this person has done against what the job is.",
      parts: [
        {
          label: "Time in related work",
          maxPoints: EXPERIENCE.years,
          rule: "Months of work, each job by how close it is to this one. Overlaps count once, gaps cost nothing.",
        },
        {
          label: "Similar roles",
          maxPoints: EXPERIENCE.roles,
          rule: `The closest role held. Each role before the latest counts ${percent(weights.EARLIER_ROLE)} of the next, at least ${percent(weights.EARLIEST_ROLE)}; volunteering and projects count ${percent(weights.UNPAID_ROLE)}, a headline alone ${percent(weights.CLAIMED_ROLE)}.`,
        },
        {
          label: "Skills typical of this kind of work",
          maxPoints: EXPERIENCE.kind,
          rule: `The skills that the occupation usually takes, each by its place on the evidence ladder; ${percent(weights.KIND.fullAt)} of them counts as full.`,
        },
        {
          label: "Duties in common",
          maxPoints: EXPERIENCE.duties,
          rule: `What the posting says of the work against all that the résumé says of it: ${percent(weights.DUTIES.words)} by shared words, ${percent(weights.DUTIES.lines)} by whole lines. Words of every posting count next to nothing, words of listed skills ${percent(LADDER.listed)}.`,
        },
      ],
    },
    {
      name: "seniority",
      title: "Seniority match",
      summary:
        "The level of the latest role against the level asked for. Where no title states a level, the years tell it.",
      parts: [
        {
          label: "Level",
          maxPoints: SENIORITY.level,
          rule: `All points for the same level; one step below earns ${percent(weights.LEVEL_BELOW[1])}, one step above ${percent(weights.LEVEL_ABOVE[1])}.`,
        },
        {
          label: "Years of work in all",
          maxPoints: SENIORITY.years,
          rule: "Months of work against the months asked for, or usual for the level.",
        },
      ],
    },
    {
      name: "category",
      title: "Category match",
      summary: "Is this person's field of work the job's field?",
      parts: [
        {
          label: "Field of the roles held",
          maxPoints: CATEGORY.field,
          rule: "The role closest to the job's field: the same occupation, a related one, one of the same field.",
        },
        {
          label: "Skills typical of this kind of work",
          maxPoints: CATEGORY.kind,
          rule: "As in the experience match.",
        },
        {
          label: "Skills of the field",
          maxPoints: CATEGORY.skills,
          rule: "Skills in the fields that the job's skills belong to.",
        },
        {
          label: "Line of business",
          maxPoints: CATEGORY.industry,
          rule: `Titles and lines about work that speak of the job's line of business; ${weights.INDUSTRY.fullLines} of them count as full.`,
        },
      ],
    },
  ];
}
