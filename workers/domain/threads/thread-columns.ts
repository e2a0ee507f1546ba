import type { JobProfile } from "../../engine/types";
import { storeJobProfile } from "../stored/job-profile";
import { coreSkillsOf, preferredSkillsOf } from "./thread-keywords";

/** The columns of a job thread that repeat what its job profile says, for lists and exports. */
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
