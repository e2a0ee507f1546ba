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

/** Which people of the pool. */
export type PoolQuery = z.infer<typeof poolQuerySchema>;

/** Values from the address; invalid ones fall back. */
export function parsePoolQuery(parameters: URLSearchParams): PoolQuery {
  return poolQuerySchema.parse(
    Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")),
  );
}

/** Whether less than the whole pool is asked for. */
export function filtersPool(query: PoolQuery): boolean {
  return query.location !== undefined || asksForWords(query);
}

/** Whether anything but a location is asked for: what the full-text index holds. */
export function asksForWords({ search, gender, skills, years }: PoolQuery): boolean {
  return [search, gender, skills, years].some((filter) => filter !== undefined);
}
