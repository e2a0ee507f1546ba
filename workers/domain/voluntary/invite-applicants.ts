import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import {
  applicants,
  companies,
  voluntaryGroups,
  voluntaryInvitations,
  voluntaryRefusals,
} from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { normalizeEmail } from "../identity/normalize-email";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { countAttempt } from "../identity/throttle";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { getThread } from "../threads/get-thread";
import { asAccessError, prepareMayChange } from "../threads/thread-access";
import { isDecided, isUnasked, wasSelected } from "./askable";
import { type Period, periodOf } from "./periods";
import { addressHash, refusalLink } from "./refuse-mails";
import { ASKED_AT_ONCE, ROUNDS_AN_HOUR } from "./voluntary-limits";
import { DECIDED, type Decided, newLink } from "./voluntary-link";

type OfThread = { agent: ActiveAgent; threadId: string };
type Asked = Decided & { applicantId: string; email: string };

const HOUR = 60 * 60 * 1000;
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/**
 * Mails the voluntary questions to people of a thread whose decision is final: each once, and none who wants no such mail.
 * Which link went to whom is written nowhere but in the mail, whose content goes once it is sent.
 * @returns how many were asked now
 * @throws AppError "voluntary-off" | "voluntary-nobody" | "voluntary-meanwhile" | "too-many-attempts" | "campaign-not-found"
 */
export async function inviteApplicants(
  deps: Pick<Deps, "db" | "now" | "signer" | "site" | "tasks" | "log">,
  { agent, threadId }: OfThread,
): Promise<number> {
  requireRight(agent, "work");
  const { companyId, companyName } = agent;
  const thread = await getThread(deps, { agent, threadId });
  const tenant = deps.db.dbFor(companyId);
  const isOn = and(eq(companies.id, companyId), eq(companies.voluntaryQuestions, true));
  if ((await tenant.$count(companies, isOn)) === 0) throw new AppError("voluntary-off");
  const key = `voluntary-questions:${companyId}`;
  await countAttempt(deps, { key, limit: ROUNDS_AN_HOUR, windowMilliseconds: HOUR });
  const people = await findPeople(deps, { agent, threadId });
  if (people.length === 0) throw new AppError("voluntary-nobody");
  const period = periodOf(deps.now());
  const mails = people.map(({ email, ...decided }) =>
    prepareMail(deps, {
      to: email,
      template: "voluntary-questions",
      data: {
        ...{ companyName, title: thread.title },
        url: newLink(deps, { companyId, period, ...decided }),
        refusalUrl: refusalLink(deps, email),
      },
    }),
  );
  const invitations = people.map(({ applicantId }) =>
    tenant.insert(voluntaryInvitations).values({ applicantId }),
  );
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "voluntary-asked", threadId, detail: { people: people.length } }],
    statements: [
      prepareMayChange(tenant, agent, threadId),
      ...invitations,
      ...mails.map(({ insert }) => insert),
      ...countGroups(deps, { companyId, period, people }),
    ],
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "voluntary_invitations.")) throw new AppError("voluntary-meanwhile");
    throw asAccessError(error);
  });
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
  return people.length;
}

function countGroups(
  { db }: Pick<Deps, "db">,
  { companyId, period, people }: { companyId: string; period: Period; people: Asked[] },
) {
  return DECIDED.flatMap(({ outcome, score }) => {
    const asked = people.filter((one) => one.outcome === outcome && one.score === score).length;
    if (asked === 0) return [];
    return db
      .dbFor(companyId)
      .insert(voluntaryGroups)
      .values({ companyId, period, outcome, score, asked })
      .onConflictDoUpdate({
        target: [
          voluntaryGroups.companyId,
          voluntaryGroups.period,
          voluntaryGroups.outcome,
          voluntaryGroups.score,
        ],
        set: { asked: sql`${voluntaryGroups.asked} + ${asked}` },
      });
  });
}

/** Whom a press would ask: without addresses that can't be written to or want no mail, each address once. */
async function findPeople(
  deps: Pick<Deps, "db" | "signer">,
  { agent, threadId }: OfThread,
): Promise<Asked[]> {
  const tenant = deps.db.dbFor(agent.companyId);
  const rows = await tenant
    .select({
      applicantId: applicants.id,
      email: applicants.candidateEmail,
      relevancy: applicants.relevancyScore,
      selected: wasSelected,
    })
    .from(applicants)
    .where(and(isDecided({ agent, threadId }), isUnasked))
    .orderBy(asc(applicants.createdAt))
    .limit(2 * ASKED_AT_ONCE);
  const median = await medianOf(deps, { agent, threadId });
  const byAddress = new Map<string, Asked>();
  for (const { applicantId, email, relevancy, selected } of rows) {
    const address = normalizeEmail(email ?? "");
    if (!ONE_ADDRESS.test(address) || byAddress.has(address)) continue;
    const outcome = selected ? "selected" : "not-selected";
    const score = (relevancy ?? 0) > median ? "above" : "not-above";
    byAddress.set(address, { applicantId, email: address, outcome, score });
  }
  const hashes = [...byAddress.keys()].map((email) => addressHash(deps, email));
  const refused = await tenant
    .select({ hash: voluntaryRefusals.addressHash })
    .from(voluntaryRefusals)
    .where(
      inArray(voluntaryRefusals.addressHash, sql`(select value from json_each(${JSON.stringify(hashes)}))`),
    );
  const without = new Set(refused.map(({ hash }) => hash));
  return [...byAddress.values()]
    .filter(({ email }) => !without.has(addressHash(deps, email)))
    .slice(0, ASKED_AT_ONCE);
}

async function medianOf({ db }: Pick<Deps, "db">, { agent, threadId }: OfThread): Promise<number> {
  const tenant = db.dbFor(agent.companyId);
  const scored = and(
    eq(applicants.threadId, threadId),
    isNotNull(applicants.relevancyScore),
    isNull(applicants.duplicateOf),
  );
  const [all] = await tenant.select({ scored: count() }).from(applicants).where(scored);
  const size = all?.scored ?? 0;
  const middle = await tenant
    .select({ score: applicants.relevancyScore })
    .from(applicants)
    .where(scored)
    .orderBy(asc(applicants.relevancyScore))
    .limit(2 - (size % 2))
    .offset(Math.max(0, Math.ceil(size / 2) - 1));
  return middle.reduce((sum, { score }) => sum + (score ?? 0), 0) / Math.max(1, middle.length);
}
