/**
 * Whether a statement failed on a unique index.
 * @param column "table.column" of the index's first column; any unique index when left out
 */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`UNIQUE constraint failed: ${column ?? ""}`)) return true;
  }
  return false;
}
