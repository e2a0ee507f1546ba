import * as z from "zod";
import { AppError } from "../../domain/errors";
import type { TimeKey } from "../../domain/keyset-page";
import { PAGE_DEFAULT, PAGE_MAX } from "../../domain/programs/calls/call-limits";

export const pageQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PAGE_MAX)
    .default(PAGE_DEFAULT)
    .meta({ description: "Rows in a page" }),
  cursor: z.string().max(300).optional().meta({ description: "`next_cursor` of the page before" }),
});

/** By what a page ended: a time or a score (null where the rest has none), and the row's id. */
const position = z.tuple([z.number().nullable(), z.string().max(64)]);

export function encodeCursor(value: number | null, id: string): string {
  return btoa(JSON.stringify([value, id]));
}

/** @throws AppError "cursor-invalid" */
export function decodeCursor(cursor: string | undefined): { value: number | null; id: string } | null {
  if (cursor === undefined) return null;
  try {
    const [value, id] = position.parse(JSON.parse(atob(cursor)));
    return { value, id };
  } catch {
    throw new AppError("cursor-invalid");
  }
}

/** For lists by time. @throws AppError "cursor-invalid" */
export function timeCursor(cursor: string | undefined): TimeKey | null {
  const read = decodeCursor(cursor);
  if (!read) return null;
  const { value, id } = read;
  if (value === null) throw new AppError("cursor-invalid");
  return { value, id };
}

export function listBody<Row, Shown>(
  rows: Row[],
  next: TimeKey | null,
  shape: (row: Row) => Shown,
): { data: Shown[]; next_cursor: string | null } {
  return { data: rows.map(shape), next_cursor: next && encodeCursor(next.value, next.id) };
}
