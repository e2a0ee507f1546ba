import { and, asc, eq, isNotNull, lte, min, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { agents, notifications, threads, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { switchOffUrl } from "../mail/switch-off-link";
import { mayStillRead, notificationColumns } from "./list-notifications";
import { notificationText } from "./notification-text";

const AGENTS = 40;
const LINES = 20;
const UNCHANGED = "notifications-as-read";

type Digests = Pick<Deps, "db" | "now" | "site" | "signer" | "tasks" | "log">;

/** Mails agents all that is due, in one mail. Mail and note are one batch, undone where a line changed: nothing is told twice, or never. */
export async function mailDigests(deps: Digests): Promise<void> {
  const due = await deps.db.shared
    .select({ agentId: notifications.agentId })
    .from(notifications)
    .where(lte(notifications.mailAt, deps.now()))
    .groupBy(notifications.agentId)
    .orderBy(asc(min(notifications.mailAt)))
    .limit(AGENTS);
  for (const { agentId } of due) {
    try {
      await mailDigest(deps, agentId);
    } catch (error) {
      if (!isRefused(error, UNCHANGED))
        deps.log({ event: "digest-failed", agentId, error: errorText(error) });
    }
  }
}

async function mailDigest(deps: Digests, agentId: string): Promise<void> {
  const { shared } = deps.db;
  const time = deps.now();
  const isDue = and(eq(notifications.agentId, agentId), lte(notifications.mailAt, time)) as SQL;
  const [agent] = await shared
    .select({
      companyId: agents.companyId,
      status: agents.status,
      mails: agents.notificationMails,
      userId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      fullName: users.fullName,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(eq(agents.id, agentId));
  const told = shared
    .update(notifications)
    .set({ mailAt: null })
    .where(and(isDue, isNotNull(notifications.mailAt)));
  if (agent?.status !== "active" || !agent.emailVerified || agent.mails === "off") return void (await told);

  const { companyId, userId, email, fullName, mails } = agent;
  const rows = await shared
    .select({ ...notificationColumns, readable: sql<number>`${mayStillRead({ agentId, companyId })}` })
    .from(notifications)
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .where(isDue)
    .orderBy(asc(notifications.createdAt));
  const news = rows.filter(({ readable, readAt }) => readable && readAt === null);
  const lines = news.slice(0, LINES).map((row) => {
    const text = notificationText(row);
    return row.threadTitle ? `${row.threadTitle}: ${text}` : text;
  });
  const mail = prepareMail(deps, {
    to: email,
    userId,
    template: "notifications",
    data: {
      fullName,
      daily: mails === "daily",
      lines,
      total: news.length,
      url: `${deps.site.origin}/agent/notifications`,
      offUrl: switchOffUrl(deps, "threads", agentId),
    },
  });
  const same = shared
    .select({
      same: sql`count(*) = ${rows.length} and coalesce(max(${notifications.createdAt}), 0) = ${rows.at(-1)?.createdAt ?? 0}`,
    })
    .from(notifications)
    .where(isDue);
  await runBatch(shared, [
    prepareCondition(shared, UNCHANGED, sql`(${same})`),
    ...(news.length > 0 ? [mail.insert] : []),
    told,
  ]);
  if (news.length > 0) await sendTasks(deps, [mail.task]);
}
