import { and, count, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { agents, companySubscriptions, invitations, plans } from "../../../../db/schema";
import { currentFirst } from "../../billing/get-agency-entitlement";
import type { Deps } from "../../deps";

export type Seats = {
  /** colleagues, and invitations that can still be accepted */
  taken: number;
  /** null: no limit */
  limit: number | null;
};

export async function getSeats(
  deps: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<Seats> {
  const [row] = await deps.db.shared
    .select({ taken: takenSeats(deps, { companyId }), limit: seatLimit(deps, companyId) })
    .from(sql`(select 1)`);
  return { taken: row?.taken ?? 0, limit: row?.limit ?? null };
}

/**
 * Part of a batch's condition, so that two invitations can't take the last seat.
 * @param except an invitation that holds a seat already, or is about to become a colleague
 */
export function hasFreeSeat(
  deps: Pick<Deps, "db" | "now">,
  input: { companyId: string; except?: string },
): SQL {
  const limit = seatLimit(deps, input.companyId);
  return sql`(${limit} is null or ${takenSeats(deps, input)} < ${limit})`;
}

function takenSeats(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId, except }: { companyId: string; except?: string },
): SQL<number> {
  const members = db.shared
    .select({ count: count() })
    .from(agents)
    .where(and(eq(agents.companyId, companyId), sql`${agents.status} in ('active', 'pending')`));
  const invited = db.shared
    .select({ count: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        isOpenInvitation(now()),
        except === undefined ? undefined : ne(invitations.id, except),
      ),
    );
  return sql<number>`((${members}) + (${invited}))`;
}

/** Of an invitation: it can be accepted. @param time UTC ms */
export function isOpenInvitation(time: number): SQL | undefined {
  return and(
    isNull(invitations.acceptedAt),
    isNull(invitations.withdrawnAt),
    gt(invitations.expiresAt, time),
  );
}

function seatLimit({ db }: Pick<Deps, "db">, companyId: string): SQL<number | null> {
  const current = db.shared
    .select({ limit: plans.maxAgents })
    .from(companySubscriptions)
    .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
    .where(eq(companySubscriptions.companyId, companyId))
    .orderBy(...currentFirst)
    .limit(1);
  return sql<number | null>`(${current})`;
}
