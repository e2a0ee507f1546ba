import type { WorkNamed } from "../messages";
import type { Experience } from "../types";

export function workNamed({ title, company, isCurrent }: Experience): WorkNamed {
  return { role: title?.value ?? null, company: company?.value ?? null, current: isCurrent };
}
