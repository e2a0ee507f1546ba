import { and, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import { type OpenedPerson, openPerson } from "../decisions/open-person";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayRead, type ThreadScope } from "../threads/thread-access";
import { type OtherThread, otherThreadsOf } from "./other-threads";
import { scopeIdOf } from "./pool-scope";

export type OpenedPoolPerson = OpenedPerson & {
  /** the thread that the record shown is of, then the others of the scope that the same person stands in, newest first */
  threads: OtherThread[];
};

/** What the pool's panel shows of a person; that they were opened is recorded. @throws AppError "candidate-not-found" */
export async function openPoolPerson(
  deps: Pick<Deps, "db" | "files" | "now" | "log" | "models">,
  { agent, applicantId, scope }: { agent: ActiveAgent; applicantId: string; scope: ThreadScope },
): Promise<OpenedPoolPerson> {
  const { personKey, ...own } = await findEntry(deps, { agent, applicantId });
  const [person, others] = await Promise.all([
    openPerson(deps, { agent, threadId: own.threadId, applicantId }),
    otherThreadsOf(deps, {
      agent,
      scopeId: scopeIdOf(agent, { scope }),
      people: [{ id: applicantId, personKey }],
    }),
  ]);
  return { ...person, threads: [own, ...(others.get(applicantId) ?? [])] };
}

/** The thread of a record. @throws AppError "candidate-not-found" for one that the agent may not see, too */
export async function findEntry(
  { db }: Pick<Deps, "db">,
  { agent, applicantId }: { agent: ActiveAgent; applicantId: string },
): Promise<OtherThread & { personKey: string }> {
  const [entry] = await db
    .dbFor(agent.companyId)
    .select({
      applicantId: applicants.id,
      threadId: threads.id,
      title: threads.title,
      relevancyScore: applicants.relevancyScore,
      personKey: sql<string>`coalesce(lower(${applicants.candidateEmail}), ${applicants.id})`,
    })
    .from(applicants)
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(
      and(eq(applicants.id, applicantId), eq(sql`+${applicants.companyId}`, agent.companyId), mayRead(agent)),
    );
  if (!entry) throw new AppError("candidate-not-found");
  return entry;
}
