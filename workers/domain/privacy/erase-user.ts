import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { auditLog, deletionRequests, users } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { requireNoHolds } from "../agencies/leaving/held-threads";
import { prepareLeaving } from "../agencies/leaving/leave-company";
import { type Leaving, planLeaving } from "../agencies/leaving/plan-leaving";
import { runLogged } from "../agency-log/run-logged";
import { endPayments, endSubscriptions } from "../billing/end-payments";
import type { Deps } from "../deps";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { erasedAddress, isErasedAddress } from "./erased-address";
import { personalData } from "./personal-data";
import { prepareFileDeletion, removePersonalFiles } from "./personal-files";
import type { RowsOwner } from "./rows-of-person";

/**
 * What is paid for, then rows, objects, the note. May run again, and at the same time. @returns false where nothing is due
 * @throws AppError "company-holds" where a company would end that holds somebody by now: it is tried again
 */
export async function eraseUser(deps: Deps, { requestId }: { requestId: string }): Promise<boolean> {
  await requireEndable(deps, requestId);
  const request = await startErasing(deps, requestId);
  if (!request) return false;
  const leaving = await planLeaving(deps, request);
  await endPayments(deps, request);
  if (leaving?.endsCompany) await endSubscriptions(deps, { companyId: leaving.companyId });
  const rows = await eraseRows(deps, { ...request, requestId, leaving });
  const files = await removePersonalFiles(deps, request.userId);
  await finishErasing(deps, { requestId, number: request.number });
  deps.log({ event: "erased", request: request.number, rows, files });
  return true;
}

async function requireEndable(deps: Deps, requestId: string): Promise<void> {
  const [request] = await deps.db.shared
    .select({ userId: deletionRequests.userId })
    .from(deletionRequests)
    .where(and(eq(deletionRequests.id, requestId), isNull(deletionRequests.startedAt)));
  const leaving = request && (await planLeaving(deps, request));
  if (leaving?.endsCompany) await requireNoHolds(deps, leaving);
}

/** From here on the request can't be undone. */
async function startErasing({ db, now }: Deps, requestId: string) {
  const time = now();
  const [request] = await db.shared
    .update(deletionRequests)
    .set({ startedAt: sql`coalesce(${deletionRequests.startedAt}, ${time})` })
    .where(
      and(
        eq(deletionRequests.id, requestId),
        isNull(deletionRequests.undoneAt),
        isNull(deletionRequests.completedAt),
        or(isNotNull(deletionRequests.startedAt), lte(deletionRequests.dueAt, time)),
      ),
    )
    .returning({ userId: deletionRequests.userId, number: deletionRequests.number });
  return request ?? null;
}

function prepareErasure({ db }: Deps, person: RowsOwner, leaving: Leaving | null): BatchItem<"sqlite">[] {
  return personalData.flatMap(({ table, of, erase }): BatchItem<"sqlite">[] => {
    // An agent's place in their company stays as a line, and so does the account behind it, without them.
    if (leaving && table === users) return [db.shared.update(users).set(blankUser(person)).where(of(person))];
    if (erase === "delete") return [db.shared.delete(table).where(of(person))];
    return "blank" in erase ? [db.shared.update(table).set(erase.blank).where(of(person))] : [];
  });
}

/** Their address is free for another account; nobody can sign in to this one. */
function blankUser({ userId }: RowsOwner) {
  return {
    email: erasedAddress(userId),
    fullName: "A former colleague",
    country: null,
    emailVerified: false,
  };
}

/** One batch with the notes of the files and the last mail. @returns rows erased; 0 where an earlier run did it */
async function eraseRows(
  deps: Deps,
  {
    requestId,
    userId,
    number,
    leaving,
  }: { requestId: string; userId: string; number: string; leaving: Leaving | null },
): Promise<number> {
  const { db, site } = deps;
  const [user] = await db.shared.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user || isErasedAddress(user.email)) return 0;
  const { email } = user;
  const mail = prepareMail(deps, { to: email, template: "deletion-done", data: { number } }, requestId);
  try {
    const statements = [
      ...prepareFileDeletion(deps, userId),
      ...prepareErasure(deps, { userId, email, infoMailbox: site.infoMailbox }, leaving),
      mail.insert,
    ];
    const results = (await (leaving
      ? leaveAndErase(deps, leaving, statements)
      : runBatch(db.shared, statements))) as { meta?: { changes?: number } }[];
    await sendTasks(deps, [mail.task]);
    return results.reduce((sum, { meta }) => sum + (meta?.changes ?? 0), 0);
  } catch (error) {
    if (isUniqueViolation(error, "outbox.id")) return 0;
    throw error;
  }
}

/** Where another owner has come or gone since it was planned, nothing is done, and the next minute plans it again. */
function leaveAndErase(deps: Deps, leaving: Leaving, erasure: BatchItem<"sqlite">[]): Promise<unknown[]> {
  const { entry, statements } = prepareLeaving(deps, leaving);
  const by = { companyId: leaving.companyId, agentId: null };
  return runLogged(deps, { by, entries: [entry], statements: [...statements, ...erasure] });
}

async function finishErasing(
  { db, now }: Deps,
  { requestId, number }: { requestId: string; number: string },
): Promise<void> {
  await runBatch(db.shared, [
    db.shared
      .update(deletionRequests)
      .set({ completedAt: now() })
      .where(and(eq(deletionRequests.id, requestId), isNull(deletionRequests.completedAt))),
    db.shared
      .insert(auditLog)
      .values({ id: requestId, action: "erased", subject: number, createdAt: now() })
      .onConflictDoNothing(),
  ]);
}
