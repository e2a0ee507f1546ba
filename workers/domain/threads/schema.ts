import * as z from "zod";
import { employmentTypes, importances, LABEL_MAX, MOST_YEARS } from "./job-options";

const required =
  "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.";

/** What a posting may hold at most: a guard against abuse, far above any real posting. */
const DESCRIPTION_MAX = 20_000;

export const jobFormSchema = z.object({
  title: z.string({ error: required }).trim().min(1, required).max(200),
  jobDescription: z.string({ error: required }).trim().min(1, required).max(DESCRIPTION_MAX),
  companyName: z.string({ error: required }).trim().min(1, required).max(200),
  location: z
    .string()
    .trim()
    .max(200)
    .optional()
    .transform((value) => value || "Remote"),
  employmentType: z.enum(employmentTypes).default("full-time"),
  requirements: z
    .string()
    .trim()
    .max(DESCRIPTION_MAX)
    .optional()
    .transform((value) => value ?? ""),
});

export type JobForm = z.infer<typeof jobFormSchema>;

const addedLabels = z.array(z.string().trim().min(1).max(LABEL_MAX)).max(50).default([]);

/** What isn't named keeps what it has. */
const editedRequirement = z.object({
  /** of a requirement of the job, or one that begins with `NEW_REQUIREMENT` */
  id: z.string().min(1).max(500),
  importance: z.enum(importances).optional(),
  gate: z.boolean().optional(),
  label: z.string().trim().max(1000).optional(),
  /** other skills, any of which will do */
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
