import * as z from "zod";
import { employmentTypes, importances, LABEL_MAX, MOST_YEARS } from "./job-options";

const required =
  "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.";

/** What a posting may hold at most: a guard against abuse, far above any real posting. */
const DESCRIPTION_MAX = 20_000;
const NAME_MAX = 200;

function atMost(limit: number, what: string): string {
  return `${what} may have up to ${limit.toLocaleString("en-US")} characters.`;
}

export const jobFormSchema = z
  .object({
    title: z.string({ error: required }).trim().min(1, required).max(NAME_MAX, atMost(NAME_MAX, "The title")),
    jobDescription: z
      .string({ error: required })
      .trim()
      .min(1, required)
      .max(DESCRIPTION_MAX, atMost(DESCRIPTION_MAX, "The job description")),
    companyName: z
      .string({ error: required })
      .trim()
      .min(1, required)
      .max(NAME_MAX, atMost(NAME_MAX, "The company name")),
    location: z.string().trim().max(NAME_MAX, atMost(NAME_MAX, "The location")).optional(),
    employmentType: z.enum(employmentTypes).default("full-time"),
    requirements: z
      .string()
      .trim()
      .max(DESCRIPTION_MAX, atMost(DESCRIPTION_MAX, "The requirements"))
      .optional()
      .transform((value) => value ?? ""),
  })
  .transform(({ location, ...form }) => ({
    ...form,
    location: location || "Remote",
    /** whether the agent gave a location: the default says nothing about the job */
    saysLocation: Boolean(location),
  }));

/** What to tell about a form that can't be analysed: first what is missing, else what is too long. */
export function jobFormProblem(messages: string[]): string {
  return messages.includes(required) ? required : (messages[0] ?? required);
}

export type JobForm = z.infer<typeof jobFormSchema>;

const addedLabels = z.array(z.string().trim().min(1).max(LABEL_MAX)).max(50).default([]);

/** What isn't named keeps what it has. */
const editedRequirement = z.object({
  /** of a requirement of the job, or one that begins with `NEW_REQUIREMENT` */
  id: z.string().min(1).max(500),
  importance: z.enum(importances).optional(),
  gate: z.boolean().optional(),
  label: z.string().trim().max(1000).optional(),
  alternatives: z.array(z.string().trim().min(1).max(LABEL_MAX)).max(20).optional(),
  minYears: z.number().int().min(0).max(MOST_YEARS).nullable().optional(),
  level: z.string().max(40).nullable().optional(),
  /** ids of requirements that this one takes in */
  merged: z.array(z.string()).max(50).default([]),
});

export type EditedRequirement = z.infer<typeof editedRequirement>;

export const requirementEditsSchema = z.object({
  rows: z.array(editedRequirement).max(500).default([]),
  addedMust: addedLabels,
  addedNice: addedLabels,
});

export type RequirementEdits = z.infer<typeof requirementEditsSchema>;
