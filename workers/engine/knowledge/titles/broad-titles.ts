import { titleWords } from "./title-words";

/** Titles of many kinds of work: their occupation is only the likeliest one; duties tell what the work was. */
const BROAD = new Set(
  `engineer, developer, program manager, manager, department manager, head of department, analyst, supervisor, technician, assistant, administrator, clerk, inspector, instructor, team leader, team lead,
  crew member, owner, founder, co-founder, scientist, research scientist, researcher, planner, contractor, volunteer, captain, gerente,
  director, associate, coordinator, specialist, officer, operator, worker, Mitarbeiter, Leiter, Ingenieur, Techniker`
    .split(",")
    .map((title) => titleWords(title).join(" ")),
);

/** @param words as `titleWords` gives them */
export function isBroadTitle(words: string[]): boolean {
  return BROAD.has(words.join(" "));
}
