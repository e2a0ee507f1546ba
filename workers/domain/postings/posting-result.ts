import { criterionReason } from "../../copy/criteria";
import type { JobProfile } from "../../engine/types";
import { coreSkillsOf, preferredSkillsOf } from "../threads/thread-keywords";

function yearsRange({ min, max }: JobProfile["years"]): string {
  if (min !== null && max !== null) return min === max ? `${min} years` : `${min}-${max} years`;
  if (min !== null) return `${min}+ years`;
  return max !== null ? `up to ${max} years` : "Not specified";
}

/** The agencies' specification ("Job analysis result"); `refused_criteria` is ours. */
export function postingResult(job: JobProfile) {
  return {
    seniority_level: job.seniority,
    role_archetype: job.roleArchetype,
    experience_requirements: {
      min_years: job.years.min,
      max_years: job.years.max,
      years_range: yearsRange(job.years),
    },
    work_environment: { work_type: job.workMode, team_size: job.teamSize },
    skills_analysis: { core_skills: coreSkillsOf(job), preferred_skills: preferredSkillsOf(job) },
    relative_experience: job.relativeExperience,
    company_analysis: {
      industry: job.company.industry,
      company_type: job.company.type,
      company_size: job.company.size,
      company_stage: job.company.stage,
      business_model: job.company.businessModel,
      culture: job.company.culture,
    },
    persona_insights: { ideal_candidate: job.persona.idealCandidate, work_style: job.persona.workStyle },
    growth_indicators: { career_progression: job.growth.careerProgression },
    complexity_level: { technical_challenges: job.complexity.technicalChallenges },
    ...(job.refusedCriteria
      ? { refused_criteria: job.refusedCriteria.map((one) => ({ ...one, reason: criterionReason(one) })) }
      : {}),
  };
}
