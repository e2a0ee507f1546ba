import * as z from "zod";

/** How many analyses a page of the history holds. */
export const HISTORY_PAGE = 10;

/** Orders of the history, as they stand in the address. */
export const historySorts = ["newest", "oldest", "score-high", "score-low", "title"] as const;

export type HistorySort = (typeof historySorts)[number];

const bound = z.coerce.number().min(0).max(100).optional().catch(undefined);

/** A day of the address ("2026-11-21") as the UTC milliseconds of its beginning. */
const day = z.iso
  .date()
  .transform((text) => Date.parse(`${text}T00:00:00Z`))
  .optional()
  .catch(undefined);

/** Page, order and filters of the history, read from the address; what makes no sense falls back. */
export const historyQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  sort: z.enum(historySorts).catch("newest").default("newest"),
  /** words in the title, whatever their case */
  search: z.string().trim().max(200).optional().catch(undefined),
  minScore: bound,
  maxScore: bound,
  /** first and last day, UTC ms of their beginnings */
  from: day,
  to: day,
  resume: z.string().trim().max(64).optional().catch(undefined),
});

export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** Reads the query from an address's parameters; an empty value counts as absent. */
export function parseHistoryQuery(parameters: URLSearchParams): HistoryQuery {
  return historyQuerySchema.parse(
    Object.fromEntries([...parameters].filter(([, value]) => value.trim() !== "")),
  );
}
