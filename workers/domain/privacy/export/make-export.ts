import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { dataExports, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import { planLeaving } from "../../agencies/leaving/plan-leaving";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { dropUnowned } from "../../files/prepared-files";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { accountUrl } from "../account-url";
import { exportEntries } from "./export-entries";
import { zip } from "./zip";

export const EXPORT_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** May run twice at once: one key, and only the first mail is ordered. What it throws, the queue retries. */
export async function makeExport(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  const { db, files, log, now, site } = deps;
  const isPending = and(eq(dataExports.id, exportId), eq(dataExports.status, "pending"));
  const [row] = await db.shared
    .select({
      userId: dataExports.userId,
      fileKey: dataExports.fileKey,
      email: users.email,
      fullName: users.fullName,
    })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(isPending);
  if (!row?.fileKey) return;
  const { userId, fileKey, email, fullName } = row;
  try {
    const person = { userId, email, infoMailbox: site.infoMailbox };
    const entries = exportEntries(deps, { person, time: now() });
    const bytes = await files.putStream(fileKey, zip(entries), "application/zip");
    const expiresAt = now() + EXPORT_MILLISECONDS;
    const url = `${accountUrl(site, await planLeaving(deps, { userId }))}/exports/${exportId}`;
    const mail = prepareMail(
      deps,
      { to: email, userId, template: "export-ready", data: { fullName, url, expiresAt } },
      exportId,
    );
    await runBatch(db.shared, [
      mail.insert,
      db.shared
        .update(dataExports)
        .set({ status: "ready", bytes, expiresAt, updatedAt: now() })
        .where(isPending),
    ]);
    await sendTasks(deps, [mail.task]);
    log({ event: "export-made", exportId, bytes });
  } catch (error) {
    if (isUniqueViolation(error, "outbox.id")) return;
    log({ event: "export-failed", exportId, error: errorText(error) });
    await dropUnowned(deps, { table: dataExports, exportId, fileKey });
    throw error;
  }
}

export async function failExport({ db, now }: Deps, { exportId }: { exportId: string }): Promise<void> {
  await db.shared
    .update(dataExports)
    .set({ status: "failed", expiresAt: now() + EXPORT_MILLISECONDS, updatedAt: now() })
    .where(and(eq(dataExports.id, exportId), eq(dataExports.status, "pending")));
}
