import { type SQL, sql } from "drizzle-orm";
import { threadCounts } from "../../../../db/schema";
import type { CountedFigure } from "./figure-names";

const { completed, strong, fair, relevancyKnown } = threadCounts;

const counts: Record<CountedFigure, SQL> = {
  candidates: sql`${threadCounts.applicants}`,
  processed: sql`(${completed} + ${threadCounts.failed})`,
  scored: sql`${relevancyKnown}`,
  skills: sql`${threadCounts.skillsKnown}`,
  experience: sql`${threadCounts.experienceKnown}`,
  shortlisted: sql`${threadCounts.shortlisted}`,
  location: sql`${threadCounts.placeMatched}`,
  strong: sql`${strong}`,
  fair: sql`${fair}`,
  weak: sql`(${relevancyKnown} - ${strong} - ${fair})`,
  gates: sql`${threadCounts.gateFailed}`,
  failed: sql`${threadCounts.failed}`,
  hidden: sql`${threadCounts.hiddenText}`,
};

/** Zero for a thread without figures. */
export function countOf(figure: CountedFigure): SQL<number> {
  return sql<number>`coalesce(${counts[figure]}, 0)`;
}
