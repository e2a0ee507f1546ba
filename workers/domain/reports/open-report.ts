import { and, asc, eq, exists, gt, isNull, not, sql } from "drizzle-orm";
import {
  agents,
  applicants,
  clientReports,
  reportAnswers,
  reportPeople,
  reportViews,
  threads,
} from "../../../db/schema";
import type { Deps } from "../deps";
import { isOfBlocked } from "../engine-blocks/blocked-engine";
import { VERDICT_HIDDEN } from "../engine-blocks/hidden-words";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { hashSessionToken } from "../identity/session/session-token";
import { consentOfShown } from "./consent-state";
import type { ReportAnswer } from "./list-reports";
import { type ReportContent, readContent } from "./report-content";

export type OpenReport = {
  title: string;
  agencyName: string;
  clientName: string;
  comment: string | null;
  isBlind: boolean;
  createdAt: number;
  expiresAt: number;
  /** the viewer belongs to the agency: not counted, and can't answer */
  isOwn: boolean;
  people: { id: string; content: ReportContent; answer: ReportAnswer | null }[];
};

const TOKEN = /^[\w-]{43}$/;
/** Of the result that a person's part was made of: their newest when the report was made. */
const ofBlockedEngine = sql<number>`${isOfBlocked(sql`(select made.engine_version from verdicts as made
  where made.applicant_id = ${reportPeople.applicantId} and made.created_at <= ${clientReports.createdAt}
  order by made.created_at desc limit 1)`)}`.as("is_hidden");

const HOUR = 60 * 60 * 1000;

/**
 * The report that a link opens now: asked at each request, so that a link ends at once when it is withdrawn, or someone on it
 * takes their consent back or is erased.
 * @throws AppError "report-gone", the same for links that have ended and those that never were
 */
export async function findOpenReport(deps: Pick<Deps, "db" | "now">, token: string) {
  if (!TOKEN.test(token)) throw new AppError("report-gone");
  const db = deps.db.shared;
  // Nobody is shown who hasn't consented, or hasn't been told (GDPR, Article 14, 3).
  const hidden = db
    .select({ id: reportPeople.id })
    .from(reportPeople)
    .leftJoin(applicants, eq(applicants.id, reportPeople.applicantId))
    .where(
      and(
        eq(reportPeople.reportId, clientReports.id),
        sql`(${consentOfShown} is not 'given' or ${applicants.toldAt} is null)`,
      ),
    );
  const [report] = await db
    .select({
      id: clientReports.id,
      companyId: clientReports.companyId,
      title: clientReports.title,
      agencyName: clientReports.agencyName,
      clientName: clientReports.clientName,
      comment: clientReports.comment,
      isBlind: clientReports.isBlind,
      createdAt: clientReports.createdAt,
      expiresAt: clientReports.expiresAt,
    })
    .from(clientReports)
    .innerJoin(threads, eq(threads.id, clientReports.threadId))
    .innerJoin(agents, eq(agents.id, threads.agentId))
    .where(
      and(
        eq(clientReports.tokenHash, hashSessionToken(token)),
        isNull(clientReports.withdrawnAt),
        isNull(clientReports.closedAt),
        gt(clientReports.expiresAt, deps.now()),
        // An agency that was blocked shows nobody to anyone.
        eq(agents.status, "active"),
        not(exists(hidden)),
      ),
    );
  if (!report) throw new AppError("report-gone");
  return report;
}

/** Opens a client's page. `companyId`: of an agent who is signed in. @throws AppError "report-gone" */
export async function openReport(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: { token: string; companyId: string | null; isCounted: boolean },
): Promise<OpenReport> {
  const { id: reportId, companyId, ...shown } = await findOpenReport(deps, input.token);
  const db = deps.db.dbFor(companyId);
  const newest = sql`(select ${reportAnswers.id} from ${reportAnswers} where ${reportAnswers.personId} = ${reportPeople.id} order by ${reportAnswers.createdAt} desc, ${reportAnswers}.rowid desc limit 1)`;
  const people = await db
    .select({
      id: reportPeople.id,
      content: reportPeople.content,
      answer: reportAnswers.answer,
      words: reportAnswers.words,
      answeredAt: reportAnswers.createdAt,
      isHidden: ofBlockedEngine,
    })
    .from(reportPeople)
    .innerJoin(clientReports, eq(clientReports.id, reportPeople.reportId))
    .leftJoin(reportAnswers, eq(reportAnswers.id, newest))
    .where(eq(reportPeople.reportId, reportId))
    .orderBy(asc(reportPeople.position));
  const isOwn = input.companyId === companyId;
  if (!isOwn && input.isCounted) await countView(deps, { companyId, reportId });
  return {
    ...shown,
    isOwn,
    people: people.map(({ id, content, answer, words, answeredAt, isHidden }) => ({
      id,
      content: { ...readContent(content), ...(isHidden && { verdict: VERDICT_HIDDEN, requirements: [] }) },
      answer: answer === null ? null : { answer, words, createdAt: answeredAt ?? 0 },
    })),
  };
}

/** A view that isn't counted is no reason not to show the page. */
async function countView(
  { db, now, log }: Pick<Deps, "db" | "now" | "log">,
  { companyId, reportId }: { companyId: string; reportId: string },
): Promise<void> {
  await db
    .dbFor(companyId)
    .insert(reportViews)
    .values({ reportId, hour: Math.floor(now() / HOUR) * HOUR, views: 1 })
    .onConflictDoUpdate({
      target: [reportViews.reportId, reportViews.hour],
      set: { views: sql`${reportViews.views} + 1` },
    })
    .catch((error: unknown) => log({ event: "view-not-counted", error: errorText(error) }));
}
