import { sql } from "drizzle-orm";
import { threadCounts } from "../../../../db/schema";

/** Of rows joined with `campaign_counts`, whose sums are hundredths: two decimals; null while nobody has a score. */
export const averageRelevancy = sql<
  number | null
>`round(${threadCounts.relevancySum} / 100.0 / nullif(${threadCounts.relevancyKnown}, 0), 2)`;
