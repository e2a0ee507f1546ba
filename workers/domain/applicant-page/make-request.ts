import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { applicantRequests, applicants } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { countAttempt } from "../identity/throttle";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { newNumber } from "../public-number";
import { findPersonOfLink } from "./find-link";
import { CHANGES_AN_HOUR, MAX_REQUEST_WORDS, REQUEST_MILLISECONDS } from "./page-limits";
import { REQUEST_WORDS, type RequestKind } from "./request-words";
import { whoIsTold } from "./who-is-told";

type Needed = Pick<Deps, "db" | "now" | "signer" | "site" | "tasks" | "log">;
type Found = Awaited<ReturnType<typeof findPersonOfLink>>;

const HOUR = 60 * 60 * 1000;

/**
 * @param input.neverAgain with a deletion: a mark is to stay, so that the résumé isn't taken again
 * @throws AppError "page-gone" | "page-no-words" | "page-long-words" | "page-asked-already" | "too-many-attempts"
 */
export async function makeRequest(
  deps: Needed,
  input: { code: string; kind: "object" | "ask" | "delete"; words: string; neverAgain?: boolean },
): Promise<{ number: string }> {
  const words = input.words.trim();
  const neverAgain = input.kind === "delete" && input.neverAgain === true;
  if (input.kind === "ask" && words === "") throw new AppError("page-no-words");
  const found = await findForChange(deps, input);
  return openRequest(deps, { ...found, code: input.code, kind: input.kind, words, neverAgain });
}

/** So many times an hour for each code. */
export async function findForChange(deps: Needed, { code }: { code: string }): Promise<Found> {
  const found = await findPersonOfLink(deps, { code });
  const key = `applicant-request:${found.link.id}`;
  await countAttempt(deps, { key, limit: CHANGES_AN_HOUR, windowMilliseconds: HOUR });
  return found;
}

/** Opens a request with its clock, in one transaction with what it does and logs (`done`); both sides are mailed its number. */
export async function openRequest(
  deps: Needed,
  input: Found & {
    code: string;
    kind: RequestKind;
    words: string;
    neverAgain?: boolean;
    done?: { statements: BatchItem<"sqlite">[]; entries: LogEntry[] };
  },
): Promise<{ number: string }> {
  const { link, company, person, code, kind, done, neverAgain = false } = input;
  if (input.words.length > MAX_REQUEST_WORDS) throw new AppError("page-long-words");
  const { id: applicantId, companyId, threadId, candidateEmail } = person.applicant;
  const tenant = deps.db.dbFor(companyId);
  const number = newNumber("R");
  const createdAt = deps.now();
  const dueAt = createdAt + REQUEST_MILLISECONDS;
  const what = REQUEST_WORDS[kind];
  const told = await whoIsTold(deps, { companyId, threadId });
  const mails = [
    ...told.map(({ email, userId, fullName }) =>
      prepareMail(deps, {
        ...{ to: email, userId, template: "applicant-request" },
        data: { fullName, number, what, dueAt, url: `${deps.site.origin}/agent/requests` },
      }),
    ),
    ...(candidateEmail && link.way === "mailed"
      ? [
          prepareMail(deps, {
            to: candidateEmail,
            template: "applicant-request-received",
            data: {
              ...{ companyName: company.companyName, number, what, dueAt },
              url: `${deps.site.origin}/application/${code}`,
            },
          }),
        ]
      : []),
  ];
  await runLogged(deps, {
    by: { companyId, agentId: null },
    entries: [
      { action: "request-made", threadId, applicantId, detail: { kind, number } },
      ...(done?.entries ?? []),
    ],
    statements: [
      tenant.insert(applicantRequests).values({
        ...{ number, companyId, threadId, applicantId, linkId: link.id, kind, neverAgain, dueAt, createdAt },
        words: input.words === "" ? null : input.words,
      }),
      // They spoke: their clock begins again.
      tenant.update(applicants).set({ lastContactAt: createdAt }).where(eq(applicants.id, applicantId)),
      ...(done?.statements ?? []),
      ...mails.map(({ insert }) => insert),
    ],
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, "applicant_requests.candidate_id")) throw new AppError("page-asked-already");
    throw error;
  });
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
  return { number };
}
