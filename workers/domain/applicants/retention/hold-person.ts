import { applicants } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import { type LogEntry, runLogged } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { isVeiled } from "../blind/is-veiled";
import { veil } from "../blind/veil";
import { isPerson } from "../duplicates/person-rows";
import { findStoredApplicant } from "../get-applicant";
import { HOLD_REASONS, type HoldReason, MAX_HOLD_WORDS } from "./hold-reasons";

type OfApplicant = { agent: ActiveAgent; threadId: string; applicantId: string };

export type Hold = {
  name: string;
  heldAt: number | null;
  reason: HoldReason | null;
  /** null also under blind review: a colleague's words may say who it is */
  words: string | null;
};

/** @throws AppError "viewer-only" | "candidate-not-found" */
export async function getHold(deps: Pick<Deps, "db">, input: OfApplicant): Promise<Hold> {
  const { agent } = input;
  requireRight(agent, "work");
  const applicant = await findStoredApplicant(deps, input);
  const { candidateName, fileName } = veil(agent, applicant);
  const { heldAt, heldReason: reason, heldWords } = applicant;
  const words = isVeiled(agent, applicant) ? null : heldWords;
  return { name: candidateName ?? fileName, heldAt, reason, words };
}

/**
 * Keeps a person from every erasure in the company until a colleague ends the hold. @param reason a code of `HOLD_REASONS`
 * @throws AppError "viewer-only" | "candidate-not-found" | "hold-no-words"
 */
export async function holdPerson(
  deps: Pick<Deps, "db" | "now">,
  input: OfApplicant & { reason: string; words: string },
): Promise<void> {
  const words = input.words.trim();
  const isKnown = Object.hasOwn(HOLD_REASONS, input.reason);
  if (!isKnown || words === "" || words.length > MAX_HOLD_WORDS) throw new AppError("hold-no-words");
  const heldReason = input.reason as HoldReason;
  await change(deps, input, {
    columns: { heldAt: deps.now(), heldReason, heldWords: words },
    entry: { action: "held", detail: { reason: heldReason } },
  });
}

/** Ends a legal hold: the person is erased on request or after the retention period again. @throws AppError "viewer-only" | "candidate-not-found" */
export async function endHold(deps: Pick<Deps, "db" | "now">, input: OfApplicant): Promise<void> {
  await change(deps, input, {
    columns: { heldAt: null, heldReason: null, heldWords: null },
    entry: { action: "hold-ended" },
  });
}

async function change(
  deps: Pick<Deps, "db" | "now">,
  input: OfApplicant,
  { columns, entry }: { columns: Partial<typeof applicants.$inferInsert>; entry: LogEntry },
): Promise<void> {
  const { agent, threadId, applicantId } = input;
  requireRight(agent, "work");
  const applicant = await findStoredApplicant(deps, input);
  await runLogged(deps, {
    by: agent,
    entries: [{ ...entry, threadId, applicantId }],
    statements: [
      deps.db
        .dbFor(agent.companyId)
        .update(applicants)
        .set({ ...columns, updatedAt: deps.now() })
        .where(isPerson(applicant)),
    ],
  });
}
