import * as z from "zod";
import { webhookEvents } from "../../workers/domain/programs/webhooks/event-types";
import type { OperationName } from "../../workers/http/v1/routes";

/** What each operation answers with success. Strict: a field that isn't here fails the tests. */
const time = z.iso.datetime();
const score = z.number().min(0).max(100).nullable();
const words = z.string().nullable();
const cursor = z
  .string()
  .nullable()
  .meta({ description: "Send it as `cursor` for the next page; null on the last" });
const quote = z.strictObject({ text: z.string(), page: z.int().min(1) });
const status = z.enum(["pending", "completed", "failed"]);
const result = z.enum(["pass", "fail", "unknown"]);
const hidden = z.boolean().meta({
  description: "Its engine version has a fault: the result is made again without your doing",
});
const refused = z.array(z.strictObject({ file: z.string(), reason: z.string() }));
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ data: z.array(row), next_cursor: cursor });

const listedThread = z.strictObject({
  id: z.string(),
  title: z.string(),
  company_name: z.string(),
  location: z.string(),
  employment_type: z.string(),
  is_open: z.boolean(),
  candidates: z.int(),
  created_at: time,
});

const thread = z.strictObject({
  ...listedThread.shape,
  job_description: z.string(),
  pending: z.int(),
  failed: z.int(),
  average_score: score,
  requirements_version: z.int(),
  updated_at: time,
});

const requirements = z.strictObject({
  version: z.int(),
  requirements: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      importance: z.enum(["must", "nice", "context"]),
      label: z.string(),
      min_years: z.number().nullable(),
      level: words,
      is_deal_breaker: z.boolean(),
      quotes: z.array(z.string()).meta({ description: "The posting's own words" }),
    }),
  ),
});

const batch = z.strictObject({
  id: z.string(),
  thread_id: z.string(),
  status: z.enum(["processing", "completed"]),
  ...{ total: z.int(), completed: z.int(), failed: z.int(), pending: z.int() },
});

const candidate = z.strictObject({
  id: z.string(),
  is_hidden: z.boolean().meta({ description: "Blind review hides who it is until a person shortlists them" }),
  ...{ name: words, email: words, phone_numbers: z.array(z.string()), location: words },
  ...{ current_title: words, current_employer: words, stage: z.string() },
  ...{ status, failure: words },
  is_result_hidden: hidden,
  ...{ relevancy_score: score, skills_match_score: score, experience_match_score: score },
  ...{ seniority_match_score: score, category_match_score: score },
  location_match: z.boolean().nullable(),
  ...{ must_haves_met: z.int().nullable(), must_haves_asked: z.int().nullable() },
  deal_breakers: z.array(z.strictObject({ label: z.string(), result })),
  created_at: time,
});

const evidence = z.strictObject({
  engine_version: z.string(),
  confidence: z.number().min(0).max(1),
  scores: z.array(
    z.strictObject({
      name: z.enum(["relevancy", "skills", "experience", "seniority", "category"]),
      value: score,
      parts: z.array(
        z.strictObject({
          label: words,
          requirement_id: words,
          points: z.number(),
          max_points: z.number(),
          status: z.enum(["met", "partly", "not-found", "unclear"]),
          quotes: z.array(quote).meta({ description: "Words of the résumé, with their page" }),
        }),
      ),
    }),
  ),
  deal_breakers: z.array(
    z.strictObject({ requirement_id: z.string(), label: z.string(), result, quotes: z.array(quote) }),
  ),
});

const decisions = z.strictObject({
  stage: z.string(),
  decisions: z.array(
    z.strictObject({
      ...{ id: z.string(), from: z.string(), to: z.string(), reason: words, comment: words },
      ...{ is_undo: z.boolean(), decided_by: words, decided_at: time },
    }),
  ),
});

const resume = z.strictObject({
  ...{ id: z.string(), name: z.string(), file_size: z.int(), file_type: z.string(), is_default: z.boolean() },
  ...{
    status,
    failure: words,
    is_result_hidden: hidden,
    resume_score: score,
    job_fit_score: score,
    best_position: words,
  },
  created_at: time,
});

const analysis = z.strictObject({
  ...{ id: z.string(), resume_id: z.string(), job_title: z.string(), company_name: words, job_url: words },
  ...{ is_result_hidden: hidden, match_score: score, created_at: time },
});

const webhook = z.strictObject({
  ...{ id: z.string(), url: z.string(), events: z.array(z.enum(webhookEvents)), is_enabled: z.boolean() },
  disabled_reason: z.enum(["by-hand", "gone", "failing"]).nullable(),
  created_at: time,
});

const secret = z
  .string()
  .meta({ description: "whsec_ and 32 bytes in base64: keep it, it isn’t shown again" });

const delivery = z.strictObject({
  id: z.string().meta({ description: "The webhook-id that it is sent with" }),
  ...{ type: z.string(), data: z.record(z.string(), words) },
  status: z.enum(["pending", "delivered", "failed"]),
  ...{ attempts: z.int(), last_status: z.int().nullable(), last_error: words },
  ...{ last_attempt_at: time.nullable(), next_attempt_at: time.nullable(), created_at: time },
});

const sent = z.strictObject({ delivery_id: z.string() });

/** jsonresume.org's own schema says what may be in it. */
const jsonResume = z.looseObject({ basics: z.looseObject({}), meta: z.looseObject({}) });

/** Kept once in the document, under these names. */
export const named = {
  ...{ ListedThread: listedThread, Thread: thread, Requirements: requirements, Batch: batch },
  ...{ Candidate: candidate, Evidence: evidence, Decisions: decisions },
  ...{ Webhook: webhook, Delivery: delivery },
  ...{ Resume: resume, Analysis: analysis, JsonResume: jsonResume },
} satisfies Record<string, z.ZodType>;

/** null: an answer without a body. "csv": a file. */
export const answers: Record<OperationName, z.ZodType | "csv" | null> = {
  getKey: z.strictObject({ id: z.string(), name: z.string(), scopes: z.array(z.string()), expires_at: time }),
  listThreads: pageOf(listedThread),
  createThread: thread,
  getThread: thread,
  deleteThread: null,
  getRequirements: requirements,
  changeRequirements: z.strictObject({
    ...requirements.shape,
    rescored: z.int().meta({ description: "Candidates who get a new score" }),
    refused_criteria: z
      .array(z.strictObject({ quote: z.string(), ground: z.string() }))
      .meta({ description: "Words that never score anyone, and what they would choose people by" }),
  }),
  getBatch: batch,
  listCandidates: pageOf(candidate),
  uploadResumes: z.strictObject({
    batch_id: words,
    candidate_ids: z.array(z.string()),
    refused,
    ...{ added: z.int(), present: z.int() },
  }),
  analyzeAgain: z.strictObject({ batch_id: words, candidate_ids: z.array(z.string()) }),
  getCandidate: z.strictObject({ ...candidate.shape, evidence: evidence.nullable() }),
  getCandidateResume: jsonResume,
  listDecisions: decisions,
  deleteCandidate: null,
  exportCandidates: "csv",
  listWebhooks: pageOf(webhook),
  createWebhook: z.strictObject({ ...webhook.shape, secret }),
  getWebhook: webhook,
  changeWebhook: webhook,
  deleteWebhook: null,
  rotateWebhookSecret: z.strictObject({ secret }),
  testWebhook: sent,
  listDeliveries: pageOf(delivery),
  redeliver: sent,
  listResumes: pageOf(resume),
  uploadOwnResumes: z.strictObject({ resume_ids: z.array(z.string()), refused }),
  getResume: resume,
  getJsonResume: jsonResume,
  deleteResume: null,
  listAnalyses: pageOf(analysis),
  createAnalysis: analysis,
  getAnalysis: z.strictObject({
    ...analysis.shape,
    ...{ strengths: z.array(z.string()), gaps: z.array(z.string()) },
    resume_improvement_suggestions: z.array(z.string()),
    overall_analysis: words,
    evidence: evidence.nullable(),
  }),
  deleteAnalysis: null,
  searchJobs: z.strictObject({
    message: z.string(),
    data: z.array(
      z.strictObject({
        ...{ job_id: z.string(), job_position: z.string(), job_link: z.string(), company_name: z.string() },
        ...{ company_profile: words, job_location: z.string(), job_posting_date: z.iso.date() },
        company_logo_url: z.null(),
      }),
    ),
  }),
  getCredits: z.strictObject({ total_credits: z.int() }),
};

/** RFC 9457. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: z.string(),
  errors: z.array(z.strictObject({ pointer: z.string(), detail: z.string() })).optional(),
  "violated-policies": z.array(z.string()).optional(),
});
