import type { ApplicantListItem } from "../../domain/applicants/list-applicants";
import type { BatchStatus } from "../../domain/documents/batch-status";
import { failureMessage } from "../../domain/documents/failure-message";
import type { PagedMatch } from "../../domain/programs/lists/page-matches";
import type { PagedThread } from "../../domain/programs/lists/page-threads";
import type { ReadThread } from "../../domain/programs/read-thread";
import type { Delivery } from "../../domain/programs/webhooks/deliveries";
import type { ListedWebhook } from "../../domain/programs/webhooks/webhook-columns";
import type { ListedResume } from "../../domain/resumes/list-resumes";
import type { JobProfile, Quote, ScoreSheet } from "../../engine/types";

/** What programs read, in the words of the specification's tables and CSV. Times are ISO 8601 in UTC. */
const time = (milliseconds: number) => new Date(milliseconds).toISOString();

export function listedThread(thread: PagedThread) {
  return {
    id: thread.id,
    title: thread.title,
    company_name: thread.companyName,
    location: thread.location,
    employment_type: thread.employmentType,
    is_open: thread.isOpen,
    candidates: thread.candidates,
    created_at: time(thread.createdAt),
  };
}

export function oneThread(thread: ReadThread) {
  return {
    ...listedThread(thread),
    job_description: thread.jobDescription,
    pending: thread.pending,
    failed: thread.failed,
    average_score: thread.averageScore,
    requirements_version: thread.requirementsVersion,
    updated_at: time(thread.updatedAt),
  };
}

export function requirementsOf(version: number, { requirements }: JobProfile) {
  return {
    version,
    requirements: requirements.map((one) => ({
      id: one.id,
      kind: one.kind,
      importance: one.importance,
      label: one.label,
      min_years: one.minYears,
      level: one.level,
      is_deal_breaker: one.gate,
      quotes: one.quotes.map(({ text }) => text),
    })),
  };
}

export function batchOf(id: string, batch: BatchStatus & { threadId: string }) {
  const { threadId, status, total, completed, failed, pending } = batch;
  return { id, thread_id: threadId, status, total, completed, failed, pending };
}

/** What blind review hides is null, and `is_hidden` says so. */
type Candidate = Pick<
  ApplicantListItem,
  | ("id" | "candidateName" | "candidateEmail" | "candidatePhoneNumbers" | "candidateLocation" | "veiled")
  | ("currentTitle" | "currentEmployer" | "stage" | "analysisStatus" | "failureCode" | "locationMatch")
  | ("relevancyScore" | "skillsMatchScore" | "experienceMatchScore" | "seniorityMatchScore")
  | ("categoryMatchScore" | "mustsMet" | "mustsAsked" | "gates" | "createdAt" | "hiddenAt")
>;

export function candidateOf(row: Candidate) {
  return {
    id: row.id,
    is_hidden: row.veiled,
    name: row.candidateName,
    email: row.candidateEmail,
    phone_numbers: row.candidatePhoneNumbers,
    location: row.candidateLocation,
    current_title: row.currentTitle,
    current_employer: row.currentEmployer,
    stage: row.stage,
    status: row.analysisStatus,
    failure: row.analysisStatus === "failed" ? failureMessage(row.failureCode) : null,
    is_result_hidden: row.hiddenAt !== null,
    relevancy_score: row.relevancyScore,
    skills_match_score: row.skillsMatchScore,
    experience_match_score: row.experienceMatchScore,
    seniority_match_score: row.seniorityMatchScore,
    category_match_score: row.categoryMatchScore,
    location_match: row.locationMatch === null ? null : row.locationMatch === 1,
    must_haves_met: row.mustsMet,
    must_haves_asked: row.mustsAsked,
    deal_breakers: row.gates.map(({ label, result }) => ({ label, result })),
    created_at: time(row.createdAt),
  };
}

const quoteOf = ({ text, page }: Quote) => ({ text, page });

/** Every point with the words that it rests on. */
export function evidenceOf({ scores, gates, confidence, engineVersion }: ScoreSheet) {
  return {
    engine_version: engineVersion,
    confidence,
    scores: Object.entries(scores).map(([name, score]) => ({
      name,
      value: score?.value ?? null,
      parts: (score?.parts ?? []).map((part) => ({
        label: part.label,
        requirement_id: part.requirementId,
        points: part.points,
        max_points: part.maxPoints,
        status: part.status,
        quotes: part.evidence.map(quoteOf),
      })),
    })),
    deal_breakers: gates.map(({ requirementId, label, result, evidence }) => ({
      requirement_id: requirementId,
      label,
      result,
      quotes: evidence.map(quoteOf),
    })),
  };
}

export function resumeOf(resume: ListedResume) {
  return {
    id: resume.id,
    name: resume.name,
    file_size: resume.fileSize,
    file_type: resume.fileType,
    is_default: resume.isDefault,
    status: resume.analysisStatus,
    failure: resume.failure,
    is_result_hidden: resume.hiddenAt !== null,
    resume_score: resume.resumeScore,
    job_fit_score: resume.jobFitScore,
    best_position: resume.bestPosition,
    created_at: time(resume.createdAt),
  };
}

export function analysisOf(match: PagedMatch) {
  return {
    id: match.id,
    resume_id: match.resumeId,
    job_title: match.jobTitle,
    company_name: match.companyName,
    job_url: match.jobUrl,
    is_result_hidden: match.hiddenAt !== null,
    match_score: match.score,
    created_at: time(match.createdAt),
  };
}

export function webhookOf(webhook: ListedWebhook) {
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    is_enabled: webhook.disabledAt === null,
    disabled_reason: webhook.disabledReason,
    created_at: time(webhook.createdAt),
  };
}

export function deliveryOf(delivery: Delivery) {
  const { id, type, data, status, attempts, lastStatus, lastError } = delivery;
  return {
    ...{ id, type, data, status, attempts },
    ...{ last_status: lastStatus, last_error: lastError },
    last_attempt_at: delivery.lastAttemptAt && time(delivery.lastAttemptAt),
    next_attempt_at: delivery.nextAttemptAt && time(delivery.nextAttemptAt),
    created_at: time(delivery.createdAt),
  };
}
