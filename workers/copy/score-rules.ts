import type { ScoreExplanation } from "../engine/match/explain";
import type { ScoreRule, ScoreRules } from "../engine/messages/rules";
import type { ScoreName } from "../engine/types";
import { percent } from "./phrases";

export const SCORE_TITLES: Record<ScoreName, string> = {
  relevancy: "Relevancy",
  skills: "Skills match",
  experience: "Experience match",
  seniority: "Seniority match",
  category: "Category match",
};

const SUMMARIES: Record<ScoreName, string> = {
  relevancy:
    "How well this person's work and skills fit the job as a whole. Parts that the posting gives no ground for are left out and the others scaled up to 100.",
  skills:
    "The points are shared out over the skills that the posting asks for. A must weighs most; skills that every trade lists weigh least.",
  experience: "What this person has done against what the job is.",
  seniority:
    "The level of the latest role against the level asked for. Where no title states a level, the years tell it.",
  category: "Is this person's field of work the job's field?",
};

type RuleWords = { label: string; rule: string };

const TYPICAL = "Skills typical of this kind of work";

const RULES: { [Code in keyof ScoreRules]: (data: ScoreRules[Code]) => RuleWords } = {
  "amount-of-work": ({ told }) => ({
    label: "Experience amount: years in this kind of work",
    rule: `Months of related work against the months asked for, or usual for the level; each job counts by how close it is, by its title or by what it tells. Jobs whose titles aren't close, whatever their lines tell, bring it to ${percent(told)} at most, or double what the others do.`,
  }),
  "closest-role": () => ({
    label: "Experience match: similar roles",
    rule: "The closest role held, by its title and kind of work.",
  }),
  "typical-skills-full": ({ full }) => ({
    label: "Experience match: skills typical of this kind of work",
    rule: `${percent(full)} of what the category score takes as full earns all points.`,
  }),
  "closest-job": () => ({
    label: "Experience match: the job closest to this one",
    rule: "The job told in words closest to the posting's, whatever its title; none where neither the title of a role nor the subject is near.",
  }),
  "same-subject": ({ full, ofOtherWork }) => ({
    label: "Experience match: work on the same subject",
    rule: `How much of what the résumé says of its work the posting speaks of, beyond what people of other trades share with it by chance; ${percent(full)} in all earns all points, ${percent(ofOtherWork)} of them where neither a title nor a typical skill is near to the job.`,
  }),
  "duties-full": ({ full, chance, words }) => ({
    label: "Experience match: duties in common",
    rule: `How much of the posting's work the résumé speaks of, less the ${percent(chance)} of its words that nearly every résumé has; ${percent(full)} earns all points, single words alone ${percent(words)} of them at most.`,
  }),
  "asked-skills": ({ listed, partly, unclear }) => ({
    label: "Core skills, soft skills and duties asked for",
    rule: `Shared out over the requirements; any must outweighs any nice-to-have, and that any mention. Met earns all, only listed ${percent(listed)}, partly up to ${percent(partly)}, unclear up to ${percent(unclear)}, not found nothing.`,
  }),
  "asked-coverage": ({ full }) => ({
    label: "Core skills: share of what is asked for",
    rule: `How much of all that is asked the résumé shows, by the same weights and verdicts; ${percent(full)} earns all points.`,
  }),
  importance: ({ nice, mention, gate }) => ({
    label: "Must, nice to have, mentioned",
    rule: `A nice-to-have weighs ${percent(nice)} of a must, a mere mention ${percent(mention)}, a deal-breaker ${percent(gate)}.`,
  }),
  met: () => ({
    label: "Met",
    rule: "All of its points: the thing itself, or all of its words, in what a job or project tells; degrees by level and field, languages and papers as stated.",
  }),
  partly: ({ listed, special, close, least, most }) => ({
    label: "Partly",
    rule: `${percent(listed)} for what is only listed, ${percent(special)} for something more special, ${percent(close)} for something close, ${percent(least)} to ${percent(most)} for a part of its words. Naming it again adds nothing.`,
  }),
  unclear: ({ least, most }) => ({
    label: "Unclear",
    rule: `${percent(least)} to ${percent(most)}: a line speaks of it, and a person has to judge. Not found earns nothing.`,
  }),
  copied: () => ({
    label: "Copied from the posting",
    rule: "Lines that repeat the posting's own sentences are told, and count as a mere list. So do a job's lines that do nothing but list what is asked for.",
  }),
  "related-time": () => ({
    label: "Time in related work",
    rule: "Months of work, each job by how close its title or what its lines tell is to this one; the row says which jobs count by how much. Overlaps count once, gaps cost nothing.",
  }),
  "roles-by-time": ({ earlier, least, unpaid, claimed }) => ({
    label: "Similar roles",
    rule: `The closest role held. Each role before the latest counts ${percent(earlier)} of the next, at least ${percent(least)}; volunteering and projects count ${percent(unpaid)}, a headline alone ${percent(claimed)}.`,
  }),
  "typical-skills-of-occupation": ({ full }) => ({
    label: TYPICAL,
    rule: `The skills that the occupation usually takes, each by its place on the evidence ladder; ${percent(full)} of them counts as full.`,
  }),
  "duties-by-words": ({ words, lines, listed }) => ({
    label: "Duties in common",
    rule: `What the posting says of the work against all that the résumé says of it: ${percent(words)} by shared words, ${percent(lines)} by whole lines. Words of every posting count next to nothing, words of listed skills ${percent(listed)}.`,
  }),
  level: ({ below, above }) => ({
    label: "Level",
    rule: `All points for the same level; one step below earns ${percent(below)}, one step above ${percent(above)}.`,
  }),
  "years-in-all": () => ({
    label: "Years of work in all",
    rule: "Months of work against the months asked for, or usual for the level.",
  }),
  "field-of-roles": () => ({
    label: "Field of the roles held",
    rule: "The role closest to the job's field: the same occupation, a related one, one of the same field.",
  }),
  "typical-skills-as-in-experience": () => ({ label: TYPICAL, rule: "As in the experience match." }),
  "skills-of-field": () => ({
    label: "Skills of the field",
    rule: "Skills in the fields that the job's skills belong to.",
  }),
  "line-of-business": ({ lines }) => ({
    label: "Line of business",
    rule: `Titles and lines about work that speak of the job's field or line of business; ${lines} of them count as full.`,
  }),
};

function wordsOf(rule: ScoreRule): RuleWords {
  return (RULES[rule.code] as (data: ScoreRule) => RuleWords)(rule);
}

export function scoreRulesInWords(explained: ScoreExplanation[]) {
  return explained.map(({ name, parts }) => ({
    name,
    title: SCORE_TITLES[name],
    summary: SUMMARIES[name],
    parts: parts.map(({ maxPoints, rule }) => ({ maxPoints, ...wordsOf(rule) })),
  }));
}
