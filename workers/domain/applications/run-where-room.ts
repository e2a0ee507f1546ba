import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import type { Db } from "../../../db/client";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applications } from "../../../db/schema";
import { AppError } from "../errors";
import { MAX_APPLICATIONS } from "./application-limits";

const ROOM = "application-room";

/** Runs a batch that adds one to a person's applications. @throws AppError "application-limit" */
export async function runWhereRoom(
  db: Db,
  { userId, statements }: { userId: string; statements: BatchItem<"sqlite">[] },
): Promise<unknown[]> {
  const standing = and(eq(applications.userId, userId), isNull(applications.deletedAt));
  const count = db.$count(applications, standing);
  try {
    const results = await runBatch(db, [
      prepareCondition(db, ROOM, sql`${count} < ${MAX_APPLICATIONS}`),
      ...statements,
    ]);
    return results.slice(1);
  } catch (error) {
    throw isRefused(error, ROOM) ? new AppError("application-limit") : error;
  }
}
