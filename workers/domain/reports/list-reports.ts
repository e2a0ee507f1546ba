import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { applicants, clientReports, reportAnswers, reportPeople, reportViews } from "../../../db/schema";
import { veilName } from "../applicants/blind/veil";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { readContent } from "./report-content";
import type { ClientAnswer } from "./report-limits";

export type ReportAnswer = { answer: ClientAnswer; words: string | null; createdAt: number };

export type ListedReport = {
  id: string;
  title: string;
  clientName: string;
  clientEmail: string | null;
  isBlind: boolean;
  createdAt: number;
  expiresAt: number;
  withdrawnAt: number | null;
  closedAt: number | null;
  closedBecause: "consent" | "erased" | null;
  views: number;
  /** UTC ms, to the hour; null while nobody has opened it */
  lastViewed: number | null;
  people: {
    id: string;
    applicantId: string;
    name: string | null;
    label: string;
    /** newest first: the first one counts */
    answers: ReportAnswer[];
  }[];
};

const MOST = 50;

/** A thread's links, newest first, with what clients answered. @throws AppError "campaign-not-found" */
export async function listReports(
  deps: Pick<Deps, "db">,
  input: { agent: ActiveAgent; threadId: string },
): Promise<ListedReport[]> {
  const { id: threadId, companyId } = await getThread(deps, input);
  const db = deps.db.dbFor(companyId);
  const columns = {
    id: clientReports.id,
    title: clientReports.title,
    clientName: clientReports.clientName,
    clientEmail: clientReports.clientEmail,
    isBlind: clientReports.isBlind,
    createdAt: clientReports.createdAt,
    expiresAt: clientReports.expiresAt,
    withdrawnAt: clientReports.withdrawnAt,
    closedAt: clientReports.closedAt,
    closedBecause: clientReports.closedBecause,
  };
  const newest = db
    .select({ id: clientReports.id })
    .from(clientReports)
    .where(and(eq(clientReports.threadId, threadId), eq(clientReports.companyId, companyId)))
    .orderBy(desc(clientReports.createdAt))
    .limit(MOST);
  const [reports, people, answers] = await Promise.all([
    db
      .select({
        ...columns,
        views: sql<number>`(select coalesce(sum(${reportViews.views}), 0) from ${reportViews} where ${reportViews.reportId} = ${clientReports}.id)`,
        lastViewed: sql<
          number | null
        >`(select max(${reportViews.hour}) from ${reportViews} where ${reportViews.reportId} = ${clientReports}.id)`,
      })
      .from(clientReports)
      .where(inArray(clientReports.id, newest))
      .orderBy(desc(clientReports.createdAt)),
    db
      .select({
        id: reportPeople.id,
        reportId: reportPeople.reportId,
        applicantId: reportPeople.applicantId,
        content: reportPeople.content,
        name: sql<string>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
        shortlistedAt: applicants.shortlistedAt,
      })
      .from(reportPeople)
      .innerJoin(applicants, eq(applicants.id, reportPeople.applicantId))
      .where(inArray(reportPeople.reportId, newest))
      .orderBy(asc(reportPeople.position)),
    db
      .select({
        personId: reportAnswers.personId,
        answer: reportAnswers.answer,
        words: reportAnswers.words,
        createdAt: reportAnswers.createdAt,
      })
      .from(reportPeople)
      .innerJoin(reportAnswers, eq(reportAnswers.personId, reportPeople.id))
      .where(inArray(reportPeople.reportId, newest))
      .orderBy(desc(reportAnswers.createdAt), sql`${reportAnswers}.rowid desc`),
  ]);
  return reports.map((report) => ({
    ...report,
    people: people
      .filter(({ reportId }) => reportId === report.id)
      .map(({ id, applicantId, name, shortlistedAt, content }) => ({
        id,
        applicantId,
        // Under blind review people who have left the shortlist are hidden again.
        name: veilName(input.agent, { id: applicantId, name, shortlistedAt }).name,
        label: readContent(content).label,
        answers: answers
          .filter(({ personId }) => personId === id)
          .map(({ answer, words, createdAt }) => ({ answer, words, createdAt })),
      })),
  }));
}
