import { and, eq } from "drizzle-orm";
import { outbox } from "../../../db/schema";
import type { Deps } from "../deps";

/** Its data stays, so that staff can send it again. */
export async function failMail({ db, now }: Pick<Deps, "db" | "now">, { mailId }: { mailId: string }) {
  await db.shared
    .update(outbox)
    .set({ status: "failed", leaseEndsAt: null, updatedAt: now() })
    .where(and(eq(outbox.id, mailId), eq(outbox.status, "queued")));
}
