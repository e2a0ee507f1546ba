import * as z from "zod";
import { threadsOfKey } from "../../../domain/programs/lists/page-threads";
import { readThread, threadOfKey } from "../../../domain/programs/read-thread";
import { employmentTypes } from "../../../domain/threads/job-options";
import { decodeCursor, encodeCursor, listBody, pageQuery, timeCursor } from "../cursor";
import { agencyRead, agencyRoute } from "../route";
import { batchOf, candidateOf, listedThread, oneThread, requirementsOf } from "../shapes";
import { editsOf, requirementChanges } from "./requirement-changes";

/** Lengths are the form's, which checks them. */
const newThread = z.strictObject({
  title: z.string(),
  job_description: z.string(),
  company_name: z.string(),
  location: z.string().optional(),
  employment_type: z.enum(employmentTypes).default("full-time"),
  requirements: z.string().optional().meta({ description: "Requirements that the description leaves out" }),
});

export const threadRoutes = {
  listThreads: agencyRead("threads:read", {
    ...{ path: "/threads", status: 200, summary: "List job threads, newest first" },
    query: pageQuery,
    read: ({ query: { limit, cursor } }) => threadsOfKey({ limit, after: timeCursor(cursor) }),
    answer: ({ rows, next }) => ({ json: listBody(rows, next, listedThread) }),
  }),
  createThread: agencyRoute("threads:write", {
    ...{ method: "POST", path: "/threads", status: 201, summary: "Create a job thread" },
    body: newThread,
    handle: async ({ c, who: agent, body }) => {
      const { createThreadOf } = await import("../../../domain/programs/create-thread-of");
      const deps = c.get("deps");
      const { threadId } = await createThreadOf(deps, {
        agent,
        form: {
          title: body.title,
          jobDescription: body.job_description,
          companyName: body.company_name,
          location: body.location,
          employmentType: body.employment_type,
          requirements: body.requirements,
        },
      });
      const thread = await readThread(deps, { agent, threadId });
      return { json: oneThread(thread), location: `/api/v1/threads/${threadId}` };
    },
  }),
  getThread: agencyRead("threads:read", {
    ...{ path: "/threads/{thread_id}", status: 200, summary: "Read a job thread" },
    read: ({ id }) => threadOfKey(id("thread_id")),
    answer: (thread) => ({ json: oneThread(thread) }),
  }),
  deleteThread: agencyRoute("threads:write", {
    ...{ method: "DELETE", path: "/threads/{thread_id}", status: 204 },
    summary: "Delete a job thread with its candidates and their files",
    handle: async ({ c, who: agent, id }) => {
      const { deleteThread } = await import("../../../domain/threads/delete-thread");
      await deleteThread(c.get("deps"), { agent, threadId: id("thread_id") });
      return null;
    },
  }),
  getRequirements: agencyRoute("threads:read", {
    ...{ method: "GET", path: "/threads/{thread_id}/requirements", status: 200 },
    summary: "Read what a job thread asks for",
    handle: async ({ c, who: agent, id }) => {
      const { getThread } = await import("../../../domain/threads/get-thread");
      const thread = await getThread(c.get("deps"), { agent, threadId: id("thread_id") });
      return { json: requirementsOf(thread.jobVersion, thread.detailedAnalysis) };
    },
  }),
  changeRequirements: agencyRoute("threads:write", {
    ...{ method: "PATCH", path: "/threads/{thread_id}/requirements", status: 200, body: requirementChanges },
    summary: "Change what a job thread asks for: every candidate gets a new score",
    handle: async ({ c, who: agent, id, body }) => {
      const { countWork } = await import("../../../domain/identity/work-throttle");
      const { getThread } = await import("../../../domain/threads/get-thread");
      const { updateRequirements } = await import("../../../domain/threads/requirements/update-requirements");
      const deps = c.get("deps");
      const which = { agent, threadId: id("thread_id") };
      await countWork(deps, { work: "rescoring", userId: agent.userId });
      const edits = editsOf((await getThread(deps, which)).detailedAnalysis, body);
      const seen = body.version === undefined ? null : { base: body.version, version: body.version };
      const { rescored } = await updateRequirements(deps, { ...which, edits, seen });
      const { jobVersion, detailedAnalysis } = await getThread(deps, which);
      const refused = (detailedAnalysis.refusedCriteria ?? []).map(({ quote, ground }) => ({
        quote,
        ground,
      }));
      return {
        json: { ...requirementsOf(jobVersion, detailedAnalysis), rescored, refused_criteria: refused },
      };
    },
  }),
  getBatch: agencyRoute("candidates:read", {
    ...{ method: "GET", path: "/batches/{batch_id}", status: 200, summary: "How far an upload is analyzed" },
    handle: async ({ c, who: agent, id }) => {
      const { getBatchStatus } = await import("../../../domain/documents/get-batch-status");
      const batchId = id("batch_id");
      return { json: batchOf(batchId, await getBatchStatus(c.get("deps"), { agent, batchId })) };
    },
  }),
  listCandidates: agencyRoute("candidates:read", {
    ...{ method: "GET", path: "/threads/{thread_id}/candidates", status: 200 },
    summary: "The ranking: candidates by relevancy, the best first, those without a score last",
    query: pageQuery,
    handle: async ({ c, who: agent, id, query: { limit, cursor } }) => {
      const { pageApplicants } = await import("../../../domain/applicants/page-applicants");
      const wanted = { agent, threadId: id("thread_id"), limit, after: decodeCursor(cursor) };
      const { rows, next } = await pageApplicants(c.get("deps"), wanted);
      const nextCursor = next && encodeCursor(next.value as number | null, next.id);
      return { json: { data: rows.map(candidateOf), next_cursor: nextCursor } };
    },
  }),
};
