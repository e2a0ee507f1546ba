import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { agents, auditLog, deletionRequests } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { eraseUser } from "./erase-user";

/** Audited first. @throws AppError "deletion-not-open" | "candidate-only" | what storage throws: the cron continues */
export async function eraseNow(
  deps: Deps,
  { requestId, actorId, reason }: { requestId: string; actorId: string; reason: string },
): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const isOpen = and(
    eq(deletionRequests.id, requestId),
    isNull(deletionRequests.undoneAt),
    isNull(deletionRequests.completedAt),
  );
  const [open] = await db.shared
    .select({ number: deletionRequests.number, agentId: agents.id })
    .from(deletionRequests)
    .leftJoin(agents, eq(agents.userId, deletionRequests.userId))
    .where(isOpen);
  if (!open) throw new AppError("deletion-not-open");
  if (open.agentId) throw new AppError("candidate-only");
  await runBatch(db.shared, [
    db.shared.update(deletionRequests).set({ dueAt: time, startedAt: time }).where(isOpen),
    db.shared
      .insert(auditLog)
      .values({ actorId, action: "erase-now", subject: open.number, reason, createdAt: time }),
  ]);
  if (!(await eraseUser(deps, { requestId }))) throw new AppError("deletion-not-open");
}
