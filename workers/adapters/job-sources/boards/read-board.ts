import type { BoardAnswer, BoardRequest } from "../port";
import { BoardGone, BoardUnchanged, BoardUnknown, createBoardGet } from "./bounded-get";
import type { SourceKeys } from "./vendor";
import { vendors } from "./vendors";

export type ReadOptions = { standIn: string | undefined; site: string; keys: SourceKeys };

/** One board, whole. What goes wrong is an answer, too: only what the board says itself closes a posting. */
export async function fetchBoard(board: BoardRequest, options: ReadOptions): Promise<BoardAnswer> {
  const vendor = vendors[board.source];
  if (!vendor.token.test(board.token)) return unknown("no such address");
  const { get, ask, validators, contentHash } = createBoardGet(options);
  const withKeys = { ask, keys: options.keys };
  try {
    const pages = await vendor.load(board, get, withKeys);
    const hash = contentHash();
    if (board.contentHash === hash) return { kind: "unchanged" };
    const listing = await vendor.parse(pages, board, get, withKeys);
    const { items, removed = [], isComplete, isPartial, readUntil } = listing;
    const kept = isPartial
      ? { etag: null, lastModified: null, contentHash: null }
      : { ...validators(), contentHash: hash };
    return {
      kind: "read",
      postings: items.flatMap(({ posting }) => posting ?? []),
      listed: items.map(({ sourceId }) => sourceId),
      removed,
      isComplete,
      ...kept,
      ...(readUntil !== undefined && { lastModified: readUntil }),
    };
  } catch (error) {
    if (error instanceof BoardUnchanged) return { kind: "unchanged" };
    if (error instanceof BoardGone) return vendor.isFeed ? unknown("not found") : { kind: "gone" };
    if (error instanceof BoardUnknown) return unknown(error.message, error.retryAfterSeconds);
    return unknown(error instanceof Error ? error.name : "unknown");
  }
}

function unknown(reason: string, retryAfterSeconds: number | null = null): BoardAnswer {
  return { kind: "unknown", reason, retryAfterSeconds };
}
