import { and, eq, inArray, ne } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { prepareCondition } from "../../../../db/conditions";
import {
  agents,
  apiKeys,
  companies,
  companySubscriptions,
  invitations,
  neverAgainMarks,
  notifications,
  sessions,
  tableViews,
  threadShares,
  threads,
  webhooks,
} from "../../../../db/schema";
import type { LogEntry } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { prepareThreadsDeletion } from "../../threads/delete-thread";
import { leaveToOwner } from "../members/leave-to-owner";
import { isStillSo, type Leaving } from "./plan-leaving";

/** Undoes its batch where another owner has come or gone since. */
const AS_PLANNED = "leaving-as-planned";

const ENDED = "Your company's last owner has deleted their account, and the company ended with it.";

/**
 * What an agency loses with an agent who is erased, for the erasure's batch. Their place in the company stays as a line
 * without them, because decisions, consents and the log point at it. Their threads pass to the owner; with the last owner the
 * company ends: its threads are deleted and emptied from then on, its colleagues can't come in, its name and address go.
 */
export function prepareLeaving(
  deps: Pick<Deps, "db" | "now">,
  leaving: Leaving,
): { entry: LogEntry; statements: BatchItem<"sqlite">[] } {
  const { shared } = deps.db;
  const { agentId, companyId, endsCompany } = leaving;
  const time = deps.now();
  const place = shared
    .update(agents)
    .set({
      ...{ status: "blocked", statusReason: null, removedAt: time, statusChangedAt: time, updatedAt: time },
      ...{ position: null, phone: null, tableView: null },
    })
    .where(and(eq(agents.id, agentId), eq(agents.companyId, companyId)));
  return {
    entry: { action: endsCompany ? "company-ended" : "colleague-left", detail: { member: agentId } },
    statements: [
      prepareCondition(shared, AS_PLANNED, isStillSo(deps, leaving)),
      place,
      shared.delete(notifications).where(eq(notifications.agentId, agentId)),
      shared.delete(threadShares).where(eq(threadShares.agentId, agentId)),
      ...(endsCompany ? prepareEnd(deps, leaving) : leaveToOwner(deps, leaving)),
    ],
  };
}

function prepareEnd(deps: Pick<Deps, "db" | "now">, { agentId, companyId }: Leaving): BatchItem<"sqlite">[] {
  const { shared } = deps.db;
  const updatedAt = deps.now();
  const colleagues = shared
    .select({ userId: agents.userId })
    .from(agents)
    .where(eq(agents.companyId, companyId));
  return [
    ...prepareThreadsDeletion(deps, eq(threads.companyId, companyId)),
    shared.delete(invitations).where(eq(invitations.companyId, companyId)),
    shared
      .delete(notifications)
      .where(
        inArray(
          notifications.agentId,
          shared.select({ id: agents.id }).from(agents).where(eq(agents.companyId, companyId)),
        ),
      ),
    shared.delete(tableViews).where(eq(tableViews.companyId, companyId)),
    shared.delete(sessions).where(inArray(sessions.userId, colleagues)),
    shared.delete(apiKeys).where(eq(apiKeys.companyId, companyId)),
    shared.delete(neverAgainMarks).where(eq(neverAgainMarks.companyId, companyId)),
    shared.delete(webhooks).where(eq(webhooks.companyId, companyId)),
    shared
      .update(agents)
      .set({ status: "blocked", statusReason: ENDED, statusChangedAt: updatedAt, updatedAt })
      .where(
        and(
          eq(agents.companyId, companyId),
          ne(agents.id, agentId),
          inArray(agents.status, ["active", "pending"]),
        ),
      ),
    shared
      .update(companySubscriptions)
      .set({ status: "cancelled", updatedAt })
      .where(eq(companySubscriptions.companyId, companyId)),
    shared
      .update(companies)
      .set({
        ...{ companyName: "A former company", companyWebsite: "", companyLocation: "", companySize: "" },
        ...{
          normalizedName: companyId,
          normalizedWebsite: companyId,
          companyPhone: null,
          companyAddress: null,
        },
        ...{ hiringStages: null, isActive: false, updatedAt },
      })
      .where(eq(companies.id, companyId)),
  ];
}
