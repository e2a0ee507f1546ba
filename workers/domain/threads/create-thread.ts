import { runBatch } from "../../../db/batch";
import { campaigns } from "../../../db/schema";
import { requireEntitlement, requireRoom } from "../billing/get-agency-entitlement";
import { isRoomRefused, prepareThreadRoom } from "../billing/reserve-plan-quota";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/rules";
import { analysePosting } from "../postings/analyse-posting";
import { withoutCriteria } from "../postings/without-criteria";
import { editRequirements } from "./edit-requirements";
import { keywordsOf } from "./rules";
import type { JobForm, RequirementEdits } from "./schema";
import { campaignColumnsOf } from "./thread-columns";

/**
 * Creates a job thread from a posting that the agent has seen analysed (`analysisKey`) and may have edited.
 * @returns the new thread's id
 * @throws AppError "analysis-required" where the text was never analysed or has changed since; "limit-reached"; "criterion-refused";
 *   subscription errors
 */
export async function createCampaign(
  deps: Deps,
  input: { agent: ActiveAgent; form: JobForm; analysisKey: string | null; edits: RequirementEdits },
): Promise<{ campaignId: string }> {
  const { agent, form, edits } = input;
  const analysis = analysePosting(form);
  if (input.analysisKey !== analysis.analysisKey) throw new AppError("analysis-required");
  const { subscription, usage } = await requireEntitlement(deps, { companyId: agent.companyId });
  requireRoom("job threads", { used: usage.campaigns, adding: 1, limit: subscription.limits.campaigns });

  const job = editRequirements(analysis.job, edits);
  const campaignId = crypto.randomUUID();
  const { companyId } = agent;
  const { limits } = subscription;
  const tenant = deps.db.dbFor(companyId);
  const insert = tenant.insert(campaigns).values({
    id: campaignId,
    agentId: agent.agentId,
    companyId: agent.companyId,
    title: form.title,
    jobDescription: form.jobDescription,
    requirements: form.requirements,
    location: form.location,
    employmentType: form.employmentType,
    companyName: form.companyName,
    keywords: keywordsOf(job, withoutCriteria(`${form.jobDescription}\n${form.requirements}`)),
    ...campaignColumnsOf(job),
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
  try {
    await runBatch(tenant, [insert, prepareThreadRoom({ db: deps.db, companyId, limits }, campaignId)]);
  } catch (error) {
    if (!isRoomRefused(error)) throw error;
    const { usage: now } = await requireEntitlement(deps, { companyId });
    requireRoom("job threads", { used: now.campaigns, adding: 1, limit: limits.campaigns });
    throw new AppError("limit-reached");
  }
  return { campaignId };
}
