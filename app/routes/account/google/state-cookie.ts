/** Keeps a started sign-in's state until Google sends the browser back. */
export const STATE_COOKIE = "__Host-plumbline_google";
