export const employmentTypes = ["full-time", "part-time", "contract", "internship"] as const;

/** How much a requirement counts; "ignore" takes it out. */
export const importances = ["must", "nice", "context", "ignore"] as const;

/** The counter under the description counts to this; longer texts are accepted (spec 5). */
export const DESCRIPTION_COUNTER = 2000;
