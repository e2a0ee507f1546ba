import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { wrapError } from "../../wrap-error";
import { getResume } from "../get-resume";
import { type AddressUse, signFileAddress } from "./sign-file-address";

/** @throws AppError "resume-not-found" | "file-gone" | "resume-fetch-failed" | "resume-address-failed" */
export async function makeFileAddress(
  deps: Pick<Deps, "db" | "files" | "signer" | "now" | "site">,
  { use, ...own }: { userId: string; resumeId: string; use: AddressUse },
): Promise<{ url: string; expiresAt: number }> {
  const { fileKey } = await getResume(deps, own).catch(wrapError("resume-fetch-failed"));
  const exists = await deps.files.has(fileKey).catch(wrapError("resume-address-failed"));
  if (!exists) throw new AppError("file-gone");
  return signFileAddress(deps, { resumeId: own.resumeId, use });
}
