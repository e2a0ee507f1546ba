import * as z from "zod";

export const HISTORY_PAGE = 10;

export const historySorts = ["newest", "oldest", "score-high", "score-low", "title"] as const;

export type HistorySort = (typeof historySorts)[number];

const bound = z.coerce.number().min(0).max(100).optional().catch(undefined);

/** "2026-11-21" as the UTC milliseconds of its beginning. */
const day = z.iso
  .date()
  .transform((text) => Date.parse(`${text}T00:00:00Z`))
  .optional()
  .catch(undefined);

export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  sort: z.enum(historySorts).catch("newest").default("newest"),
  search: z.string().trim().max(200).optional().catch(undefined),
  minScore: bound,
  maxScore: bound,
  from: day,
  to: day,
  resume: z.string().trim().max(64).optional().catch(undefined),
});

export type HistoryQuery = z.infer<typeof historyQuerySchema>;

export function parseHistoryQuery(parameters: URLSearchParams): HistoryQuery {
  return historyQuerySchema.parse(
    Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")),
  );
}
