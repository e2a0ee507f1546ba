import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { chunkRows } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applicants, clientReports, reportPeople } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import { requireEntitlement } from "../billing/get-agency-entitlement";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { hashSessionToken, newSessionToken } from "../identity/session/session-token";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { consentOfApplicant } from "./consent-state";
import { prepareReport, type ReportForm } from "./prepare-report";
import { MAX_OPEN_REPORTS, OPEN_DAYS } from "./report-limits";

const CONSENTED = "report-consented";
const FEW = "report-few";

/** @throws AppError "invalid-input" for other days than those on offer */
export function readDays(days: number): number {
  if (!OPEN_DAYS.some((some) => some === days)) throw new AppError("invalid-input");
  return days;
}

/**
 * Makes the page and its link, whose token is told here and stored as a hash.
 * @throws AppError as `prepareReport`, "too-many-reports", or in the spec's words where the plan has ended
 */
export async function createReport(
  deps: Pick<Deps, "db" | "files" | "now">,
  input: { agent: ActiveAgent; threadId: string; form: ReportForm; days: number },
): Promise<{ reportId: string; token: string; expiresAt: number }> {
  requireRight(input.agent, "work");
  const { agentId, companyId } = input.agent;
  const days = readDays(input.days);
  await requireEntitlement(deps, { companyId });
  const { people, threadId, ...shown } = await prepareReport(deps, input);
  const db = deps.db.dbFor(companyId);
  const [reportId, token, createdAt] = [crypto.randomUUID(), newSessionToken(), deps.now()];
  const expiresAt = createdAt + days * DAY;
  const consented = db.$count(
    applicants,
    and(
      inArray(
        applicants.id,
        people.map(({ applicantId }) => applicantId),
      ),
      eq(applicants.threadId, threadId),
      isNotNull(applicants.shortlistedAt),
      sql`${consentOfApplicant} = 'given'`,
      isNotNull(applicants.toldAt),
    ),
  );
  const open = db.$count(
    clientReports,
    and(
      eq(clientReports.threadId, threadId),
      isNull(clientReports.withdrawnAt),
      isNull(clientReports.closedAt),
      gt(clientReports.expiresAt, createdAt),
    ),
  );
  const rows = people.map(({ applicantId, content }, index) => ({
    reportId,
    applicantId,
    position: index + 1,
    content,
  }));
  try {
    await runLogged(deps, {
      by: input.agent,
      entries: people.map(({ applicantId }) => ({ action: "shared", threadId, applicantId })),
      statements: [
        // Asked again here: someone may have taken their consent back a moment ago.
        prepareCondition(db, CONSENTED, sql`${consented} = ${people.length}`),
        prepareCondition(db, FEW, sql`${open} < ${MAX_OPEN_REPORTS}`),
        db.insert(clientReports).values({
          ...{ ...shown, id: reportId, threadId, companyId, agentId },
          ...{ tokenHash: hashSessionToken(token), expiresAt, createdAt },
        }),
        ...chunkRows(rows, 5).map((some) => db.insert(reportPeople).values(some)),
      ],
    });
  } catch (error) {
    if (isRefused(error, CONSENTED)) throw new AppError("report-consent-missing");
    if (isRefused(error, FEW)) throw new AppError("too-many-reports");
    throw error;
  }
  return { reportId, token, expiresAt };
}
