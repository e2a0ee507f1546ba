import { Hono } from "hono";
import * as z from "zod";
import { requireRight } from "../../domain/agencies/require-right";
import { requireEntitlement } from "../../domain/billing/get-agency-entitlement";
import { retryApplicants } from "../../domain/documents/retry-applicants";
import { AppError } from "../../domain/errors";
import { makeApiToken, redeemApiToken, TOKEN_USES, type TokenUse } from "../../domain/identity/api-token";
import { requireVerified } from "../../domain/identity/require-verified";
import { countWork } from "../../domain/identity/work-throttle";
import { postingResult } from "../../domain/postings/posting-result";
import { redeemKey, requireScope } from "../../domain/programs/keys/redeem-key";
import { getThread } from "../../domain/threads/get-thread";
import { jobFormProblem, jobFormSchema } from "../../domain/threads/schema";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { activeAgentOf, requireApiUser } from "../guards";
import { bearerOf, noStore, readBody, shortBody } from "./programs-request";

const tokenRequest = z.object({ use: z.enum(Object.keys(TOKEN_USES) as [TokenUse, ...TokenUse[]]) });

const jobRequest = z.object({
  job_title: z.string(),
  job_description: z.string(),
  company_name: z.string(),
  location: z.string().optional(),
});

const bulkRequest = z.object({
  campaign_id: z.string().max(64).default(""),
  candidate_ids: z.array(z.string().min(1).max(64)).min(1).max(500),
  max_concurrent: z.literal(10).optional(),
});

async function requireProgram(c: AppContext, use: TokenUse) {
  const token = bearerOf(c);
  if (!token) throw new AppError("token-invalid");
  const agent = activeAgentOf(await redeemApiToken(c.get("deps"), { token, use }));
  if (!agent) throw new AppError("agent-inactive");
  // All that tokens are for is work.
  requireRight(agent, "work");
  return agent;
}

/** Each kind of account gets tokens for its own endpoints: by an API key or, in a browser, by the session. */
export const tokensApi = new Hono<AppEnv>().post("/", access("own"), shortBody, async (c) => {
  const token = bearerOf(c);
  const key = token ? await redeemKey(c.get("deps"), token) : null;
  const user = key?.user ?? (await requireApiUser(c));
  const agent = activeAgentOf(user);
  if (user.agent && !agent) throw new AppError("agent-inactive");
  if (agent) requireRight(agent, "work");
  const { use } = await readBody(c, tokenRequest);
  const { by, scope } = TOKEN_USES[use];
  if (key) requireScope(key, scope);
  if (by === "agent" && !agent) throw new AppError("agent-inactive");
  if (by === "candidate" && agent) throw new AppError("candidate-only");
  if (agent) await requireEntitlement(c.get("deps"), agent);
  await countWork(c.get("deps"), { work: "token", userId: user.userId });
  const made = await makeApiToken(c.get("deps"), { ...user, use });
  return c.json(
    {
      token: made.token,
      request_id: made.requestId,
      expires_at: new Date(made.expiresAt).toISOString(),
    },
    201,
    noStore,
  );
});

/** The backend API of the specification, for agencies' own programs. */
export const programsApi = new Hono<AppEnv>()
  .post("/b2b/job/analyze", access("own"), shortBody, async (c) => {
    const { userId, companyId } = await requireProgram(c, "b2b-job-analysis");
    await requireEntitlement(c.get("deps"), { companyId });
    await countWork(c.get("deps"), { work: "analysis", userId });
    const { job_title, job_description, company_name, location } = await readBody(c, jobRequest);
    const form = jobFormSchema.safeParse({
      title: job_title,
      jobDescription: job_description,
      companyName: company_name,
      location,
    });
    if (!form.success) {
      const message = jobFormProblem(form.error.issues.map((issue) => issue.message));
      throw new AppError("job-form-incomplete", { message });
    }
    const { analysePosting } = await import("../../domain/postings/analyse-posting");
    const { job } = analysePosting(form.data);
    return c.json(
      { status: "success", message: "Job analysed.", analysis: postingResult(job) },
      200,
      noStore,
    );
  })
  .post("/b2b/bulk-analyze", access("own"), shortBody, async (c) => {
    const agent = await requireProgram(c, "bulk-analyze");
    requireVerified(agent);
    const deps = c.get("deps");
    const { campaign_id: threadId, candidate_ids: applicantIds } = await readBody(c, bulkRequest);
    if (!threadId) throw new AppError("campaign-id-missing");
    const { isOpen } = await getThread(deps, { agent, threadId });
    if (!isOpen) throw new AppError("campaign-closed-scoring");
    const { companyId } = agent;
    await requireEntitlement(deps, { companyId });
    const retried = await retryApplicants(deps, { companyId, threadId, applicantIds });
    return c.json(
      {
        status: "success",
        message: retried
          ? `Analysis of ${retried.applicantIds.length} resumes started.`
          : "Nothing to analyse.",
        batch_id: retried?.batchId ?? null,
        candidate_ids: retried?.applicantIds ?? [],
      },
      202,
      noStore,
    );
  });
