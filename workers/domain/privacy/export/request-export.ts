import { and, eq, gt, ne, sql } from "drizzle-orm";
import { dataExports } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import { personalPrefix } from "../personal-files";

const EXPORTS_PER_DAY = 3;

/** One at a time, three a day, failed ones not counted: one statement, so that simultaneous requests all count. */
export async function requestExport(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const { db, now } = deps;
  const exportId = crypto.randomUUID();
  const time = now();
  const own = eq(dataExports.userId, userId);
  const pending = db.shared
    .select({ one: sql`1` })
    .from(dataExports)
    .where(and(own, eq(dataExports.status, "pending")));
  const lately = db.shared
    .select({ count: sql`count(*)` })
    .from(dataExports)
    .where(and(own, ne(dataExports.status, "failed"), gt(dataExports.createdAt, time - DAY)));
  const fileKey = `${personalPrefix(userId)}export-${exportId}.zip`;
  const [inserted] = await db.shared.all<{ id: string }>(sql`
    insert into ${dataExports} (id, user_id, status, file_key, created_at, updated_at)
    select ${exportId}, ${userId}, 'pending', ${fileKey}, ${time}, ${time}
    where not exists ${pending} and ${lately} < ${EXPORTS_PER_DAY}
    returning id`);
  if (!inserted) throw new AppError((await isPending(deps, userId)) ? "export-pending" : "export-limit");
  await sendTasks(deps, [{ kind: "export-data", exportId }]);
}

async function isPending({ db }: Deps, userId: string): Promise<boolean> {
  const rows = await db.shared
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.status, "pending")))
    .limit(1);
  return rows.length > 0;
}
