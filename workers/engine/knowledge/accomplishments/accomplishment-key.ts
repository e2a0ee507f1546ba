/** Head a compound as a noun: "building codes" are not what a builder makes. */
export const GERUND_NOUNS = new Set(
  "building accounting reporting marketing engineering manufacturing banking programming housing lighting heating training clothing".split(
    " ",
  ),
);

/** Stands for any object: who sold something, whatever it was, has sold. */
export const ANYTHING = "*";
/** Belong to the verb before them: who cared for patients cared about more than themselves. */
export const PARTICLES = new Set("for after to at up on with in out as".split(" "));

export function accomplishmentKey(action: string, object: string[]): string {
  return object.length > 0 ? `${action} ${object.join(" ")}` : action;
}
