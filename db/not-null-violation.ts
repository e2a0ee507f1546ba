/**
 * Whether a statement failed because a column would have been NULL: how a statement that fails on purpose undoes its
 * batch.
 * @param column "table.column"
 */
export function isNotNullViolation(error: unknown, column: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`NOT NULL constraint failed: ${column}`)) return true;
  }
  return false;
}
