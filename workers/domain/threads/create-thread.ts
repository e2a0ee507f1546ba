import { eq } from "drizzle-orm";
import { threads } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import { requireEntitlement } from "../billing/get-agency-entitlement";
import { requireWithinPlan } from "../billing/usage/plan-limits";
import { isOverLimit, prepareThreadReservation } from "../billing/usage/reserve-usage";
import { tellOfLimits } from "../billing/usage/tell-of-limits";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { analysePosting } from "../postings/analyse-posting";
import { withoutCriteria } from "../postings/without-criteria";
import { editRequirements } from "./requirements/edit-requirements";
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
  requireRight(agent, "work");
  const analysis = analysePosting(form);
  if (input.analysisKey !== analysis.analysisKey) throw new AppError("analysis-required");
  const { companyId } = agent;
  const { subscription, usage } = await requireEntitlement(deps, { companyId });
  requireWithinPlan(subscription, "threads", { used: usage.threads, adding: 1 });

  const job = editRequirements(analysis.job, edits);
  const threadId = crypto.randomUUID();
  const tenant = deps.db.dbFor(companyId);
  const insert = tenant.insert(threads).values({
    id: threadId,
    agentId: agent.agentId,
    companyId,
    title: form.title,
    jobDescription: form.jobDescription,
    requirements: form.requirements,
    location: job.location ?? form.location,
    employmentType: form.employmentType,
    companyName: form.companyName,
    keywords: keywordsOf(job, withoutCriteria(`${form.jobDescription}\n${form.requirements}`)),
    ...threadColumnsOf(job),
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
  try {
    await runLogged(deps, {
      by: agent,
      entries: [{ action: "thread-created", threadId }],
      statements: [
        insert,
        saveRequirements(tenant, eq(threads.id, threadId), deps.now()),
        ...prepareThreadReservation({ db: deps.db, companyId, subscription }),
      ],
    });
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    const { usage: now } = await requireEntitlement(deps, { companyId });
    requireWithinPlan(subscription, "threads", { used: now.threads, adding: 1 });
    throw new AppError("limit-reached");
  }
  await tellOfLimits(deps, { companyId, subscription });
  return { threadId };
}
