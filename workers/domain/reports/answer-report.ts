import { and, eq, sql } from "drizzle-orm";
import { clientReports, reportAnswers, reportPeople } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { threadNotices } from "../notifications/thread-notices";
import { findOpenReport } from "./open-report";
import {
  ANSWERS,
  type ClientAnswer,
  GATHERED_MILLISECONDS,
  MAX_ANSWERS,
  MAX_CLIENT_WORDS,
} from "./report-limits";

/**
 * A client's answer about one person; a later one counts instead. The agency is told on its page, and by mail as each agent wishes.
 * @throws AppError "report-gone" | "answer-own-report" | "answer-missing" | "too-many-answers"
 */
export async function answerReport(
  deps: Pick<Deps, "db" | "now">,
  input: { token: string; companyId: string | null; personId: string; answer: string; words: string },
): Promise<void> {
  const report = await findOpenReport(deps, input.token);
  if (input.companyId === report.companyId) throw new AppError("answer-own-report");
  const words = input.words.trim().slice(0, MAX_CLIENT_WORDS);
  const answer = ANSWERS.find((known) => known === input.answer) as ClientAnswer | undefined;
  if (!answer || (answer === "question" && words === "")) throw new AppError("answer-missing");
  const db = deps.db.dbFor(report.companyId);
  const [id, time] = [crypto.randomUUID(), deps.now()];
  const given = db.$count(reportAnswers, eq(reportAnswers.personId, input.personId));
  const isWritten = sql`exists (select 1 from ${reportAnswers} where ${reportAnswers.id} = ${id})`;
  const [written] = await db.batch([
    db
      .insert(reportAnswers)
      .select(
        sql`select ${id}, ${reportPeople.id}, ${answer}, ${words || null}, null, ${time} from ${reportPeople}
          where ${reportPeople.id} = ${input.personId} and ${reportPeople.reportId} = ${report.id} and ${given} < ${MAX_ANSWERS}`,
      )
      .returning({ id: reportAnswers.id }),
    db
      .update(clientReports)
      .set({ answersDueAt: sql`coalesce(${clientReports.answersDueAt}, ${time + GATHERED_MILLISECONDS})` })
      .where(and(eq(clientReports.id, report.id), isWritten)),
    db.insert(threadNotices).select(
      sql`select ${clientReports.threadId}, 'client-answers', ${clientReports.id}, 1, 0, ${time} from ${clientReports}
          where ${clientReports.id} = ${report.id} and ${isWritten}`,
    ),
  ]);
  if (written.length > 0) return;
  const [known] = await db
    .select({ id: reportPeople.id })
    .from(reportPeople)
    .where(and(eq(reportPeople.id, input.personId), eq(reportPeople.reportId, report.id)));
  throw new AppError(known ? "too-many-answers" : "report-gone");
}
