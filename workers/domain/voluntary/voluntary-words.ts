import type { AGE_BANDS, ETHNICITIES, SEXES } from "../../../db/schema";

/** The three questions, with the groups that auditors of New York City's Local Law 144 use for the first two. */
export const QUESTIONS = {
  sex: { female: "Female", male: "Male", other: "Another sex or gender" },
  ethnicity: {
    hispanic: "Hispanic or Latino",
    white: "White",
    black: "Black or African American",
    pacific: "Native Hawaiian or Pacific Islander",
    asian: "Asian",
    native: "Native American or Alaska Native",
    several: "Two or more of these",
    another: "Another group",
  },
  ageBand: {
    "under-25": "Under 25",
    "25-39": "25 to 39",
    "40-54": "40 to 54",
    "55-plus": "55 or older",
  },
} as const satisfies {
  sex: Record<(typeof SEXES)[number], string>;
  ethnicity: Record<(typeof ETHNICITIES)[number], string>;
  ageBand: Record<(typeof AGE_BANDS)[number], string>;
};

export type VoluntaryQuestion = keyof typeof QUESTIONS;

export const QUESTION_NAMES: Record<VoluntaryQuestion, string> = {
  sex: "Sex",
  ethnicity: "Race or ethnicity",
  ageBand: "Age",
};

export const NOT_SAID = "Prefer not to say";
