import { titleWords } from "./title-words";

/**
 * Titles that stand in many kinds of work. Their occupation is the likeliest one, no more: what the work was is told by its
 * duties.
 */
const BROAD = new Set(
  `engineer, developer, program manager, manager, analyst, supervisor, technician, assistant, administrator, clerk, inspector, instructor, team leader, team lead,
  crew member, owner, founder, co-founder, scientist, research scientist, researcher, planner, contractor, volunteer, captain, gerente,
  director, associate, coordinator, specialist, officer, operator, worker, Mitarbeiter, Leiter, Ingenieur, Techniker`
    .split(",")
    .map((title) => titleWords(title).join(" ")),
);

/** @param words as `titleWords` gives them */
export function isBroadTitle(words: string[]): boolean {
  return BROAD.has(words.join(" "));
}
