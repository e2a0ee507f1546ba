import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { agents, auditLog, deletionRequests, users } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { endPayments } from "../billing/end-payments";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { type Person, personalData } from "./personal-data";
import { prepareFileDeletion, removePersonalFiles } from "./personal-files";

/** What is paid for, then rows, objects, the note. May run again, and at the same time. @returns false where nothing is due */
export async function eraseUser(deps: Deps, { requestId }: { requestId: string }): Promise<boolean> {
  const request = await startErasing(deps, requestId);
  if (!request) return false;
  await endPayments(deps, request);
  const rows = await eraseRows(deps, { ...request, requestId });
  const files = await removePersonalFiles(deps, request.userId);
  await finishErasing(deps, { requestId, number: request.number });
  deps.log({ event: "erased", request: request.number, rows, files });
  return true;
}

/** From here on the request can't be undone. */
async function startErasing({ db, now }: Deps, requestId: string) {
  const time = now();
  const [agent] = await db.shared
    .select({ id: agents.id })
    .from(deletionRequests)
    .innerJoin(agents, eq(agents.userId, deletionRequests.userId))
    .where(and(eq(deletionRequests.id, requestId), isNull(deletionRequests.completedAt)));
  if (agent) throw new AppError("candidate-only");
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

function prepareErasure({ db }: Deps, person: Person): BatchItem<"sqlite">[] {
  return personalData.flatMap(({ table, of, erase }): BatchItem<"sqlite">[] => {
    if (erase === "delete") return [db.shared.delete(table).where(of(person))];
    return "blank" in erase ? [db.shared.update(table).set(erase.blank).where(of(person))] : [];
  });
}

/** One batch with the notes of the files and the last mail. @returns rows erased; 0 where an earlier run did it */
async function eraseRows(
  deps: Deps,
  { requestId, userId, number }: { requestId: string; userId: string; number: string },
): Promise<number> {
  const { db, site } = deps;
  const [user] = await db.shared.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return 0;
  const { email } = user;
  const mail = prepareMail(deps, { to: email, template: "deletion-done", data: { number } }, requestId);
  try {
    const results = (await runBatch(db.shared, [
      ...prepareFileDeletion(deps, userId),
      ...prepareErasure(deps, { userId, email, infoMailbox: site.infoMailbox }),
      mail.insert,
    ])) as { meta?: { changes?: number } }[];
    await sendTasks(deps, [mail.task]);
    return results.reduce((sum, { meta }) => sum + (meta?.changes ?? 0), 0);
  } catch (error) {
    // Another run was faster.
    if (isUniqueViolation(error, "outbox.id")) return 0;
    throw error;
  }
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
