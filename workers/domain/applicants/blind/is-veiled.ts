import type { applicants } from "../../../../db/schema";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

type Blind = Pick<ActiveAgent, "blindReview">;
type Row = Pick<typeof applicants.$inferSelect, "shortlistedAt">;

/** Whether a person's own words stay hidden from an agent: under blind review, until someone is shortlisted (RULINGS 62). */
export function isVeiled({ blindReview }: Blind, { shortlistedAt }: Row): boolean {
  return blindReview && shortlistedAt === null;
}

/** Files can't be covered: they are closed. @throws AppError "blind-closed" */
export function requireUnveiled(agent: Blind, row: Row): void {
  if (isVeiled(agent, row)) throw new AppError("blind-closed");
}
