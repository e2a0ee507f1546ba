import type { RequestTools } from "./tools";

/** A job seeker's own account: profile, password, sessions, data, deletion. */
export function accountContext(_tools: RequestTools) {
  return {};
}
