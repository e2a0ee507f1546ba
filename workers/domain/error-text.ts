const MAX_LENGTH = 500;

/**
 * An error in words for the log. A failed query's own message repeats the values it was asked with, which may be names
 * and addresses: its cause, the database's message, takes its place.
 */
export function errorText(error: unknown): string {
  const told = error instanceof Error && "query" in error ? (error.cause ?? "failed query") : error;
  return String(told).slice(0, MAX_LENGTH);
}
