import { noSuch, refusal } from "./errors";
import { type Account, newestFirst } from "./state";

const PAGE = 10;
const MOST = 100;
/** Stripe's own limit. */
const MOST_LEVELS = 4;

type PageParams = { limit?: number; starting_after?: string; ending_before?: string };

/** A page of a list, newest first. @throws Refusal for a limit or a start that isn't one */
export function pageOf<T extends { id: string }>(
  url: string,
  rows: T[],
  { limit = PAGE, starting_after, ending_before }: PageParams,
) {
  if (limit < 1 || limit > MOST || !Number.isInteger(limit))
    throw refusal(`Invalid integer: ${limit}`, { code: "parameter_invalid_integer", param: "limit" });
  const place = (id: string, param: string) => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw noSuch("object", id, param);
    return index;
  };
  const end = ending_before === undefined ? rows.length : place(ending_before, "ending_before");
  const start =
    starting_after !== undefined
      ? place(starting_after, "starting_after") + 1
      : ending_before === undefined
        ? 0
        : Math.max(0, end - limit);
  const data = rows.slice(start, Math.min(end, start + limit));
  const hasMore = ending_before === undefined ? start + limit < rows.length : start > 0;
  return { object: "list" as const, url, has_more: hasMore, data };
}

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number };

export function isWithin(time: number, range: Range | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return time === range;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}

/** Puts objects in the place of their ids: "data.payment_intent.latest_charge.refunds". @throws Refusal */
export function expandPaths(account: Account, value: unknown, paths: string[] = []): unknown {
  if (paths.length === 0) return value;
  const copy = structuredClone(value) as Node;
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > MOST_LEVELS)
      throw refusal(`You cannot expand more than ${MOST_LEVELS} levels of a property: ${path}.`, {
        param: "expand",
      });
    expandInto(account, copy, parts);
  }
  return copy;
}

type Node = Record<string, unknown>;

function expandInto(account: Account, node: Node, [part, ...rest]: string[]): void {
  if (part === undefined) return;
  if (node.object === "charge" && part === "refunds") node.refunds ??= refundsOf(account, String(node.id));
  const value = node[part];
  if (value === undefined) throw refusal(`This property cannot be expanded (${part}).`, { param: "expand" });
  if (typeof value === "string") node[part] = structuredClone(lookUp(account, value, part));
  const next = node[part];
  if (Array.isArray(next)) for (const entry of next) expandInto(account, entry as Node, rest);
  else if (next !== null && typeof next === "object") expandInto(account, next as Node, rest);
}

function lookUp(account: Account, id: string, part: string): unknown {
  const { customers, products, prices, sessions, subscriptions, invoices, intents, charges } = account;
  for (const table of [customers, products, prices, sessions, subscriptions, invoices, intents, charges])
    if (Object.hasOwn(table, id)) return table[id];
  throw refusal(`This property cannot be expanded (${part}).`, { param: "expand" });
}

function refundsOf(account: Account, charge: string) {
  const data = newestFirst(account.refunds).filter((refund) => refund.charge === charge);
  return { object: "list", url: `/v1/charges/${charge}/refunds`, has_more: false, data };
}
