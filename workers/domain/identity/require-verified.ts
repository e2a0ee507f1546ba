import { AppError } from "../errors";

/** Unverified users may look around, not upload and not buy. @throws AppError "email-unverified" */
export function requireVerified({ emailVerified }: { emailVerified: boolean }): void {
  if (!emailVerified) throw new AppError("email-unverified");
}
