import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import type { ApplicantQuery } from "../schema";

const SORTS = new Set<ApplicantQuery["sort"]>(["candidate_name", "candidate_location"]);

/** What under blind review would find a person by who they are. An order by name would give away the alphabet. */
export function asksWhoTheyAre({ search, location, gender, sort }: ApplicantQuery): boolean {
  return search !== undefined || location !== undefined || gender !== undefined || SORTS.has(sort);
}

/** The query as it is answered: under blind review without search, place, gender and orders by name or place. */
export function blindQuery(agent: ActiveAgent, query: ApplicantQuery): ApplicantQuery {
  if (!agent.blindReview || !asksWhoTheyAre(query)) return query;
  const { search, location, gender, ...rest } = query;
  return SORTS.has(query.sort) ? { ...rest, sort: "created_at", order: "desc" } : rest;
}

/** A file that leaves out what was asked for would be taken for the answer. @throws AppError "blind-query" */
export function requireBlindQuery(agent: ActiveAgent, query: ApplicantQuery): void {
  if (agent.blindReview && asksWhoTheyAre(query)) throw new AppError("blind-query");
}
