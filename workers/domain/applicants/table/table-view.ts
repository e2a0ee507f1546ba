import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { agents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { type ApplicantQuery, sortColumns } from "../schema";
import { pageSizes } from "./table-filters";
import { COLUMNS_PARAMETER, defaultColumns, tableColumns } from "./view-columns";

const viewSchema = z.object({
  columns: z.array(z.enum(tableColumns)).catch([...defaultColumns]),
  sort: z.enum(sortColumns).catch("created_at"),
  order: z.enum(["asc", "desc"]).catch("desc"),
  /** single keys as shortcuts */
  keys: z.boolean().catch(true),
  size: z.union(pageSizes.map((size) => z.literal(size))).catch(10),
});

export type TableView = z.infer<typeof viewSchema>;

/** @param stored JSON of an earlier choice; what it lacks or what is no longer known falls back to the first visit's */
export function parseTableView(stored: string | null): TableView {
  let value: unknown = {};
  try {
    value = JSON.parse(stored ?? "{}");
  } catch {
    // Falls back.
  }
  return viewSchema.catch(viewSchema.parse({})).parse(value);
}

/** The agent's last order and page size where the address names none (RULINGS 82). */
export function withLastOrder(query: ApplicantQuery, parameters: URLSearchParams, view: TableView) {
  const { sort, order, size } = view;
  return {
    ...query,
    ...(parameters.has("sort") ? {} : { sort, order }),
    ...(parameters.has("size") ? {} : { size }),
  };
}

/** The columns that the address names, as a saved view's does, in place of the agent's last ones. */
export function withNamedColumns(view: TableView, parameters: URLSearchParams): TableView {
  const named = parameters.get(COLUMNS_PARAMETER)?.split(",");
  return named ? { ...view, columns: tableColumns.filter((name) => named.includes(name)) } : view;
}

/** Remembers a choice; what doesn't change is not written. */
export async function saveTableView(
  { db }: Pick<Deps, "db">,
  { agent, change }: { agent: ActiveAgent; change: Partial<TableView> },
): Promise<void> {
  const before = parseTableView(agent.tableView);
  const next = JSON.stringify({ ...before, ...change });
  if (next === JSON.stringify(before)) return;
  await db
    .dbFor(agent.companyId)
    .update(agents)
    .set({ tableView: next })
    .where(and(eq(agents.id, agent.agentId), eq(agents.companyId, agent.companyId)));
}
