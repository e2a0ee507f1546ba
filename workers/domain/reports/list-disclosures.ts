import { and, asc, eq } from "drizzle-orm";
import { clientReports, reportAnswers, reportPeople, representationConsents } from "../../../db/schema";
import type { Deps } from "../deps";

/**
 * To whom an applicant was shown, until when and what those clients answered, and what the applicant said about being
 * represented: for their own archive. The tokens of links aren't in it.
 */
export async function listDisclosures(
  { db }: Pick<Deps, "db">,
  { companyId, applicantId }: { companyId: string; applicantId: string },
) {
  const tenant = db.dbFor(companyId);
  const ofPerson = and(eq(reportPeople.applicantId, applicantId), eq(clientReports.companyId, companyId));
  const [reports, answers, consents] = await Promise.all([
    tenant
      .select({ report: clientReports, personId: reportPeople.id, content: reportPeople.content })
      .from(reportPeople)
      .innerJoin(clientReports, eq(clientReports.id, reportPeople.reportId))
      .where(ofPerson)
      .orderBy(asc(clientReports.createdAt)),
    tenant
      .select({
        personId: reportAnswers.personId,
        answer: reportAnswers.answer,
        words: reportAnswers.words,
        createdAt: reportAnswers.createdAt,
      })
      .from(reportAnswers)
      .innerJoin(reportPeople, eq(reportPeople.id, reportAnswers.personId))
      .innerJoin(clientReports, eq(clientReports.id, reportPeople.reportId))
      .where(ofPerson)
      .orderBy(asc(reportAnswers.createdAt)),
    tenant
      .select()
      .from(representationConsents)
      .where(
        and(
          eq(representationConsents.applicantId, applicantId),
          eq(representationConsents.companyId, companyId),
        ),
      )
      .orderBy(asc(representationConsents.createdAt)),
  ]);
  return {
    shownToClients: reports.map(({ report, personId, content }) => ({
      client: report.clientName,
      position: report.title,
      at: instant(report.createdAt),
      until: instant(report.withdrawnAt ?? report.closedAt ?? report.expiresAt),
      isBlind: report.isBlind,
      shown: content,
      answers: answers
        .filter((answer) => answer.personId === personId)
        .map(({ answer, words, createdAt }) => ({ at: instant(createdAt), answer, words })),
    })),
    consentsToRepresent: consents.map(({ kind, way, saidAt, note, createdAt }) => ({
      ...{ kind, way, note },
      saidAt: instant(saidAt),
      recordedAt: instant(createdAt),
    })),
  };
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
