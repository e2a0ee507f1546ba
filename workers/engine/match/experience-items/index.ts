import { seniorityOf } from "../../knowledge";
import type { ExperienceItem, ResumeFacts } from "../../types";
import type { Candidate } from "../candidate";
import { isMereWord } from "../findings";
import type { DraftPart } from "../points";
import type { Target } from "../target";
import { achievementsOf } from "./achievements";
import { archetypeOfEntry } from "./archetype";
import { industryOf, matchIndustry } from "./industry";
import { linesOf, relevanceOf } from "./relevance";
import { technologiesOf } from "./technologies";

/** A requirement that is left open is borne out by no job. */
const SHOWN: ReadonlySet<DraftPart["status"]> = new Set(["met", "partly"]);

/**
 * What each entry of a résumé's experience says of its work, and how far it bears out one job: level, kind of role, line of
 * business, points with figures, technologies, relevance with its parts. Names and dates stay in the facts.
 * @param asked one part per requirement, as `requirementParts` answers them
 * @returns one item per entry, in the order of `facts.experience`
 */
export function experienceItems(
  facts: ResumeFacts,
  candidate: Candidate,
  target: Target,
  asked: DraftPart[],
): ExperienceItem[] {
  const told = toldByItself(facts, candidate);
  const shown = shownBy(target, asked);
  return facts.experience.map((entry, index) => {
    const own = told[index]!;
    const relevance = relevanceOf({ candidate, target, asked, index, lines: linesOf(entry) });
    return {
      ...own,
      industryMatch: matchIndustry(own.industry, target),
      relevance: relevance && { value: Math.round(relevance.value), parts: relevance.parts },
      bearsOut: (relevance?.parts ?? []).flatMap(({ requirementId, label, points }) =>
        requirementId !== null && label !== null && points > 0 && shown.has(requirementId) ? [label] : [],
      ),
    };
  });
}

function shownBy({ asks }: Target, asked: DraftPart[]): Set<string> {
  const requirements = new Map(asks.map(({ requirement }) => [requirement.id, requirement]));
  return new Set(
    asked.flatMap((part) => {
      const requirement = requirements.get(part.requirementId ?? "");
      return requirement && SHOWN.has(part.status) && !isMereWord(requirement, part) ? requirement.id : [];
    }),
  );
}

type Told = Pick<ExperienceItem, "seniority" | "archetype" | "industry" | "achievements" | "technologies">;

const known = new WeakMap<Candidate, Told[]>();

/** What the entries say whatever the job is, worked out once for each résumé. */
function toldByItself(facts: ResumeFacts, candidate: Candidate): Told[] {
  const before = known.get(candidate);
  if (before) return before;
  const told = facts.experience.map((entry, index) => {
    const title = entry.title?.value ?? null;
    const occupation = candidate.roles.find((role) => role.entry === index)?.named.occupation ?? null;
    return {
      seniority: title ? seniorityOf(title) : null,
      archetype: title ? archetypeOfEntry({ title, occupation, skills: facts.skills, at: index }) : null,
      industry: industryOf(candidate.facts.experience[index] ?? entry, occupation),
      achievements: achievementsOf(candidate.facts.experience[index] ?? entry),
      technologies: technologiesOf(facts, index),
    };
  });
  known.set(candidate, told);
  return told;
}
