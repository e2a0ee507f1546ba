import { openDatabases } from "../../db/client";
import { demoAccounts } from "../../db/seed/accounts";
import { seedThreads } from "../../db/seed/job-threads";
import type { Deps } from "../../workers/domain/deps";
import { findSignedInUser } from "../../workers/domain/identity/find-signed-in-user";
import { signIn } from "../../workers/domain/identity/sign-in";
import { analysePosting } from "../../workers/domain/jobs/analyse-posting";
import { createCampaign } from "../../workers/domain/jobs/create-campaign";
import { listCampaigns } from "../../workers/domain/jobs/list-campaigns";
import { jobFormSchema } from "../../workers/domain/jobs/schema";

export type DemoThreads = {
  /** session of the demo agent, as a Cookie header */
  cookie: string;
  threads: { key: string; campaignId: string }[];
};

/** Signs the demo agent in and creates the job threads that are missing, through the use cases that pages call. */
export async function createDemoThreads(database: D1Database): Promise<DemoThreads> {
  const db = openDatabases(database);
  // Only what these use cases touch: they store no file and send no message.
  const deps = {
    db,
    now: Date.now,
    log: () => {},
    site: { staffEmails: [] },
    signer: { sign: () => "", verify: () => false },
  } as unknown as Deps;
  const account = demoAccounts.find(({ key }) => key === "agent");
  if (!account) throw new Error("db/seed/accounts.ts names no account with the key 'agent'");
  const { token } = await signIn(deps, { ...account, ipAddress: null, userAgent: "seed" });
  const user = await findSignedInUser(deps, token);
  if (!user?.agent) throw new Error("the demo agent has no agency");
  const { userId, fullName, emailVerified } = user;
  const agent = { ...user.agent, userId, fullName, emailVerified };

  const present = new Map((await listCampaigns(deps, { agent })).map(({ title, id }) => [title, id]));
  const threads: DemoThreads["threads"] = [];
  for (const thread of seedThreads) {
    const form = jobFormSchema.parse({ ...thread, jobDescription: thread.description });
    const known = present.get(form.title);
    const created = known
      ? { campaignId: known }
      : await createCampaign(deps, {
          agent,
          form,
          analysisKey: analysePosting(form).analysisKey,
          edits: { importance: {}, gates: null, addedMust: [], addedNice: [] },
        });
    threads.push({ key: thread.key, campaignId: created.campaignId });
  }
  return { cookie: `__Host-plumbline_session=${token}`, threads };
}
