const MAX_LENGTH = 500;

/** A failed query's message repeats its values, perhaps names and addresses: the database's own replaces it. */
export function errorText(error: unknown): string {
  const told = error instanceof Error && "query" in error ? (error.cause ?? "failed query") : error;
  return String(told).slice(0, MAX_LENGTH);
}
