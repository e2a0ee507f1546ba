import { and, asc, eq, exists, inArray, isNull, lte, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { agents, clientReports, reportAnswers, reportPeople, threads, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { insertNew, prepareMail, sendWritten } from "../mail/prepare-mail";
import { switchOffUrl } from "../mail/switch-off-link";
import type { NotificationMails } from "../notifications/notification-mails";
import { GATHERED_MILLISECONDS } from "./report-limits";

type TellingDeps = Pick<Deps, "db" | "tasks" | "log" | "site" | "signer" | "now">;

const MAX_REPORTS = 20;
const MAX_TOLD = 80;

/**
 * Mails what clients answered to whose thread it is, where they want mails at once: how many of which answer, without a
 * person's name or a client's words. Others read it in their daily mail or on the page.
 */
export async function tellAnswers(deps: TellingDeps): Promise<void> {
  const db = deps.db.shared;
  const due = await db
    .select({
      id: clientReports.id,
      threadId: clientReports.threadId,
      title: clientReports.title,
      clientName: clientReports.clientName,
      agentId: agents.id,
      mails: agents.notificationMails,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
    })
    .from(clientReports)
    .innerJoin(threads, eq(threads.id, clientReports.threadId))
    .innerJoin(agents, eq(agents.id, threads.agentId))
    .innerJoin(users, eq(users.id, agents.userId))
    .where(lte(clientReports.answersDueAt, deps.now()))
    .orderBy(asc(clientReports.answersDueAt))
    .limit(MAX_REPORTS);
  for (const report of due) await tell(deps, report);
}

type Due = Record<
  "id" | "threadId" | "title" | "clientName" | "agentId" | "userId" | "email" | "fullName",
  string
> & {
  mails: NotificationMails;
};

async function tell(deps: TellingDeps, report: Due): Promise<void> {
  const db = deps.db.shared;
  const untold = and(eq(reportPeople.reportId, report.id), isNull(reportAnswers.toldAt));
  const answers = await db
    .select({ id: reportAnswers.id, answer: reportAnswers.answer })
    .from(reportPeople)
    .innerJoin(reportAnswers, eq(reportAnswers.personId, reportPeople.id))
    .where(untold)
    .orderBy(asc(reportAnswers.createdAt), sql`${reportAnswers}.rowid`)
    .limit(MAX_TOLD);
  const ids = answers.map(({ id }) => id);
  const count = (kind: string) => answers.filter(({ answer }) => answer === kind).length;
  // Named after its first answer: a second run that read the same ones writes nothing.
  const mails = ids.slice(0, report.mails === "at-once" ? 1 : 0).map((first) =>
    prepareMail(
      deps,
      {
        to: report.email,
        userId: report.userId,
        template: "client-answers",
        data: {
          fullName: report.fullName,
          clientName: report.clientName,
          title: report.title,
          yes: count("yes"),
          no: count("no"),
          questions: count("question"),
          url: `${deps.site.origin}/agent/campaigns/${report.threadId}/share`,
          offUrl: switchOffUrl(deps, "threads", report.agentId),
        },
      },
      `client-answers.${first}`,
    ),
  );
  const rest = db
    .select({ id: reportAnswers.id })
    .from(reportPeople)
    .innerJoin(reportAnswers, eq(reportAnswers.personId, reportPeople.id))
    .where(untold);
  const results = await runBatch(db, [
    ...insertNew(mails),
    ...(ids.length > 0
      ? [db.update(reportAnswers).set({ toldAt: deps.now() }).where(inArray(reportAnswers.id, ids))]
      : []),
    db
      .update(clientReports)
      .set({ answersDueAt: sql`case when ${exists(rest)} then ${deps.now() + GATHERED_MILLISECONDS} end` })
      .where(eq(clientReports.id, report.id)),
  ]);
  await sendWritten(deps, mails, results.slice(0, mails.length));
}
