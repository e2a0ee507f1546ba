import { someCause } from "./conditions";

/** `column`: "table.column" of the index's first column; any unique index when left out. */
export function isUniqueViolation(error: unknown, column = ""): boolean {
  return someCause(error, `UNIQUE constraint failed: ${column}`);
}
