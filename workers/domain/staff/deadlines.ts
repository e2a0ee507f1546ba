const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The registration page promises 2-3 business days. */
const APPROVAL_BUSINESS_DAYS = 3;

/** When what came in at `since` is due (all UTC ms). Saturdays and Sundays, UTC, don't count for approvals. */
export const dueAt = {
  approval(since: number): number {
    let [time, left] = [since, APPROVAL_BUSINESS_DAYS];
    while (left > 0) {
      time += DAY;
      const day = new Date(time).getUTCDay();
      if (day !== 0 && day !== 6) left -= 1;
    }
    return time;
  },
  /** The contact page promises an answer within 24 hours, the plans "Priority support". */
  message: (since: number, { isSubscriber }: { isSubscriber: boolean }): number =>
    since + (isSubscriber ? 8 * HOUR : DAY),
  /** The coaching page promises the same. */
  booking: (since: number): number => since + DAY,
};
