export const KEY_NAME_MAX = 60;

/** Per company or seeker, those that work; more are a sign that old ones are never revoked. */
export const MOST_KEYS = 20;

/** Days that a key may live: a forgotten one ends by itself. */
export const KEY_DAYS = [30, 90, 365] as const;

/** How long a replaced key goes on working, so that programs can change over. */
export const OVERLAP_MILLISECONDS = 24 * 60 * 60 * 1000;

/** How exact "last used" is: a key is written once an hour, not with each call. */
export const LAST_USED_MILLISECONDS = 60 * 60 * 1000;
