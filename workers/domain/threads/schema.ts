import * as z from "zod";
import { employmentTypes, importances } from "./job-options";

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

const addedLabels = z.array(z.string().trim().min(1).max(120)).max(50).default([]);

export const requirementEditsSchema = z.object({
  /** requirement id -> how much it counts; an id that isn't named keeps what it has */
  importance: z.record(z.string(), z.enum(importances)).default({}),
  /** ids of requirements that are deal-breakers; null leaves all as they are */
  gates: z.array(z.string()).nullable().default(null),
  addedMust: addedLabels,
  addedNice: addedLabels,
});

export type RequirementEdits = z.infer<typeof requirementEditsSchema>;
