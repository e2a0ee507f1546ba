const MAX_SECONDS = 300;

/** Seconds until the next try: 2, 4, 8 ..., at most five minutes. `attempt` counts from 1. */
export function backOffSeconds(attempt: number): number {
  return Math.min(MAX_SECONDS, 2 ** attempt);
}
