import { and, gt, inArray, isNull, lte, ne } from "drizzle-orm";
import { deletionRequests, outbox } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { eraseUser } from "./erase-user";

const MAX_REQUESTS = 20;

/** The last mail is tried for a day; this is well beyond. */
const LAST_MAIL_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Also finishes what an earlier run left half done. One failure doesn't hold up the others. */
export async function eraseDue(deps: Deps): Promise<void> {
  const { db, log, now } = deps;
  const due = await db.shared
    .select({ id: deletionRequests.id, number: deletionRequests.number })
    .from(deletionRequests)
    .where(
      and(
        isNull(deletionRequests.completedAt),
        lte(deletionRequests.dueAt, now()),
        isNull(deletionRequests.undoneAt),
      ),
    )
    .limit(MAX_REQUESTS);
  for (const { id, number } of due) {
    try {
      await eraseUser(deps, { requestId: id });
    } catch (error) {
      log({ event: "erasure-failed", request: number, error: errorText(error) });
    }
  }
  await forgetLastAddresses(deps);
}

/** Once a request's last mail is sent or given up, its address goes too. */
export async function forgetLastAddresses({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const lately = db.shared
    .select({ id: deletionRequests.id })
    .from(deletionRequests)
    .where(gt(deletionRequests.completedAt, now() - LAST_MAIL_MILLISECONDS));
  await db.shared
    .update(outbox)
    .set({ toAddress: "", error: null })
    .where(and(inArray(outbox.id, lately), ne(outbox.status, "queued"), ne(outbox.toAddress, "")));
}
