import * as z from "zod";
import { AppError } from "../../../domain/errors";
import { requireVerified } from "../../../domain/identity/require-verified";
import { RESUME_SOURCES } from "../../../domain/notices/source-words";
import { toAppError } from "../../errors";
import { exportResponse } from "../../export-response";
import { receiveUpload } from "../../requests/receive-upload";
import { agencyRoute } from "../route";
import { candidateOf, evidenceOf } from "../shapes";

const ids = z.array(z.string().min(1).max(64)).min(1);

const reference = z.strictObject({
  candidate_ids: ids
    .max(10)
    .meta({ description: "Candidates of other job threads, whose files are used again" }),
});

const uploadQuery = z.strictObject({
  batch: z
    .string()
    .max(64)
    .optional()
    .meta({ description: "A batch to add to: an upload in several requests" }),
  source: z.enum(RESUME_SOURCES).optional().meta({
    description:
      "Where the résumés come from. Asked for with a job thread's first upload, and then taken from its last one",
  }),
});

const again = z.strictObject({ candidate_ids: ids.max(500) });

const CANDIDATE = "/threads/{thread_id}/candidates/{candidate_id}";

export const candidateRoutes = {
  uploadResumes: agencyRoute("candidates:write", {
    ...{ method: "POST", path: "/threads/{thread_id}/uploads", status: 202, files: true },
    summary: "Upload up to 10 résumés, or use files of candidates of other job threads",
    query: uploadQuery,
    body: reference,
    handle: async ({ c, who: agent, id, body }) => {
      const deps = c.get("deps");
      const threadId = id("thread_id");
      if (body) {
        const { addToThread } = await import("../../../domain/pool/add-to-thread");
        const { added, present } = await addToThread(deps, {
          agent,
          threadId,
          applicantIds: body.candidate_ids,
        });
        return { json: { batch_id: null, candidate_ids: [], refused: [], added, present } };
      }
      const upload = await receiveUpload(deps, { request: c.req.raw, agent, threadId });
      const { batchId, applicantIds, refused } = upload;
      const added = applicantIds.length;
      return { json: { batch_id: batchId, candidate_ids: applicantIds, refused, added, present: 0 } };
    },
  }),
  analyzeAgain: agencyRoute("candidates:write", {
    ...{ method: "POST", path: "/threads/{thread_id}/analyses", status: 202 },
    summary: "Analyze failed candidates again",
    body: again,
    handle: async ({ c, who: agent, id, body }) => {
      const { getThread } = await import("../../../domain/threads/get-thread");
      const { requireEntitlement } = await import("../../../domain/billing/get-agency-entitlement");
      const { retryApplicants } = await import("../../../domain/documents/retry-applicants");
      const { countWork } = await import("../../../domain/identity/work-throttle");
      const deps = c.get("deps");
      const threadId = id("thread_id");
      requireVerified(agent);
      const { isOpen } = await getThread(deps, { agent, threadId });
      if (!isOpen) throw new AppError("campaign-closed-scoring");
      const { companyId, userId } = agent;
      await requireEntitlement(deps, { companyId });
      await countWork(deps, { work: "rescoring", userId });
      const wanted = { companyId, threadId, applicantIds: body.candidate_ids };
      const retried = await retryApplicants(deps, wanted);
      return { json: { batch_id: retried?.batchId ?? null, candidate_ids: retried?.applicantIds ?? [] } };
    },
  }),
  getCandidate: agencyRoute("candidates:read", {
    ...{ method: "GET", path: CANDIDATE, status: 200 },
    summary: "Read a candidate with every point and the words that it rests on",
    handle: async ({ c, who: agent, id }) => {
      const { openPerson } = await import("../../../domain/decisions/open-person");
      const which = { agent, threadId: id("thread_id"), applicantId: id("candidate_id") };
      const { applicant, analysis } = await openPerson(c.get("deps"), which);
      return { json: { ...candidateOf(applicant), evidence: analysis && evidenceOf(analysis.sheet) } };
    },
  }),
  getCandidateResume: agencyRoute("candidates:read", {
    ...{ method: "GET", path: `${CANDIDATE}/json-resume`, status: 200 },
    summary: "What was read of a résumé, as JSON Resume with its quotes under meta",
    handle: async ({ c, who: agent, id }) => {
      const { openPerson } = await import("../../../domain/decisions/open-person");
      const { jsonResume } = await import("../../../domain/resumes/json-resume");
      const which = { agent, threadId: id("thread_id"), applicantId: id("candidate_id") };
      const { applicant, analysis } = await openPerson(c.get("deps"), which);
      if (!analysis)
        throw new AppError(applicant.analysisStatus === "failed" ? "resume-unreadable" : "resume-pending");
      return { json: jsonResume(analysis.facts, { withQuotes: true }) };
    },
  }),
  listDecisions: agencyRoute("candidates:read", {
    ...{ method: "GET", path: `${CANDIDATE}/decisions`, status: 200 },
    summary: "What people decided about a candidate, newest first. Programs decide nothing",
    handle: async ({ c, who: agent, id }) => {
      const { findApplicant } = await import("../../../domain/applicants/get-applicant");
      const { getHistory } = await import("../../../domain/decisions/person-history");
      const deps = c.get("deps");
      const applicantId = id("candidate_id");
      const { stage } = await findApplicant(deps, { agent, threadId: id("thread_id"), applicantId });
      const history = await getHistory(deps, { companyId: agent.companyId, applicantId });
      const decisions = history.flatMap((item) =>
        item.kind === "decision"
          ? [
              {
                id: item.id,
                from: item.from,
                to: item.to,
                reason: item.reason,
                comment: item.comment,
                is_undo: item.undo,
                decided_by: item.by,
                decided_at: new Date(item.at).toISOString(),
              },
            ]
          : [],
      );
      return { json: { stage, decisions } };
    },
  }),
  deleteCandidate: agencyRoute("candidates:write", {
    ...{ method: "DELETE", path: CANDIDATE, status: 204, summary: "Delete a candidate and their file" },
    handle: async ({ c, who: agent, id }) => {
      const { deleteApplicant } = await import("../../../domain/applicants/delete-applicant");
      const which = { agent, threadId: id("thread_id"), applicantId: id("candidate_id") };
      await deleteApplicant(c.get("deps"), which);
      return null;
    },
  }),
  exportCandidates: agencyRoute("exports:read", {
    ...{ method: "GET", path: "/threads/{thread_id}/candidates.csv", status: 200 },
    summary: "Export all candidates of a job thread as CSV",
    handle: async ({ c, who: agent, id }) => {
      const { exportApplicants } = await import("../../../domain/applicants/export-applicants");
      const { parseApplicantQuery } = await import("../../../domain/applicants/schema");
      const query = parseApplicantQuery(new URLSearchParams());
      const wanted = { agent, threadId: id("thread_id"), query };
      const file = await exportApplicants(c.get("deps"), wanted).catch((error: unknown) => {
        throw toAppError(error, "export-failed");
      });
      return exportResponse(file);
    },
  }),
};
