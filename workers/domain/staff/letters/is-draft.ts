import { type SQL, sql } from "drizzle-orm";
import { letters } from "../../../../db/schema";

/** Whether a letter isn't sent yet, and as it was opened. @param expected its `updatedAt` then */
export function isDraft(letterId: string, expected?: number): SQL {
  const same = expected === undefined ? sql`1` : sql`${letters.updatedAt} = ${expected}`;
  return sql`exists (select 1 from ${letters} where ${letters.id} = ${letterId} and ${letters.status} = 'draft' and ${same})`;
}
