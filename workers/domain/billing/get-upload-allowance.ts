import { AppError } from "../errors";
import { MAX_FILES_PER_REQUEST } from "../files/upload-limits";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { getValidity } from "./get-agency-entitlement";

/**
 * How many files an agent may upload at once, and why nothing can be uploaded now.
 * @param plan the company's subscription and whether it runs
 * @returns `refusal`: the reason in the specification's words, or null
 */
export function getUploadAllowance(
  { emailVerified }: Pick<ActiveAgent, "emailVerified">,
  { subscription, validity }: Awaited<ReturnType<typeof getValidity>>,
): { files: number; refusal: string | null } {
  const refusal = validity.valid ? null : validity.code;
  const code = emailVerified ? refusal : "email-unverified";
  return {
    files: subscription?.limits.filesPerUpload ?? MAX_FILES_PER_REQUEST,
    refusal: code && new AppError(code).message,
  };
}
