import { and, desc, eq } from "drizzle-orm";
import { applicantRequests, applicants } from "../../../db/schema";
import { SURE_READING } from "../../engine/advise/resume/sure-reading";
import type { Correction } from "../../engine/parse/corrections";
import type { JobProfile } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import { type WhatIf, whatIfsOf } from "../applicants/advice/what-ifs";
import { isHeld } from "../applicants/retention/is-held";
import { keptUntil } from "../applicants/retention/past-retention";
import { isStale } from "../applicants/score-changes";
import type { StoredReading } from "../applicants/stored-analysis";
import type { Deps } from "../deps";
import { failureMessage } from "../documents/failure-message";
import type { ResumeSource } from "../notices/source-words";
import { parseJobProfile } from "../stored/job-profile";
import { readApplicantReading } from "../stored/read-results";
import { getRequirements } from "../threads/thread-requirements";
import { listShownVerdicts } from "../verdicts/list-shown-verdicts";
import { correctionsOf, versionOf } from "./corrections";
import { findApplicantLink, type OpenLink } from "./find-link";
import { listOwnRequests, type ShownRequest } from "./requests/list-own-requests";

/** A result as it was made: earlier ones are kept (RULINGS 88). */
export type ShownVerdict = { madeAt: number; score: number | null; engineVersion: string };

export type OpenedPage = {
  title: string;
  uploadedAt: number;
  /** null where the agency didn't say it */
  source: ResumeSource | null;
  linkEndsAt: number;
  /** null where the agency has set no end, or holds it */
  keptUntil: number | null;
  /** the agency has to keep it for a legal reason */
  isHeld: boolean;
  status: "pending" | "completed" | "failed";
  failure: string | null;
  optedOutAt: number | null;
  /** not scored before; null where no waiting period runs */
  waitsUntil: number | null;
  /** the engine version that scored them is blocked */
  isHidden: boolean;
  /** null where nothing was read, or its file is gone; without a verdict while they aren't scored */
  analysis: StoredReading | null;
  job: JobProfile;
  /** what would change the score, as the agency reads it; empty where no current score is shown */
  whatIfs: WhatIf[];
  corrections: Correction[];
  /** which of them a model proposed and the agency accepted, as their JSON */
  accepted: string[];
  factsVersion: number;
  /** the confidence from which on something is taken as read */
  sureFrom: number;
  verdicts: ShownVerdict[];
  requests: ShownRequest[];
};

export type ErasureReceipt = {
  number: string | null;
  askedAt: number | null;
  erasedAt: number;
  /** a mark stays, so that their résumé isn't taken again */
  neverAgain: boolean;
};

type Agency = { agencyName: string; website: string };

/** All that an applicant's page shows: of nobody else, and nothing of what colleagues wrote or decided. @throws AppError "page-gone" */
export async function openPage(
  deps: Pick<Deps, "db" | "files" | "now" | "signer">,
  input: { code: string },
): Promise<Agency & ({ page: OpenedPage; receipt: null } | { page: null; receipt: ErasureReceipt })> {
  const { link, company, person } = await findApplicantLink(deps, input);
  const agency = { agencyName: company.companyName, website: company.companyWebsite };
  if (!person) return { ...agency, page: null, receipt: await getReceipt(deps, link) };
  const { applicant, thread } = person;
  const { id: applicantId, companyId, threadId } = applicant;
  const tenant = deps.db.dbFor(companyId);
  const version = applicant.jobVersion;
  const isOfOther = version !== null && version !== thread.jobVersion;
  const [analysis, former, made, requests, held] = await Promise.all([
    applicant.analysisStatus === "completed" ? readApplicantReading(deps.files, applicant) : null,
    isOfOther ? getRequirements(deps, { companyId, threadId, version }) : null,
    listShownVerdicts(tenant, { companyId, applicantId }),
    listOwnRequests(deps, { companyId, applicantId }),
    tenant.$count(applicants, and(eq(applicants.id, applicantId), isHeld)),
  ]);
  const job = former ?? parseJobProfile(thread.detailedAnalysis);
  const stale = isStale(applicant, { jobVersion: thread.jobVersion, engineVersion: ENGINE_VERSION });
  const isShown = applicant.optedOutAt === null && applicant.hiddenAt === null;
  const page = {
    title: thread.title,
    uploadedAt: applicant.createdAt,
    source: applicant.source,
    linkEndsAt: link.expiresAt,
    keptUntil: held > 0 ? null : keptUntil(applicant, company),
    isHeld: held > 0,
    status: applicant.analysisStatus,
    failure: applicant.analysisStatus === "failed" ? failureMessage(applicant.failureCode) : null,
    optedOutAt: applicant.optedOutAt,
    waitsUntil: applicant.waitsUntil,
    isHidden: applicant.hiddenAt !== null,
    analysis,
    job,
    whatIfs: isShown && !stale && analysis?.sheet ? whatIfsOf(analysis, job) : [],
    corrections: correctionsOf(applicant),
    accepted: applicant.modelAnswer?.accepted ?? [],
    factsVersion: versionOf(applicant),
    sureFrom: SURE_READING,
    verdicts: applicant.optedOutAt === null ? made : [],
    requests,
  };
  return { ...agency, page, receipt: null };
}

async function getReceipt({ db }: Pick<Deps, "db">, link: OpenLink["link"]): Promise<ErasureReceipt> {
  const [asked] = await db
    .dbFor(link.companyId)
    .select({
      number: applicantRequests.number,
      askedAt: applicantRequests.createdAt,
      neverAgain: applicantRequests.neverAgain,
      outcome: applicantRequests.outcome,
    })
    .from(applicantRequests)
    .where(and(eq(applicantRequests.linkId, link.id), eq(applicantRequests.kind, "delete")))
    .orderBy(desc(applicantRequests.createdAt))
    .limit(1);
  const erasedAt = link.erasedAt ?? link.createdAt;
  // Where retention came first, no mark was made.
  if (asked) asked.neverAgain &&= asked.outcome === "done";
  return asked ? { ...asked, erasedAt } : { number: null, askedAt: null, neverAgain: false, erasedAt };
}
