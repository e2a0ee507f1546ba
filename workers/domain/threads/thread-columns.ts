import type { JobProfile } from "../../engine/types";
import { storeJobProfile } from "../stored/job-profile";
import { coreSkillsOf, preferredSkillsOf } from "./thread-keywords";

export function threadColumnsOf(job: JobProfile) {
  return {
    seniorityLevel: job.seniority,
    roleArchetype: job.roleArchetype,
    experienceRangeMin: job.years.min,
    experienceRangeMax: job.years.max,
    workEnvironment: job.workMode,
    teamSize: job.teamSize,
    coreSkills: coreSkillsOf(job),
    preferredSkills: preferredSkillsOf(job),
    relativeExperience: job.relativeExperience,
    companyAnalyze: job.company,
    detailedAnalysis: storeJobProfile(job),
  };
}
