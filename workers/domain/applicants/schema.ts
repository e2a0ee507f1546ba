import * as z from "zod";
import { stages } from "../decisions/stages";
import { failureKinds } from "../documents/failure-message";
import { RESUME_SOURCES } from "../notices/source-words";
import { dealBreakerFilters, genderFilters, pageSizes, statusFilters } from "./table/table-filters";

export const sortColumns = [
  "created_at",
  "candidate_name",
  "candidate_location",
  "relevancy_score",
  "skills_match_score",
  "experience_match_score",
  "seniority_match_score",
  "category_match_score",
] as const;

export type SortColumn = (typeof sortColumns)[number];

const bound = z.coerce.number().min(0).max(100).optional().catch(undefined);

const words = z.string().trim().max(200).optional().catch(undefined);

export const applicantQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  size: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size))
    .catch(10)
    .default(10),
  sort: z.enum(sortColumns).catch("created_at").default("created_at"),
  order: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  search: words,
  location: words,
  status: z.enum(statusFilters).optional().catch(undefined),
  failure: z.enum(failureKinds).optional().catch(undefined),
  locationMatch: z.literal("yes").optional().catch(undefined),
  stage: z.enum(stages).optional().catch(undefined),
  gender: z.string().toLowerCase().pipe(z.enum(genderFilters)).optional().catch(undefined),
  source: z.enum(RESUME_SOURCES).optional().catch(undefined),
  shortlisted: z.literal("yes").optional().catch(undefined),
  dealBreakers: z.enum(dealBreakerFilters).optional().catch(undefined),
  duplicates: z.literal("yes").optional().catch(undefined),
  hiddenText: z.literal("yes").optional().catch(undefined),
  /** years of work in all */
  minYears: bound,
  /** percent of the must-haves that the résumé shows */
  minMusts: bound,
  minRelevancy: bound,
  maxRelevancy: bound,
  minSkills: bound,
  maxSkills: bound,
  minExperience: bound,
  maxExperience: bound,
});

export type ApplicantQuery = z.infer<typeof applicantQuerySchema>;

export function parseApplicantQuery(parameters: URLSearchParams): ApplicantQuery {
  return applicantQuerySchema.parse(
    Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")),
  );
}
