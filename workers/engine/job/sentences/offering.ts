import type { Section } from "./headings";

const OFFERING: Section[] = ["benefits", "about", "legal"];

/** What a posting gives, tells of the employer or says by law asks for nothing, but for the terms of the job. */
export function asksNothing(section: Section): boolean {
  return OFFERING.includes(section);
}
