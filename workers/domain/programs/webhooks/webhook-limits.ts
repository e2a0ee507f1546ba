import { DAY } from "../../day";
/** Per company. */
export const MOST_WEBHOOKS = 10;

export const URL_MAX = 500;

/** Seconds after each failed try, as Standard Webhooks has them: ten tries in 75 hours and 35 minutes. */
export const RETRY_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** A message that was sent for a try and came to nothing is sent again after this. */
export const CLAIM_MILLISECONDS = 2 * 60 * 1000;

/** Without a success for so long, a webhook is switched off: an event's last try but one is before, its last after. */
export const FAILING_MILLISECONDS = 3 * DAY;

export const LOG_DAYS = 30;
