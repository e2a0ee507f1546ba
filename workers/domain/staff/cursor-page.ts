import { type Page as KeysetPage, pageOf as keysetPage } from "../keyset-page";
import { cursorText } from "./schema";

export const PAGE_SIZE = 50;

/** One page of a list; `next` is what its address says of where the following one begins, null at the end. */
export type CursorPage<Row> = KeysetPage<Row, string>;

/** Cuts PAGE_SIZE + 1 rows to a page. */
export function cursorPageOf<Row extends { id: string }>(
  rows: Row[],
  timeOf: (row: Row) => number,
): CursorPage<Row> {
  const page = keysetPage(rows, PAGE_SIZE, timeOf);
  return { rows: page.rows, next: page.next && cursorText(page.next) };
}
