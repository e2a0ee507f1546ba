import type { Audience } from "../../../../workers/domain/billing/plans/list-plans";

const asked: Record<string, Audience> = { individuals: "individual", agencies: "agency" };

/** Whose plans an address asks for; `otherwise` where it doesn't say. */
export function audienceOf(query: URLSearchParams, otherwise: Audience = "individual"): Audience {
  const value = query.get("for") ?? "";
  return Object.hasOwn(asked, value) ? (asked[value] ?? otherwise) : otherwise;
}
