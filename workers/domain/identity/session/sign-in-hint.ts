/** Read by scripts of public pages, which are the same for everyone. It opens nothing. */
export const HINT_COOKIE = "plumbline_hint";

export type SignedInHint = "candidate" | "agent";
