import { and, eq, isNull, sql } from "drizzle-orm";
import { clientReports } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { readDays } from "./create-report";

type Own = { agent: ActiveAgent; threadId: string; reportId: string };

/** For good; twice is once. @throws AppError "campaign-not-found" | "report-not-found" */
export async function withdrawReport(deps: Pick<Deps, "db" | "now">, input: Own): Promise<void> {
  requireRight(input.agent, "work");
  const { id: threadId, companyId } = await getThread(deps, input);
  const changed = await deps.db
    .dbFor(companyId)
    .update(clientReports)
    .set({ withdrawnAt: sql`coalesce(${clientReports.withdrawnAt}, ${deps.now()})` })
    .where(and(eq(clientReports.id, input.reportId), eq(clientReports.threadId, threadId)))
    .returning({ id: clientReports.id });
  if (changed.length === 0) throw new AppError("report-not-found");
}

/**
 * Keeps a link open for so many days from now, also one that has expired.
 * @throws AppError "campaign-not-found" | "invalid-input" | "report-over" for one that was withdrawn or closed, or isn't there
 */
export async function extendReport(
  deps: Pick<Deps, "db" | "now">,
  input: Own & { days: number },
): Promise<void> {
  requireRight(input.agent, "work");
  const { id: threadId, companyId } = await getThread(deps, input);
  const changed = await deps.db
    .dbFor(companyId)
    .update(clientReports)
    .set({ expiresAt: deps.now() + readDays(input.days) * DAY })
    .where(
      and(
        eq(clientReports.id, input.reportId),
        eq(clientReports.threadId, threadId),
        isNull(clientReports.withdrawnAt),
        isNull(clientReports.closedAt),
      ),
    )
    .returning({ id: clientReports.id });
  if (changed.length === 0) throw new AppError("report-over");
}
