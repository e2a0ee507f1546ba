import { and, eq, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { applicantLinks } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import { requireUnveiled } from "../applicants/blind/is-veiled";
import { findStoredApplicant } from "../applicants/get-applicant";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { countAttempt } from "../identity/throttle";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { prepareTold } from "../notices/mark-told";
import { getThread } from "../threads/get-thread";
import { asAccessError, prepareMayChange } from "../threads/thread-access";
import { hashOfCode, newCode } from "./link-code";
import { APPLICANT_LINK_MILLISECONDS, LINKS_A_DAY } from "./page-limits";

export type LinkWay = "mailed" | "printed";

type OfApplicant = { agent: ActiveAgent; threadId: string; applicantId: string };

const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;

/**
 * Opens an applicant's page. Its address is mailed to the one in the résumé, or shown here once, to be printed. It ends the
 * link before. The mail also counts as the notice that the company holds the résumé.
 * Blind review: a printed code would show its holder who it is, so only the unveiled get one.
 * @returns the code of a printed one
 * @throws AppError "viewer-only" | "candidate-not-found" | "page-no-address" | "blind-closed" | "too-many-attempts"
 */
export async function issueLink(
  deps: Pick<Deps, "db" | "now" | "signer" | "site" | "tasks" | "log">,
  input: OfApplicant & { way: LinkWay },
): Promise<{ code: string | null; expiresAt: number }> {
  const { agent, threadId, applicantId, way } = input;
  requireRight(agent, "work");
  const [thread, applicant] = await Promise.all([getThread(deps, input), findStoredApplicant(deps, input)]);
  const email = applicant.candidateEmail?.trim() ?? "";
  if (way === "printed") requireUnveiled(agent, applicant);
  else if (!ONE_ADDRESS.test(email)) throw new AppError("page-no-address");
  const key = `applicant-page:${applicantId}`;
  await countAttempt(deps, { key, limit: LINKS_A_DAY, windowMilliseconds: DAY });
  const code = newCode(deps);
  const [createdAt, expiresAt] = [deps.now(), deps.now() + APPLICANT_LINK_MILLISECONDS];
  const tenant = deps.db.dbFor(agent.companyId);
  const mail =
    way === "mailed"
      ? prepareMail(deps, {
          to: email,
          template: "applicant-page",
          data: {
            ...{ companyName: agent.companyName, title: thread.title, expiresAt },
            url: `${deps.site.origin}/application/${code}`,
          },
        })
      : null;
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "page-opened", threadId, applicantId, detail: { way } }],
    statements: [
      prepareMayChange(tenant, agent, threadId),
      withdrawOpen(deps, input),
      tenant.insert(applicantLinks).values({
        ...{ applicantId, companyId: agent.companyId, agentId: agent.agentId, way },
        ...{ codeHash: hashOfCode(code), expiresAt, createdAt },
      }),
      ...(mail
        ? [mail.insert, prepareTold(deps, { agent, thread, applicantId, toldAt: createdAt, way: "page" })]
        : []),
    ],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
  if (mail) await sendTasks(deps, [mail.task]);
  return { code: way === "printed" ? code : null, expiresAt };
}

/** For good: a new one can be made. @throws AppError "viewer-only" | "candidate-not-found" */
export async function withdrawLink(deps: Pick<Deps, "db" | "now">, input: OfApplicant): Promise<void> {
  const { agent, threadId, applicantId } = input;
  requireRight(agent, "work");
  await findStoredApplicant(deps, input);
  await runLogged(deps, {
    by: agent,
    entries: [{ action: "page-withdrawn", threadId, applicantId }],
    statements: [
      prepareMayChange(deps.db.dbFor(agent.companyId), agent, threadId),
      withdrawOpen(deps, input),
    ],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
}

function withdrawOpen({ db, now }: Pick<Deps, "db" | "now">, input: OfApplicant): BatchItem<"sqlite"> {
  const { companyId } = input.agent;
  return db
    .dbFor(companyId)
    .update(applicantLinks)
    .set({ withdrawnAt: now() })
    .where(
      and(
        eq(applicantLinks.applicantId, input.applicantId),
        eq(applicantLinks.companyId, companyId),
        isNull(applicantLinks.withdrawnAt),
      ),
    );
}
