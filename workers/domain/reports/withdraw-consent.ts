import { and, eq, inArray, sql } from "drizzle-orm";
import { clientReports, reportPeople, representationConsents } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { findApplicant } from "../applicants/get-applicant";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { readSaid, type SaidForm } from "./record-consent";
import { isOpenLink } from "./report-state";

/**
 * Writes down that a person took their consent back, and closes every link that shows them, in one transaction.
 * @returns the links it closed @throws AppError "campaign-not-found" | "candidate-not-found" | "consent-day" | "consent-way"
 */
export async function withdrawConsent(
  deps: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string; said: SaidForm },
): Promise<{ title: string; clientName: string }[]> {
  requireRight(input.agent, "work");
  const { agent, applicantId } = input;
  const { companyId } = await getThread(deps, input);
  await findApplicant(deps, input);
  const { saidAt, way, note } = readSaid(deps, input.said);
  const time = deps.now();
  const db = deps.db.dbFor(companyId);
  const showing = db
    .select({ id: reportPeople.reportId })
    .from(reportPeople)
    .where(eq(reportPeople.applicantId, applicantId));
  const line = { applicantId, companyId, agentId: agent.agentId, kind: "withdrawn", way, saidAt } as const;
  const [, closed] = await db
    .batch([
      db.insert(representationConsents).values({ ...line, note, createdAt: time }),
      db
        .update(clientReports)
        .set({ closedAt: time, closedBecause: "consent" })
        .where(
          and(
            inArray(clientReports.id, showing),
            eq(clientReports.companyId, companyId),
            sql`${clientReports.closedAt} is null`,
          ),
        )
        .returning({
          title: clientReports.title,
          clientName: clientReports.clientName,
          withdrawnAt: clientReports.withdrawnAt,
          expiresAt: clientReports.expiresAt,
        }),
    ])
    .catch((error: unknown) => {
      throw error instanceof Error && error.message.includes("FOREIGN KEY")
        ? new AppError("candidate-not-found")
        : error;
    });
  return closed
    .filter((report) => isOpenLink({ ...report, closedAt: null }, time))
    .map(({ title, clientName }) => ({ title, clientName }));
}
