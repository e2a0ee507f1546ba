import { eq } from "drizzle-orm";
import { threads as stored } from "../../../db/schema";
import { seedThreads } from "../../../db/seed/job-threads";
import { analysePosting } from "../../../workers/domain/postings/analyse-posting";
import { createThread } from "../../../workers/domain/threads/create-thread";
import { listThreads } from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { jobFormSchema } from "../../../workers/domain/threads/schema";
import { demoSession } from "./demo-session";

export type DemoThreads = {
  cookie: string;
  threads: { key: string; threadId: string }[];
};

export async function createDemoThreads(database: D1Database): Promise<DemoThreads> {
  const { deps, user, cookie } = await demoSession(database, "agent");
  if (!user.agent) throw new Error("the demo agent has no agency");
  const { userId, fullName, emailVerified } = user;
  const agent = { ...user.agent, userId, fullName, emailVerified };

  const query = parseThreadQuery(new URLSearchParams("size=100"));
  const present = new Map(
    (await listThreads(deps, { agent, query })).threads.map(({ title, id }) => [title, id]),
  );
  const threads: DemoThreads["threads"] = [];
  for (const thread of seedThreads) {
    const form = jobFormSchema.parse({ ...thread, jobDescription: thread.description });
    const known = present.get(form.title);
    const created = known
      ? { threadId: known }
      : await createThread(deps, {
          agent,
          form,
          analysisKey: analysePosting(form).analysisKey,
          edits: { rows: [], addedMust: [], addedNice: [] },
        });
    if (!known)
      await deps.db.shared
        .update(stored)
        .set({ resumeSource: "applied", postingNoticeAt: deps.now() })
        .where(eq(stored.id, created.threadId));
    threads.push({ key: thread.key, threadId: created.threadId });
  }
  return { cookie, threads };
}
