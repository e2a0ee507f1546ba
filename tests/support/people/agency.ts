import { eq } from "drizzle-orm";
import {
  agents,
  companies,
  companyAgreements,
  companySubscriptions,
  threads,
  users,
} from "../../../db/schema";
import { AGREEMENT_HASH, AGREEMENT_VERSION } from "../../../workers/domain/agencies/agreement/agreement-text";
import type { Deps } from "../../../workers/domain/deps";
import type { ActiveAgent, AgentStatus } from "../../../workers/domain/identity/session/signed-in-user";
import { analysePosting } from "../../../workers/domain/postings/analyse-posting";
import { createThread } from "../../../workers/domain/threads/create-thread";
import { jobFormSchema, requirementEditsSchema } from "../../../workers/domain/threads/schema";

const DAY = 24 * 60 * 60 * 1000;

export async function createAgent(
  deps: Deps,
  options: {
    planId?: string;
    nextRenewal?: number;
    status?: AgentStatus;
    statusReason?: string;
    emailVerified?: boolean;
    blindReview?: boolean;
    wordFiles?: boolean;
    /** false: nobody accepted the data processing agreement yet */
    hasAgreement?: boolean;
  } = {},
): Promise<ActiveAgent> {
  const { emailVerified = true, hasAgreement = true } = options;
  const key = crypto.randomUUID();
  const [userId, companyId, agentId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const companyName = `Agency ${key}`;
  const db = deps.db.shared;
  await db.batch([
    db.insert(users).values({
      id: userId,
      email: `${key}@example.com`,
      fullName: "Ada Berg",
      emailVerified,
    }),
    db.insert(companies).values({
      id: companyId,
      companyName,
      normalizedName: `agency ${key}`,
      normalizedWebsite: `${key}.example`,
      companyLocation: "Oslo",
      companyWebsite: `https://${key}.example`,
      companySize: "1-10",
      blindReview: options.blindReview,
      wordFiles: options.wordFiles,
    }),
    db.insert(companySubscriptions).values({
      companyId,
      planId: options.planId ?? "plan-agency-trial",
      status: "trial",
      startDate: deps.now(),
      nextRenewal: options.nextRenewal ?? deps.now() + 14 * DAY,
    }),
    db.insert(agents).values({
      id: agentId,
      userId,
      companyId,
      role: "owner",
      status: options.status ?? "active",
      statusReason: options.statusReason,
    }),
    ...(hasAgreement
      ? [
          db.insert(companyAgreements).values({
            ...{ companyId, agentId, version: AGREEMENT_VERSION, hash: AGREEMENT_HASH },
            acceptedAt: deps.now(),
          }),
        ]
      : []),
  ]);
  return {
    userId,
    agentId,
    companyId,
    companyName,
    role: "owner",
    fullName: "Ada Berg",
    emailVerified,
    tableView: null,
    blindReview: options.blindReview ?? false,
    wordFiles: options.wordFiles ?? false,
    hasAgreement,
  };
}

export async function createColleague(
  deps: Deps,
  { companyId, companyName, blindReview, wordFiles, hasAgreement }: ActiveAgent,
  role: ActiveAgent["role"] = "recruiter",
): Promise<ActiveAgent> {
  const [userId, agentId] = [crypto.randomUUID(), crypto.randomUUID()];
  const db = deps.db.shared;
  await db.batch([
    db
      .insert(users)
      .values({ id: userId, email: `${userId}@example.com`, fullName: "Ola Lind", emailVerified: true }),
    db.insert(agents).values({ id: agentId, userId, companyId, role, status: "active" }),
  ]);
  return {
    userId,
    agentId,
    companyId,
    companyName,
    role,
    fullName: "Ola Lind",
    emailVerified: true,
    tableView: null,
    blindReview,
    wordFiles,
    hasAgreement,
  };
}

export const jobForm = jobFormSchema.parse({
  title: "Backend Developer",
  companyName: "Fjordpay",
  location: "Gothenburg",
  jobDescription:
    "We are looking for a backend developer with at least 3 years of experience.\n\nRequirements:\n- Python\n- PostgreSQL\n- Docker or Kubernetes\n\nNice to have:\n- Go\n- Terraform",
  requirements: "",
});

export async function addThread(deps: Deps, agent: ActiveAgent, form = jobForm): Promise<string> {
  const { analysisKey } = analysePosting(form);
  const edits = requirementEditsSchema.parse({});
  const { threadId } = await createThread(deps, { agent, form, analysisKey, edits });
  // Its posting carries the notice, so that everyone who comes in has been told.
  await deps.db.shared
    .update(threads)
    .set({ resumeSource: "applied", postingNoticeAt: deps.now() })
    .where(eq(threads.id, threadId));
  return threadId;
}
