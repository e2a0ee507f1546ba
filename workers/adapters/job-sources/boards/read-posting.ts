import type { PostingAnswer, PostingRequest } from "../port";
import { createBoardGet } from "./bounded-get";
import type { ReadOptions } from "./read-board";
import { vendors } from "./vendors";

/** Somebody waits for it (RULINGS 71). */
const LIMITS = { milliseconds: 8_000, bytes: 2 * 1024 * 1024 };

/** One posting, in its source's words. Whatever goes wrong is an answer, too. */
export async function fetchPosting(
  { source, token, posting: wanted }: PostingRequest,
  options: ReadOptions,
): Promise<PostingAnswer> {
  const vendor = vendors[source];
  const { keys } = options;
  if (!vendor.loadOne || !vendor.token.test(token)) return { ok: false, reason: "no such address" };
  const { get, ask } = createBoardGet({ ...options, limits: LIMITS });
  const board = { source, token, etag: null, lastModified: null, contentHash: null, since: null };
  try {
    const pages = await vendor.loadOne({ token, posting: wanted }, get);
    const { items } = await vendor.parse(pages, { ...board, known: new Set() }, get, { ask, keys });
    const [item] = items;
    return item?.posting ? { ok: true, posting: item.posting } : { ok: false, reason: "not on its board" };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
    return { ok: false, reason: message || name };
  }
}
