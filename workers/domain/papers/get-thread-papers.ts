import { and, count, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { applicants, clientReports, companies } from "../../../db/schema";
import { type Acceptance, listAcceptances } from "../agencies/agreement/list-acceptances";
import { requireRight } from "../agencies/require-right";
import { requiresSecondStep } from "../agencies/requires-second-step";
import { ofThread } from "../applicants/table/applicant-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { ResumeSource } from "../notices/source-words";
import { WAITING_PLACES } from "../notices/waiting/places";
import { modelAsProcessor, SUB_PROCESSORS } from "../privacy/sub-processors";
import { getThread, getThreadStats } from "../threads/get-thread";

export type ThreadPapers = {
  title: string;
  clientName: string;
  company: {
    companyName: string;
    companyAddress: string | null;
    companyWebsite: string;
    retentionDays: number | null;
    shortlistedRetentionDays: number;
    blindReview: boolean;
    requiresSecondStep: boolean;
    wordFiles: boolean;
  };
  criteria: { label: string; importance: string; isDealBreaker: boolean }[];
  people: { total: number; optedOut: number; waits: number; told: number; shortlisted: number };
  /** null: uploaded before sources were asked for */
  sources: { source: ResumeSource | null; people: number }[];
  reports: number;
  waitingDays: number | null;
  waitingPlace: string | null;
  postingNoticeAt: number | null;
  agreement: Acceptance | null;
  processors: { name: string; country: string; purpose: string }[];
};

/** A thread's impact assessment and register of processing (GDPR, 35 and 30). @throws AppError "owner-right" | "campaign-not-found" */
export async function getThreadPapers(
  deps: Pick<Deps, "db" | "models">,
  input: { agent: ActiveAgent; threadId: string },
): Promise<ThreadPapers> {
  const { agent } = input;
  requireRight(agent, "manage");
  const thread = await getThread(deps, input);
  const tenant = deps.db.dbFor(agent.companyId);
  const mine = ofThread(input);
  const [stats, [company], sources, counted, reports, [agreement]] = await Promise.all([
    getThreadStats(deps, input),
    tenant
      .select({ ...getTableColumns(companies), requiresSecondStep })
      .from(companies)
      .where(eq(companies.id, agent.companyId)),
    tenant
      .select({ source: applicants.source, people: count() })
      .from(applicants)
      .where(mine)
      .groupBy(applicants.source),
    tenant
      .select({
        told: sql<number>`count(${applicants.toldAt})`,
        shortlisted: sql<number>`count(${applicants.shortlistedAt})`,
      })
      .from(applicants)
      .where(mine),
    tenant.$count(
      clientReports,
      and(eq(clientReports.threadId, thread.id), isNull(clientReports.withdrawnAt)),
    ),
    listAcceptances(deps, agent),
  ]);
  if (!company) throw new AppError("campaign-not-found");
  const seesResumes = deps.models && company.modelReading ? [modelAsProcessor(deps.models)] : [];
  const processors = [...SUB_PROCESSORS, ...seesResumes];
  const { totalApplicants: total, optedOut, waits } = stats;
  return {
    ...{ title: thread.title, clientName: thread.companyName },
    company: {
      companyName: company.companyName,
      companyAddress: company.companyAddress,
      companyWebsite: company.companyWebsite,
      retentionDays: company.retentionDays,
      shortlistedRetentionDays: company.shortlistedRetentionDays,
      blindReview: company.blindReview,
      requiresSecondStep: company.requiresSecondStep === 1,
      wordFiles: company.wordFiles,
    },
    criteria: thread.detailedAnalysis.requirements.map(({ label, importance, gate }) => ({
      ...{ label, importance },
      isDealBreaker: gate,
    })),
    people: { total, optedOut, waits, told: 0, shortlisted: 0, ...counted[0] },
    ...{ sources, reports, postingNoticeAt: thread.postingNoticeAt },
    ...{
      waitingDays: thread.waitingDays,
      waitingPlace: thread.waitingPlace && WAITING_PLACES[thread.waitingPlace].name,
    },
    agreement: agreement ?? null,
    processors: processors
      .filter(({ getsApplicants }) => getsApplicants)
      .map(({ name, country, purpose }) => ({ name, country, purpose })),
  };
}
