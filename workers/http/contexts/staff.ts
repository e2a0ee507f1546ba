import type { RequestTools } from "./tools";

/** What the provider's staff may do. */
export function staffContext(_tools: RequestTools) {
  return {};
}
