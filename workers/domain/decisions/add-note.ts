import { and, eq, ne } from "drizzle-orm";
import { agents, applicantNotes, users } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import { findApplicant } from "../applicants/get-applicant";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { getThread } from "../threads/get-thread";
import { asAccessError, prepareMayChange, readersOf } from "../threads/thread-access";
import { type Colleague, findMentions } from "./mentions";
import { MAX_PERSON_NOTE } from "./stages";

/** Who else may read a thread, by name: nobody is sent to a page that isn't there for them. */
export async function listColleagues(
  { db }: Pick<Deps, "db">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<Colleague[]> {
  return db.shared
    .select({
      agentId: agents.id,
      userId: agents.userId,
      fullName: users.fullName,
      email: users.email,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(agents.companyId, agent.companyId), readersOf(threadId), ne(agents.id, agent.agentId)))
    .orderBy(users.fullName);
}

/**
 * Adds a note about an applicant; who is named in it gets a mail with a link, without the note's words.
 * @throws AppError "candidate-not-found" | "note-empty" | "note-too-long"
 */
export async function addNote(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log" | "site">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string; body: string },
): Promise<{ told: string[] }> {
  const { agent, threadId, applicantId } = input;
  requireRight(agent, "work");
  const body = input.body.trim();
  if (!body) throw new AppError("note-empty");
  if (body.length > MAX_PERSON_NOTE) throw new AppError("note-too-long");
  const [thread, colleagues] = await Promise.all([
    getThread(deps, { agent, threadId }),
    body.includes("@") ? listColleagues(deps, { agent, threadId }) : [],
    findApplicant(deps, { agent, threadId, applicantId }),
  ]);
  const named = findMentions(body, colleagues);
  const url = `${deps.site.origin}/agent/campaigns/${threadId}/candidates/${applicantId}?tab=notes`;
  const mails = named.map((colleague) =>
    prepareMail(deps, {
      to: colleague.email,
      userId: colleague.userId,
      template: "note-mention",
      data: { fullName: colleague.fullName, author: agent.fullName, thread: thread.title, url },
    }),
  );
  const tenant = deps.db.dbFor(agent.companyId);
  const note = tenant.insert(applicantNotes).values({
    companyId: agent.companyId,
    applicantId,
    agentId: agent.agentId,
    body,
    mentions: named.map(({ agentId }) => agentId),
    createdAt: deps.now(),
  });
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "noted", threadId, applicantId }],
    statements: [prepareMayChange(tenant, agent, threadId), note, ...mails.map(({ insert }) => insert)],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
  return { told: named.map(({ fullName }) => fullName) };
}
