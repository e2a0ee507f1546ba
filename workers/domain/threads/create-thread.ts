import { eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { threads } from "../../../db/schema";
import { requireEntitlement, requireWithinPlan } from "../billing/get-agency-entitlement";
import { isQuotaExceeded, prepareThreadQuota } from "../billing/reserve-plan-quota";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { analysePosting } from "../postings/analyse-posting";
import { withoutCriteria } from "../postings/without-criteria";
import { editRequirements } from "./edit-requirements";
import type { JobForm, RequirementEdits } from "./schema";
import { threadColumnsOf } from "./thread-columns";
import { keywordsOf } from "./thread-keywords";
import { saveRequirements } from "./thread-requirements";

/** `analysisKey`: of the text the agent saw. @throws AppError "analysis-required" where it has changed since */
export async function createThread(
  deps: Deps,
  input: { agent: ActiveAgent; form: JobForm; analysisKey: string | null; edits: RequirementEdits },
): Promise<{ threadId: string }> {
  const { agent, form, edits } = input;
  const analysis = analysePosting(form);
  if (input.analysisKey !== analysis.analysisKey) throw new AppError("analysis-required");
  const { subscription, usage } = await requireEntitlement(deps, { companyId: agent.companyId });
  requireWithinPlan("job threads", { used: usage.threads, adding: 1, limit: subscription.limits.threads });

  const job = editRequirements(analysis.job, edits);
  const threadId = crypto.randomUUID();
  const { companyId } = agent;
  const { limits } = subscription;
  const tenant = deps.db.dbFor(companyId);
  const insert = tenant.insert(threads).values({
    id: threadId,
    agentId: agent.agentId,
    companyId: agent.companyId,
    title: form.title,
    jobDescription: form.jobDescription,
    requirements: form.requirements,
    location: form.location,
    employmentType: form.employmentType,
    companyName: form.companyName,
    keywords: keywordsOf(job, withoutCriteria(`${form.jobDescription}\n${form.requirements}`)),
    ...threadColumnsOf(job),
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
  try {
    await runBatch(tenant, [
      insert,
      saveRequirements(tenant, eq(threads.id, threadId), deps.now()),
      prepareThreadQuota({ db: deps.db, companyId, limits }),
    ]);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    const { usage: now } = await requireEntitlement(deps, { companyId });
    requireWithinPlan("job threads", { used: now.threads, adding: 1, limit: limits.threads });
    throw new AppError("limit-reached");
  }
  return { threadId };
}
