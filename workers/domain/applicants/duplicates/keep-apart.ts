import { and, eq, isNotNull } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import { type LogEntry, runLogged } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { asAccessError, prepareMayChange } from "../../threads/thread-access";
import { findStoredApplicant } from "../get-applicant";
import { mergeDuplicates } from "./merge-duplicates";

type OfApplicant = { agent: ActiveAgent; threadId: string; applicantId: string };

/**
 * Says that a résumé isn't the same person's as the row that stands for it: it stands for itself from then on, and nothing
 * puts the two together again.
 * @throws AppError "viewer-only" | "candidate-not-found" | "campaign-not-found" | "decided-meanwhile"
 */
export async function keepApart(deps: Pick<Deps, "db" | "now">, input: OfApplicant): Promise<void> {
  const { agent, threadId, applicantId } = input;
  requireRight(agent, "work");
  const { duplicateOf } = await findStoredApplicant(deps, input);
  if (!duplicateOf) throw new AppError("decided-meanwhile");
  await change(deps, input, {
    set: { keptApartFrom: duplicateOf, duplicateOf: null },
    where: eq(applicants.duplicateOf, duplicateOf),
    entry: { action: "kept-apart", threadId, applicantId },
  });
}

/** Takes back what `keepApart` said. @throws as it does */
export async function putTogether(deps: Pick<Deps, "db" | "now">, input: OfApplicant): Promise<void> {
  const { agent, threadId, applicantId } = input;
  requireRight(agent, "work");
  const { keptApartFrom } = await findStoredApplicant(deps, input);
  if (!keptApartFrom) throw new AppError("decided-meanwhile");
  await change(deps, input, {
    set: { keptApartFrom: null },
    where: isNotNull(applicants.keptApartFrom),
    entry: { action: "put-together", threadId, applicantId },
  });
  await mergeDuplicates(deps, { companyId: agent.companyId, threadId, applicantId });
}

async function change(
  deps: Pick<Deps, "db" | "now">,
  { agent, threadId, applicantId }: OfApplicant,
  {
    set,
    where,
    entry,
  }: { set: Partial<typeof applicants.$inferInsert>; where: ReturnType<typeof eq>; entry: LogEntry },
): Promise<void> {
  const tenant = deps.db.dbFor(agent.companyId);
  const isRow = and(eq(applicants.id, applicantId), eq(applicants.companyId, agent.companyId));
  const statements = [
    prepareMayChange(tenant, agent, threadId),
    tenant.update(applicants).set(set).where(and(isRow, where)),
  ];
  await runLogged(deps, { by: agent, entries: [entry], statements }).catch((error: unknown) => {
    throw asAccessError(error);
  });
}
