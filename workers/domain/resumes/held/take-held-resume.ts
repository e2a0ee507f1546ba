import { eq } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { heldResumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { MAILED_LINK_MILLISECONDS } from "../../identity/mailed-link";
import type { SignedInUser } from "../../identity/session/signed-in-user";
import { acceptOneResume } from "../accept-one-resume";
import { prepareDropOfHeld } from "./drop-held-resume";
import { findHeldResume } from "./find-held-resume";

/** "waiting": it is the account's now, and is read once the address is confirmed. */
export type TakenResume = { state: "accepted"; resumeId: string } | { state: "waiting" };

/** Takes a held file into an account; refused, it waits on. @returns null where nothing is held @throws AppError as `acceptOneResume` */
export async function takeHeldResume(
  deps: Deps,
  { user, token }: { user: Pick<SignedInUser, "userId" | "emailVerified">; token: string | null },
): Promise<TakenResume | null> {
  const { userId } = user;
  const held = await findHeldResume(deps, { token, userId });
  if (!held) return null;
  const row = eq(heldResumes.tokenHash, held.tokenHash);
  if (!user.emailVerified) {
    const expiresAt = deps.now() + MAILED_LINK_MILLISECONDS["verify-email"];
    await deps.db.shared.update(heldResumes).set({ userId, expiresAt }).where(row);
    return { state: "waiting" };
  }
  const bytes = await deps.files.get(held.fileKey);
  if (!bytes) throw new AppError("resume-upload-failed", { detail: "the held file is gone" });
  const resume = await acceptOneResume(deps, { user, file: { name: held.name, bytes } });
  await runBatch(deps.db.shared, prepareDropOfHeld(deps, row));
  return { state: "accepted", resumeId: resume.id };
}
