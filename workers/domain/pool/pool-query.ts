import * as z from "zod";
import { genderFilters } from "../applicants/table/table-filters";
import { poolPageSizes } from "./pool-page-sizes";
import { poolYears } from "./pool-years";

const words = z.string().trim().max(200).optional().catch(undefined);

const poolQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  size: z.coerce
    .number()
    .refine((size) => (poolPageSizes as readonly number[]).includes(size))
    .catch(10)
    .default(10),
  scope: z.enum(["mine", "company"]).catch("mine").default("mine"),
  search: words,
  location: words,
  gender: z.string().toLowerCase().pipe(z.enum(genderFilters)).optional().catch(undefined),
  skills: words,
  years: z.coerce
    .number()
    .refine((years) => (poolYears as readonly number[]).includes(years))
    .optional()
    .catch(undefined),
});

export type PoolQuery = z.infer<typeof poolQuerySchema>;

/** Values from the address; invalid ones fall back. */
export function parsePoolQuery(parameters: URLSearchParams): PoolQuery {
  return poolQuerySchema.parse(
    Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")),
  );
}
