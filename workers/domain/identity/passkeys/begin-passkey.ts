import { Buffer } from "node:buffer";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { requireFirstStepPassword } from "../second-step/first-step-password";
import type { SignedInUser } from "../session/signed-in-user";
import { CHALLENGE_MILLISECONDS, newChallenge } from "./challenge";
import { listCredentials, MAX_PASSKEYS } from "./list-credentials";
import { relyingParty } from "./relying-party";
import { ALGORITHMS } from "./verify-passkey";

/** What a browser needs to make a passkey. @throws AppError "current-password-wrong" (first step), "too-many-attempts", "passkey-limit" */
export async function beginPasskey(
  deps: Pick<Deps, "db" | "now" | "site">,
  { user, password }: { user: SignedInUser; password: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { userId, sessionId, email, fullName } = user;
  await requireFirstStepPassword(deps, user, password);
  const own = await listCredentials(deps, userId);
  if (own.length >= MAX_PASSKEYS) throw new AppError("passkey-limit");
  return {
    rp: { id: relyingParty(deps).rpId, name: "Plumbline" },
    user: { id: Buffer.from(userId).toString("base64url"), name: email, displayName: fullName },
    challenge: await newChallenge(deps, { sessionId, userId, purpose: "add-passkey" }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_MILLISECONDS,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    attestation: "none",
  };
}
