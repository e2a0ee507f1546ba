import { and, eq, isNull, sql } from "drizzle-orm";
import { applicants, companies, voluntaryInvitations } from "../../../db/schema";
import { may } from "../agencies/roles";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "../threads/get-thread";
import { isDecided, isUnasked } from "./askable";

export type VoluntaryAsking = {
  title: string;
  isOpen: boolean;
  isOn: boolean;
  mayAsk: boolean;
  /** people of the thread who were asked, whether or not they answered: that isn't known */
  asked: number;
  /** people who could be asked now; addresses that want no such mail are left out only when they are written to */
  askable: number;
  people: number;
};

/** What the page says on which an agent asks a thread's people. @throws AppError "campaign-not-found" */
export async function getAsking(
  deps: Pick<Deps, "db">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<VoluntaryAsking> {
  const { title, isOpen } = await getThread(deps, { agent, threadId });
  const tenant = deps.db.dbFor(agent.companyId);
  const ofThread = eq(applicants.threadId, threadId);
  const asked = sql<number>`(select count(*) from ${applicants} join ${voluntaryInvitations}
    on ${voluntaryInvitations.applicantId} = ${applicants.id} where ${ofThread})`;
  const [company] = await tenant
    .select({
      isOn: companies.voluntaryQuestions,
      asked: asked.as("asked"),
      askable: sql<number>`${tenant.$count(applicants, and(isDecided({ agent, threadId }), isUnasked))}`.as(
        "askable",
      ),
      people: sql<number>`${tenant.$count(applicants, and(ofThread, isNull(applicants.duplicateOf)))}`.as(
        "people",
      ),
    })
    .from(companies)
    .where(eq(companies.id, agent.companyId));
  const { isOn = false, ...counts } = company ?? { asked: 0, askable: 0, people: 0 };
  return { title, isOpen, isOn, mayAsk: may(agent, "work"), ...counts };
}
