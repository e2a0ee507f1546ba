import { and, eq, isNull, sql } from "drizzle-orm";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { applicantRequests, applicants, companies, users } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import { runLogged } from "../../agency-log/run-logged";
import { eraseApplicants } from "../../applicants/erase-applicants";
import { entriesOfPerson } from "../../applicants/find-person";
import { marksOf, prepareMarks } from "../../applicants/never-again/marks";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { MAX_REQUEST_WORDS } from "../page-limits";
import { REQUEST_WORDS } from "../request-words";

type Input = { agent: ActiveAgent; requestId: string };

const OPEN = "applicant-request-open";

/**
 * Answers a person, whosever job thread they are in; what is written is mailed to them and stands on their page.
 * @param refused the agency doesn't do what was asked, and says why
 * @throws AppError "viewer-only" | "request-not-found" | "request-answered" | "request-no-answer" | "page-long-words"
 */
export async function answerRequest(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  input: Input & { answer: string; refused: boolean },
): Promise<void> {
  const { agent, refused } = input;
  const answer = input.answer.trim();
  const { request, applicant, companyName } = await findRequest(deps, input);
  if (answer === "") throw new AppError("request-no-answer");
  if (answer.length > MAX_REQUEST_WORDS) throw new AppError("page-long-words");
  const { id: requestId, number, kind, threadId } = request;
  const mails = applicant.candidateEmail
    ? [
        prepareMail(deps, {
          ...{ to: applicant.candidateEmail, template: "applicant-request-answered" },
          data: { companyName, number, what: REQUEST_WORDS[kind], answer },
        }),
      ]
    : [];
  const outcome = refused ? "refused" : "done";
  await runLogged(deps, {
    by: agent,
    entries: [
      { action: "request-answered", threadId, applicantId: applicant.id, detail: { kind, number, outcome } },
    ],
    statements: [
      ...settle(deps, { agent, requestId, outcome, answer }),
      ...mails.map(({ insert }) => insert),
    ],
  }).catch(asAnswered);
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
}

/**
 * Erases a person who asked for it from all of the company's job threads, with a receipt for both sides. @returns from how many
 * @throws AppError "viewer-only" | "request-not-found" | "request-answered" | "person-held" | "candidate-not-deleted"
 */
export async function eraseOnRequest(deps: Deps, input: Input): Promise<number> {
  const { agent } = input;
  const { companyId, agentId, fullName, userId } = agent;
  const { request, applicant, companyName } = await findRequest(deps, input);
  if (request.kind !== "delete") throw new AppError("request-not-found");
  const [rows, [colleague]] = await Promise.all([
    entriesOfPerson(deps, applicant),
    deps.db.shared.select({ email: users.email }).from(users).where(eq(users.id, userId)),
  ]);
  const { id: requestId, number, threadId, neverAgain } = request;
  const marks = neverAgain ? rows.flatMap((row) => marksOf(deps, companyId, row.applicant)) : [];
  const erasedAt = deps.now();
  const url = `${deps.site.origin}/agent/requests`;
  const mails = [
    ...(colleague
      ? [
          prepareMail(deps, {
            ...{ to: colleague.email, userId, template: "applicant-erased-agency" },
            data: { fullName, number, places: rows.length, erasedAt, neverAgain, url },
          }),
        ]
      : []),
    ...(applicant.candidateEmail
      ? [
          prepareMail(deps, {
            ...{ to: applicant.candidateEmail, template: "applicant-erased" },
            data: { companyName, number, erasedAt, neverAgain },
          }),
        ]
      : []),
  ];
  await eraseApplicants(deps, {
    ...{ companyId, agentId, rows: rows.map((row) => row.applicant) },
    entries: [
      {
        action: "request-answered",
        threadId,
        detail: { kind: "delete", number, outcome: "done", neverAgain },
      },
    ],
    before: [
      ...settle(deps, { agent, requestId, outcome: "done", answer: null }),
      ...prepareMarks(deps.db.dbFor(companyId), companyId, marks),
      ...mails.map(({ insert }) => insert),
    ],
  }).catch(asAnswered);
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
  return rows.length;
}

async function findRequest({ db }: Pick<Deps, "db">, { agent, requestId }: Input) {
  requireRight(agent, "work");
  const [found] = await db
    .dbFor(agent.companyId)
    .select({ request: applicantRequests, applicant: applicants, companyName: companies.companyName })
    .from(applicantRequests)
    .innerJoin(companies, eq(companies.id, applicantRequests.companyId))
    .leftJoin(applicants, eq(applicants.id, applicantRequests.applicantId))
    .where(and(eq(applicantRequests.id, requestId), eq(applicantRequests.companyId, agent.companyId)));
  if (!found) throw new AppError("request-not-found");
  const { request, applicant, companyName } = found;
  if (request.answeredAt !== null || !applicant) throw new AppError("request-answered");
  return { request, applicant, companyName };
}

/** Two colleagues at once: one of them answers. */
function settle(
  { db, now }: Pick<Deps, "db" | "now">,
  {
    agent: { companyId, agentId },
    requestId,
    outcome,
    answer,
  }: Input & { outcome: "done" | "refused"; answer: string | null },
) {
  const tenant = db.dbFor(companyId);
  const isOpen = and(
    eq(applicantRequests.id, requestId),
    eq(applicantRequests.companyId, companyId),
    isNull(applicantRequests.answeredAt),
  );
  return [
    prepareCondition(tenant, OPEN, sql`exists (select 1 from ${applicantRequests} where ${isOpen})`),
    tenant
      .update(applicantRequests)
      .set({ outcome, answer, answeredAt: now(), answeredBy: agentId })
      .where(isOpen),
  ];
}

function asAnswered(error: unknown): never {
  throw isRefused(error, OPEN) ? new AppError("request-answered") : error;
}
