/**
 * A cookie that scripts of public pages read, because those pages are the same for everyone: which dashboard's button
 * the bar shows. It opens nothing.
 */
export const HINT_COOKIE = "plumbline_hint";

export type SignedInHint = "candidate" | "agent";
