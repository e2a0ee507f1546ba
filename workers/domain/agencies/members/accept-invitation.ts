import { and, eq, exists, isNotNull } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { accounts, agents, companies, invitations, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import { TERMS_VERSION } from "../../billing/contract-terms";
import type { Deps } from "../../deps";
import { AppError, type ErrorCode } from "../../errors";
import { hashPassword } from "../../identity/password/password";
import { refuseWeakPassword } from "../../identity/password/refuse-weak-password";
import { type OpenedSession, prepareSession, type Visitor } from "../../identity/session/open-session";
import { hashSessionToken } from "../../identity/session/session-token";
import { callerOf, countAttempt } from "../../identity/throttle";
import type { Role } from "../roles";
import type { AcceptForm } from "./schema";
import { hasFreeSeat, isOpenInvitation } from "./seats";

const HOUR = 60 * 60_000;
const TRIES_PER_ADDRESS = 30;
const [OPEN, FREE_SEAT, REMOVED] = ["invitation-open", "seat-free", "removed"];

export type Invitation = {
  id: string;
  companyId: string;
  companyName: string;
  email: string;
  role: Role;
  /** the account of a colleague who was removed and comes back; null for somebody new */
  formerUserId: string | null;
};

/**
 * The invitation behind a mailed link, whose reader alone gets to see "invitation-address-used".
 * @throws AppError "invitation-gone" | "invitation-used" | "invitation-withdrawn" | "invitation-expired" | "invitation-address-used"
 */
export async function findInvitation(
  { db, now }: Pick<Deps, "db" | "now">,
  { token }: { token: string },
): Promise<Invitation> {
  const [row] = await db.shared
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      companyName: companies.companyName,
      companyIsActive: companies.isActive,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      withdrawnAt: invitations.withdrawnAt,
      accountId: users.id,
      removedAt: agents.removedAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.email, invitations.email))
    .leftJoin(
      agents,
      and(
        eq(agents.userId, users.id),
        eq(agents.companyId, invitations.companyId),
        eq(agents.status, "blocked"),
      ),
    )
    .where(eq(invitations.tokenHash, hashSessionToken(token)));
  const refusal = refusalOf(row, now());
  if (!row || refusal) throw new AppError(refusal ?? "invitation-gone");
  const { id, companyId, companyName, email, role, accountId: formerUserId } = row;
  return { id, companyId, companyName, email, role, formerUserId };
}

type Found = {
  companyIsActive: boolean;
  expiresAt: number;
  acceptedAt: number | null;
  withdrawnAt: number | null;
  accountId: string | null;
  removedAt: number | null;
};

function refusalOf(row: Found | undefined, time: number): ErrorCode | null {
  if (!row?.companyIsActive) return "invitation-gone";
  if (row.acceptedAt !== null) return "invitation-used";
  if (row.withdrawnAt !== null) return "invitation-withdrawn";
  if (row.expiresAt <= time) return "invitation-expired";
  // Whom an owner removed has an account of this company, and may come back into it.
  return row.accountId === null || row.removedAt !== null ? null : "invitation-address-used";
}

/**
 * Account, agent and session in one batch. The company is approved and the link proves the mailbox, so that the new
 * colleague can work at once.
 * @throws AppError as `findInvitation`, and "seats-full" where the plan has become smaller
 */
export async function acceptInvitation(
  deps: Deps,
  { token, form, visitor }: { token: string; form: AcceptForm; visitor: Visitor },
): Promise<OpenedSession> {
  await countAttempt(deps, {
    key: `accept-invitation:address:${callerOf(visitor.ipAddress)}`,
    limit: TRIES_PER_ADDRESS,
    windowMilliseconds: HOUR,
  });
  const { id, companyId, email, role, formerUserId } = await findInvitation(deps, { token });
  const { fullName, password } = form;
  refuseWeakPassword(password, { email, fullName });
  const passwordHash = await hashPassword(password, deps.passwordCost);

  const { shared } = deps.db;
  const time = deps.now();
  const times = { createdAt: time, updatedAt: time };
  const terms = { termsVersion: TERMS_VERSION, termsAcceptedAt: time };
  const userId = formerUserId ?? crypto.randomUUID();
  const session = prepareSession(deps, { userId, kind: "agent", via: "email", visitor });
  const which = and(
    eq(invitations.id, id),
    eq(invitations.tokenHash, hashSessionToken(token)),
    isOpenInvitation(time),
    exists(
      shared
        .select({ id: companies.id })
        .from(companies)
        .where(and(eq(companies.id, companyId), eq(companies.isActive, true))),
    ),
  );
  try {
    await runBatch(shared, [
      prepareCondition(shared, OPEN, exists(shared.select().from(invitations).where(which))),
      prepareCondition(shared, FREE_SEAT, hasFreeSeat(deps, { companyId, except: id })),
      shared.update(invitations).set({ acceptedAt: time }).where(which),
      ...(formerUserId
        ? prepareReturn(deps, { userId, companyId, role, fullName })
        : [
            shared
              .insert(users)
              .values({ id: userId, email, fullName, emailVerified: true, ...terms, ...times }),
            shared
              .insert(agents)
              .values({ userId, companyId, role, status: "active", statusChangedAt: time, ...times }),
          ]),
      shared
        .insert(accounts)
        .values({ userId, provider: "password", subject: userId, passwordHash, ...times }),
      ...session.statements,
    ]);
  } catch (error) {
    if (isRefused(error, FREE_SEAT)) throw new AppError("seats-full");
    // Used, withdrawn or sent again in the meantime: said in its own words.
    if (isRefused(error, OPEN)) await findInvitation(deps, { token });
    if (isRefused(error, OPEN)) throw new AppError("invitation-gone");
    if (isRefused(error, REMOVED)) throw new AppError("invitation-address-used");
    if (isUniqueViolation(error, "users.")) throw new AppError("invitation-address-used");
    throw error;
  }
  deps.log({ event: "registered", userId, audience: "agent" });
  return session.opened;
}

/** A removed colleague comes back as themselves, so that what they did before stays theirs; their old password is gone. */
function prepareReturn(
  { db: { shared }, now }: Pick<Deps, "db" | "now">,
  { userId, companyId, role, fullName }: { userId: string; companyId: string; role: Role; fullName: string },
) {
  const removed = and(
    eq(agents.userId, userId),
    eq(agents.companyId, companyId),
    eq(agents.status, "blocked"),
    isNotNull(agents.removedAt),
  );
  const time = now();
  return [
    prepareCondition(shared, REMOVED, exists(shared.select({ id: agents.id }).from(agents).where(removed))),
    shared
      .update(users)
      .set({
        ...{ fullName, emailVerified: true, updatedAt: time },
        ...{ termsVersion: TERMS_VERSION, termsAcceptedAt: time },
      })
      .where(eq(users.id, userId)),
    shared
      .update(agents)
      .set({
        ...{ role, status: "active", statusReason: null, removedAt: null },
        ...{ statusChangedAt: time, updatedAt: time },
      })
      .where(removed),
    shared.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.provider, "password"))),
  ];
}
