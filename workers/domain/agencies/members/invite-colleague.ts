import { and, eq, exists, ne } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { agents, invitations, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import { requireEntitlement } from "../../billing/get-agency-entitlement";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { normalizeEmail } from "../../identity/normalize-email";
import { hashSessionToken, newSessionToken } from "../../identity/session/session-token";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { countAttempt } from "../../identity/throttle";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { requireRight } from "../require-right";
import { ROLE_WORDS, type Role } from "../roles";
import type { InviteForm } from "./schema";
import { hasFreeSeat, isOpenInvitation } from "./seats";
import { isStillOwner } from "./still-owner";
import { INVITATION_DAYS } from "./words";

const [FREE_SEAT, STILL_OWNER, OWN_INVITATION] = ["seat-free", "still-owner", "invitation-open"];

/**
 * Mails a link by which somebody joins the company. Only the page behind it tells whether the address has an account elsewhere.
 * @throws AppError "owner-right" | "seats-full" | "already-colleague" | "already-invited", subscription errors
 */
export async function inviteColleague(
  deps: Deps,
  { agent, form }: { agent: ActiveAgent; form: InviteForm },
): Promise<void> {
  const { companyId, agentId } = agent;
  await prepareInviting(deps, agent);
  const email = normalizeEmail(form.email);
  if (await isColleague(deps, { companyId, email })) throw new AppError("already-colleague");
  const { shared } = deps.db;
  const link = prepareInvitationMail(deps, { agent, email, role: form.role });
  try {
    await runBatch(shared, [
      prepareCondition(shared, STILL_OWNER, isStillOwner(deps, agent)),
      prepareCondition(shared, FREE_SEAT, hasFreeSeat(deps, { companyId })),
      shared.insert(invitations).values({
        companyId,
        email,
        role: form.role,
        invitedBy: agentId,
        createdAt: deps.now(),
        ...link.columns,
      }),
      link.mail.insert,
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "b2b_invitations.")) throw new AppError("already-invited");
    throw asInvitingError(error);
  }
  await sendTasks(deps, [link.mail.task]);
}

/** A new link for another seven days; the one before ends. @throws AppError "not-found" and as `inviteColleague` */
export async function resendInvitation(
  deps: Deps,
  { agent, invitationId }: { agent: ActiveAgent; invitationId: string },
): Promise<void> {
  await prepareInviting(deps, agent);
  const { shared } = deps.db;
  const { companyId } = agent;
  const which = unanswered({ companyId, invitationId });
  const [invited] = await shared.select().from(invitations).where(which);
  if (!invited) throw new AppError("not-found");
  const link = prepareInvitationMail(deps, { agent, ...invited });
  try {
    await runBatch(shared, [
      prepareCondition(shared, STILL_OWNER, isStillOwner(deps, agent)),
      prepareCondition(shared, FREE_SEAT, hasFreeSeat(deps, { companyId, except: invitationId })),
      prepareCondition(shared, OWN_INVITATION, exists(shared.select().from(invitations).where(which))),
      shared.update(invitations).set(link.columns).where(which),
      link.mail.insert,
    ]);
  } catch (error) {
    throw asInvitingError(error);
  }
  await sendTasks(deps, [link.mail.task]);
}

/** Its link ends and its seat is free. @throws AppError "owner-right" | "not-found" */
export async function withdrawInvitation(
  deps: Pick<Deps, "db" | "now">,
  { agent, invitationId }: { agent: ActiveAgent; invitationId: string },
): Promise<void> {
  requireRight(agent, "manage");
  const withdrawn = await deps.db.shared
    .update(invitations)
    .set({ withdrawnAt: deps.now() })
    .where(and(unanswered({ companyId: agent.companyId, invitationId }), isStillOwner(deps, agent)))
    .returning({ id: invitations.id });
  if (withdrawn.length === 0) throw new AppError("not-found");
}

async function prepareInviting(deps: Deps, agent: ActiveAgent): Promise<void> {
  requireRight(agent, "manage");
  await requireEntitlement(deps, agent);
  await countAttempt(deps, { key: `invite:${agent.companyId}`, limit: 50, windowMilliseconds: DAY });
}

function unanswered({ companyId, invitationId }: { companyId: string; invitationId: string }) {
  return and(
    eq(invitations.id, invitationId),
    eq(invitations.companyId, companyId),
    // Also those that are too old: sending again gives them a new term.
    isOpenInvitation(0),
  );
}

async function isColleague(
  { db }: Pick<Deps, "db">,
  { companyId, email }: { companyId: string; email: string },
): Promise<boolean> {
  const rows = await db.shared
    .select({ id: agents.id })
    .from(users)
    .innerJoin(agents, eq(agents.userId, users.id))
    .where(and(eq(users.email, email), eq(agents.companyId, companyId), ne(agents.status, "blocked")));
  return rows.length > 0;
}

function prepareInvitationMail(
  deps: Pick<Deps, "db" | "now" | "site">,
  { agent, email, role }: { agent: ActiveAgent; email: string; role: Role },
) {
  const token = newSessionToken();
  const expiresAt = deps.now() + INVITATION_DAYS * DAY;
  const mail = prepareMail(deps, {
    to: email,
    template: "colleague-invited",
    data: {
      inviter: agent.fullName,
      companyName: agent.companyName,
      role: ROLE_WORDS[role].name.toLowerCase(),
      expiresAt,
      url: `${deps.site.origin}/agent/invitation/${token}`,
    },
  });
  return { mail, columns: { tokenHash: hashSessionToken(token), expiresAt } };
}

function asInvitingError(error: unknown): unknown {
  if (isRefused(error, FREE_SEAT)) return new AppError("seats-full");
  if (isRefused(error, STILL_OWNER)) return new AppError("owner-right");
  return isRefused(error, OWN_INVITATION) ? new AppError("not-found") : error;
}
