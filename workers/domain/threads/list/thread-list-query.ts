import * as z from "zod";
import { pageSizes } from "../../applicants/table/table-filters";
import { countedFigures } from "./figure-names";

const words = z.string().trim().max(200).optional().catch(undefined);

const threadQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  size: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size))
    .catch(25)
    .default(25),
  sort: z.enum(["created_at", "title", "activity"]).catch("created_at").default("created_at"),
  order: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  scope: z.enum(["mine", "company"]).catch("mine").default("mine"),
  search: words,
  /** only threads with people of this figure, and how many */
  counting: z.enum(countedFigures).optional().catch(undefined),
  state: z.enum(["open", "closed", "failed"]).optional().catch(undefined),
});

export type ThreadQuery = z.infer<typeof threadQuerySchema>;

/** Values from the address; invalid ones fall back. */
export function parseThreadQuery(parameters: URLSearchParams): ThreadQuery {
  return threadQuerySchema.parse(
    Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")),
  );
}
