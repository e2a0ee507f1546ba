/**
 * What went wrong, for the log. The database's wrapper lists a statement's values, which may be personal: its cause,
 * which names columns only, is taken instead.
 */
export function failureText(error: unknown): string {
  let last = error;
  while (last instanceof Error && last.cause instanceof Error) last = last.cause;
  return String(last).slice(0, 500);
}
