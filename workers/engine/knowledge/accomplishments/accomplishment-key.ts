/** Head a compound as a noun: "building codes" are not what a builder makes. */
export const GERUND_NOUNS = new Set(
  "building accounting reporting marketing engineering manufacturing banking programming housing lighting heating training clothing".split(
    " ",
  ),
);

export function accomplishmentKey(action: string, object: string[]): string {
  return object.length > 0 ? `${action} ${object.join(" ")}` : action;
}
