import { and, eq, gt, ne, sql } from "drizzle-orm";
import { applicantExports } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { sendTasks } from "../../mail/prepare-mail";
import { getThread } from "../../threads/get-thread";
import { findExportFile } from "./get-export-file";

const FILES_PER_DAY = 10;

/**
 * Orders a CSV file of a thread's applicants. One at a time and ten a day, failed ones not counted: one statement, so
 * that simultaneous requests all count. Asking again for what is being prepared changes nothing.
 * @param search filters and order, as the page's address holds them
 * @throws AppError "export-file-running" | "export-file-limit" | "campaign-not-found"
 */
export async function requestExportFile(
  deps: Deps,
  { agent, threadId, search }: { agent: ActiveAgent; threadId: string; search: string },
): Promise<void> {
  await getThread(deps, { agent, threadId });
  const { agentId, companyId } = agent;
  const tenant = deps.db.dbFor(companyId);
  const time = deps.now();
  const exportId = crypto.randomUUID();
  const lately = tenant
    .select({ count: sql`count(*)` })
    .from(applicantExports)
    .where(
      and(
        eq(applicantExports.agentId, agentId),
        ne(applicantExports.status, "failed"),
        gt(applicantExports.createdAt, time - DAY),
      ),
    );
  const [inserted] = await tenant.all<{ id: string }>(sql`
    insert into ${applicantExports} (id, campaign_id, agent_id, company_id, search, status, file_key, created_at, updated_at)
    select ${exportId}, ${threadId}, ${agentId}, ${companyId}, ${search}, 'pending', ${`exports/${companyId}/${exportId}.csv`}, ${time}, ${time}
    where ${lately} < ${FILES_PER_DAY}
    on conflict do nothing
    returning id`);
  if (inserted) return sendTasks(deps, [{ kind: "export-applicants", exportId }]);
  const running = await tenant.$count(
    applicantExports,
    and(eq(applicantExports.agentId, agentId), sql`${applicantExports.status} = 'pending'`),
  );
  if (running === 0) throw new AppError("export-file-limit");
  const latest = await findExportFile(deps, { agent, threadId });
  const isTheSame = latest?.status === "pending" && latest.search === search;
  if (!isTheSame) throw new AppError("export-file-running");
}
