import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { agents, applicantExports, companies, notifications, threads, users } from "../../../../db/schema";
import { hasAgreement } from "../../agencies/agreement/require-agreement";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { dropUnowned } from "../../files/prepared-files";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { exportApplicants } from "../export-applicants";
import { parseApplicantQuery } from "../schema";

export const EXPORT_FILE_MILLISECONDS = 7 * DAY;

const UNCHANGED = "export-unchanged";

async function findPending({ db }: Pick<Deps, "db">, exportId: string) {
  const [row] = await db.shared
    .select({
      threadId: applicantExports.threadId,
      search: applicantExports.search,
      fileKey: applicantExports.fileKey,
      updatedAt: applicantExports.updatedAt,
      title: threads.title,
      email: users.email,
      agent: {
        userId: agents.userId,
        agentId: agents.id,
        companyId: agents.companyId,
        companyName: companies.companyName,
        fullName: users.fullName,
        emailVerified: users.emailVerified,
        tableView: agents.tableView,
        blindReview: companies.blindReview,
        wordFiles: companies.wordFiles,
        hasAgreement: sql<boolean>`${hasAgreement}`.mapWith(Boolean),
        role: agents.role,
      },
      isActive: sql<number>`${agents.status} = 'active'`,
    })
    .from(applicantExports)
    .innerJoin(threads, eq(threads.id, applicantExports.threadId))
    .innerJoin(agents, eq(agents.id, applicantExports.agentId))
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(and(eq(applicantExports.id, exportId), eq(applicantExports.status, "pending")));
  return row ?? null;
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

function pageOf({ site }: Pick<Deps, "site">, { threadId, search }: Pending): string {
  return `${site.origin}/agent/campaigns/${threadId}/export${search}`;
}

async function* counting(lines: AsyncIterable<string>, count: { lines: number }): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) {
    count.lines += 1;
    yield encoder.encode(line);
  }
}

/** May run twice at once: one key, and only the first mail is ordered. What it throws, the queue retries. */
export async function makeExportFile(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  const { db, files, log, now } = deps;
  const row = await findPending(deps, exportId);
  if (!row) return;
  if (!row.isActive) return failExportFile(deps, { exportId });
  const { agent, email, fileKey, threadId, title } = row;
  try {
    const query = parseApplicantQuery(new URLSearchParams(row.search));
    const { fileName, lines } = await exportApplicants(deps, { agent, threadId, query, inTask: true });
    const count = { lines: 0 };
    const bytes = await files.putStream(fileKey, counting(lines, count), "text/csv; charset=utf-8");
    const candidates = count.lines - 1;
    const expiresAt = now() + EXPORT_FILE_MILLISECONDS;
    const url = pageOf(deps, row);
    const mail = prepareMail(
      deps,
      {
        to: email,
        userId: agent.userId,
        template: "candidates-export-ready",
        data: { fullName: agent.fullName, title, candidates, expiresAt, url },
      },
      exportId,
    );
    const isSame = and(
      eq(applicantExports.id, exportId),
      eq(applicantExports.status, "pending"),
      eq(applicantExports.updatedAt, row.updatedAt),
    );
    await runBatch(db.shared, [
      // An applicant who was erased meanwhile changed `updatedAt`: then the file is written again, without them.
      prepareCondition(db.shared, UNCHANGED, sql`${db.shared.$count(applicantExports, isSame)} = 1`),
      mail.insert,
      db.shared
        .update(applicantExports)
        .set({ status: "ready", fileName, candidates, bytes, expiresAt, updatedAt: now() })
        .where(isSame),
    ]);
    await sendTasks(deps, [mail.task]);
    log({ event: "candidates-export-made", exportId, candidates, bytes });
  } catch (error) {
    if (isRefused(error, UNCHANGED) && !(await findPending(deps, exportId))) return;
    if (error instanceof AppError && error.status < 500) return failExportFile(deps, { exportId });
    log({ event: "candidates-export-failed", exportId, error: errorText(error) });
    await dropUnowned(deps, { table: applicantExports, exportId, fileKey });
    throw error;
  }
}

/** Says so on the page and by mail. */
export async function failExportFile(deps: Deps, { exportId }: { exportId: string }): Promise<void> {
  const { db, now } = deps;
  const row = await findPending(deps, exportId);
  if (!row) return;
  const { agent, email, title } = row;
  const mail = prepareMail(
    deps,
    {
      to: email,
      userId: agent.userId,
      template: "candidates-export-failed",
      data: { fullName: agent.fullName, title, url: pageOf(deps, row) },
    },
    `${exportId}-failed`,
  );
  const isPending = and(eq(applicantExports.id, exportId), eq(applicantExports.status, "pending"));
  const fail = db.shared
    .update(applicantExports)
    .set({ status: "failed", expiresAt: now() + EXPORT_FILE_MILLISECONDS, updatedAt: now() })
    .where(isPending);
  if (!row.isActive) return void (await fail);
  const told = db.shared
    .insert(notifications)
    .values({
      agentId: agent.agentId,
      threadId: row.threadId,
      kind: "export-failed",
      subjectId: exportId,
      createdAt: now(),
    })
    .onConflictDoNothing();
  await runBatch(db.shared, [fail, mail.insert.onConflictDoNothing(), told]);
  await sendTasks(deps, [mail.task]);
}
