import type { Audience } from "./plan-list";

/** Whose plans an address asks for; `otherwise` where it doesn't say. */
export function audienceOf(query: URLSearchParams, otherwise: Audience = "individuals"): Audience {
  const asked = query.get("for");
  return asked === "agencies" || asked === "individuals" ? asked : otherwise;
}
