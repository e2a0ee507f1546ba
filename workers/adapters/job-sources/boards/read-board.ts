import type { BoardAnswer, BoardRequest } from "../port";
import { BoardGone, BoardUnchanged, BoardUnknown, createBoardGet } from "./bounded-get";
import { vendors } from "./vendors";

type Options = { standIn: string | undefined; site: string };

/** One board, whole. What goes wrong is an answer, too: only what the board says itself closes a posting. */
export async function readBoard(board: BoardRequest, options: Options): Promise<BoardAnswer> {
  const vendor = vendors[board.source];
  if (!vendor.token.test(board.token)) return unknown("no such address");
  const { get, validators, contentHash } = createBoardGet(options);
  try {
    const pages = await vendor.load(board, get);
    const hash = contentHash();
    if (board.contentHash === hash) return { kind: "unchanged" };
    const { items, removed = [], isComplete, isPartial } = await vendor.parse(pages, board, get);
    const kept = isPartial ? { etag: null, lastModified: null, contentHash: null } : null;
    return {
      kind: "read",
      postings: items.flatMap(({ posting }) => posting ?? []),
      listed: items.map(({ sourceId }) => sourceId),
      removed,
      isComplete,
      ...(kept ?? { ...validators(), contentHash: hash }),
    };
  } catch (error) {
    if (error instanceof BoardUnchanged) return { kind: "unchanged" };
    if (error instanceof BoardGone) return { kind: "gone" };
    if (error instanceof BoardUnknown) return unknown(error.message, error.retryAfterSeconds);
    return unknown(error instanceof Error ? error.name : "unknown");
  }
}

function unknown(reason: string, retryAfterSeconds: number | null = null): BoardAnswer {
  return { kind: "unknown", reason, retryAfterSeconds };
}
