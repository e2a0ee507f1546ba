import type { RequestTools } from "./tools";

/** An agency's own affairs: registration, profile, company. */
export function agencyContext(_tools: RequestTools) {
  return {};
}
