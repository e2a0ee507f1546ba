export const employmentTypes = ["full-time", "part-time", "contract", "internship"] as const;

export const importances = ["must", "nice", "context", "ignore"] as const;

/** Longer texts are accepted (spec 5). */
export const DESCRIPTION_COUNTER = 2000;
