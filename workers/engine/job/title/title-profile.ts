import { occupationById, occupationByTitle, seniorityOf, skillById } from "../../knowledge";
import type { EducationLevel, JobProfile, Requirement } from "../../types";
import { requirement } from "../requirement";
import { archetypeOfTitle } from "./archetype";

/** How many of an occupation's typical skills stand as musts; the others are context. */
const CORE_SKILLS = 8;

const EDUCATION_LABELS: Record<EducationLevel, string> = {
  school: "School leaving certificate",
  vocational: "Vocational training",
  associate: "Associate degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: "Doctorate",
};

/**
 * What an occupation usually asks for, used where only a title was given. Nothing of it is a quote or a gate.
 * @param title e.g. "Registered nurse"
 * @returns a profile with `source: "occupation"`; without requirements where the title names no known occupation
 */
export function profileOfTitle(title: string): JobProfile {
  const named = occupationByTitle(title);
  const occupation = named ? occupationById(named.id) : undefined;
  return {
    title: title.trim(),
    occupation: occupation?.id ?? null,
    seniority: seniorityOf(title),
    roleArchetype: archetypeOfTitle(title),
    years: { min: null, max: null, quote: null },
    requirements: occupation ? typicalRequirements(occupation.skills, occupation.education ?? null) : [],
    relativeExperience: [],
    location: null,
    workMode: null,
    employmentType: null,
    teamSize: null,
    company: { industry: null, type: null, size: null, stage: null, businessModel: null, culture: null },
    persona: { idealCandidate: null, workStyle: null },
    growth: { careerProgression: null },
    complexity: { technicalChallenges: null },
    source: "occupation",
    occupations: occupation ? [{ id: occupation.id, share: 1 }] : [],
    duties: [],
  };
}

function typicalRequirements(skills: string[], education: EducationLevel | null): Requirement[] {
  const asked = skills.map((id, index) =>
    requirement({
      kind: "skill",
      importance: index < CORE_SKILLS ? "must" : "context",
      label: skillById(id)?.name ?? id,
      anyOf: [id],
      quotes: [],
    }),
  );
  if (!education) return asked;
  const label = EDUCATION_LABELS[education];
  return [
    ...asked,
    requirement({
      kind: "education",
      importance: "nice",
      label,
      anyOf: [education],
      level: education,
      quotes: [],
    }),
  ];
}
