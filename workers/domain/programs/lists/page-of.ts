/** Where the next page begins; null on the last one. */
export type Page<Row, Cursor> = { rows: Row[]; next: Cursor | null };

/** By time, newest first; equal times by id. */
export type TimeCursor = { at: number; id: string };

/** @param rows one more than fits, where there is more */
export function pageOf<Row extends { id: string; createdAt: number }>(
  rows: Row[],
  limit: number,
): Page<Row, TimeCursor> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? { at: last.createdAt, id: last.id } : null };
}
