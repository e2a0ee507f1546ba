import type { WorkNamed } from "../messages";
import type { Experience } from "../types";

/** An entry by its title and employer, for a sentence about that work. */
export function workNamed({ title, company, isCurrent }: Experience): WorkNamed {
  return { role: title?.value ?? null, company: company?.value ?? null, current: isCurrent };
}
