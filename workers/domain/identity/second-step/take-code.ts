import { and, eq, isNull, lt, or } from "drizzle-orm";
import { authenticators, recoveryCodes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { confirmedAppsOf } from "./confirmed-apps";
import { countCode } from "./count-code";
import { stepOfCode } from "./one-time-code";
import { recoveryCodeHash } from "./recovery-codes";
import { openSecret } from "./sealed-secret";

/**
 * Takes a code of a confirmed app, or a recovery code, once: the statement that marks it decides. @returns which it was
 * @throws AppError "too-many-attempts" after ten tries in a quarter of an hour, "code-wrong"
 */
export async function takeCode(
  deps: Pick<Deps, "db" | "now" | "signer">,
  { userId, code }: { userId: string; code: string },
): Promise<"app" | "recovery-code"> {
  const { db, now } = deps;
  await countCode(deps, { userId, purpose: "second-step" });
  const digits = code.replace(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    const rows = await db.shared.select().from(authenticators).where(confirmedAppsOf(userId));
    for (const row of rows) {
      const step = stepOfCode(openSecret(deps, userId, row.secret), digits, now());
      if (step !== null && (await markStep(deps, row.id, step))) return "app";
    }
    throw new AppError("code-wrong");
  }
  const [used] = await db.shared
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, recoveryCodeHash(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  if (!used) throw new AppError("code-wrong");
  return "recovery-code";
}

async function markStep({ db, now }: Pick<Deps, "db" | "now">, id: string, step: number): Promise<boolean> {
  const marked = await db.shared
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: now() })
    .where(
      and(eq(authenticators.id, id), or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))),
    )
    .returning({ id: authenticators.id });
  return marked.length > 0;
}
