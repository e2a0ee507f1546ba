import { runBatch } from "../../../../db/batch";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { SignedInUser } from "../session/signed-in-user";
import { prepareRecoveryCodes } from "./recovery-codes";

/** Ten new recovery codes, shown once, in place of the old. @throws AppError "invalid-input" where the account has no second step */
export async function renewRecoveryCodes(
  deps: Pick<Deps, "db" | "now">,
  { user }: { user: Pick<SignedInUser, "userId" | "hasSecondStep"> },
): Promise<{ codes: string[] }> {
  if (!user.hasSecondStep) throw new AppError("invalid-input");
  const { codes, statements } = prepareRecoveryCodes(deps, user.userId);
  await runBatch(deps.db.shared, statements);
  return { codes };
}
