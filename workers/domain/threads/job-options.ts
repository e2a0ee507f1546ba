export const employmentTypes = ["full-time", "part-time", "contract", "internship"] as const;

export const importances = ["must", "nice", "context", "ignore"] as const;

/** Longer texts are accepted (spec 5). */
export const DESCRIPTION_COUNTER = 2000;

/** Of one requirement, in characters. */
export const LABEL_MAX = 120;

/** No posting asks for more years of work. */
export const MOST_YEARS = 40;

/** Of a job thread: a list that nobody reads to its end chooses no one. */
export const MAX_REQUIREMENTS = 100;

/** How the ids of rows begin that a recruiter adds. */
export const NEW_REQUIREMENT = "new:";

/** As the engine ranks them, lowest first. */
export const educationLevels = [
  ["school", "School"],
  ["vocational", "Vocational"],
  ["associate", "Associate"],
  ["bachelor", "Bachelor's"],
  ["master", "Master's"],
  ["doctorate", "Doctorate"],
] as const;

/** The steps of the Common European Framework; “native” isn’t offered, as it chooses people by origin. */
export const languageLevels = [
  ["A1", "A1"],
  ["A2", "A2"],
  ["B1", "B1"],
  ["B2", "B2"],
  ["C1", "C1"],
  ["C2", "C2"],
] as const;
