/** What decides whether a link opens; times in UTC ms. */
export type Ends = { expiresAt: number; withdrawnAt: number | null; closedAt: number | null };

export function isOpenLink({ expiresAt, withdrawnAt, closedAt }: Ends, time: number): boolean {
  return withdrawnAt === null && closedAt === null && expiresAt > time;
}
