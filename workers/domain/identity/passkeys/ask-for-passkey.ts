import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { findSteppingSession } from "../second-step/take-second-step";
import { CHALLENGE_MILLISECONDS, newChallenge } from "./challenge";
import { listCredentials } from "./list-credentials";
import { relyingParty } from "./relying-party";

/** What a browser needs to take the second step by a passkey. @throws AppError "unauthenticated"; "passkey-refused" without one */
export async function askForPasskey(
  deps: Pick<Deps, "db" | "now" | "site">,
  { token }: { token: string | null },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const session = await findSteppingSession(deps, token);
  if (!session) throw new AppError("unauthenticated");
  const { sessionId, userId } = session;
  const allowCredentials = await listCredentials(deps, userId);
  if (allowCredentials.length === 0) throw new AppError("passkey-refused");
  return {
    rpId: relyingParty(deps).rpId,
    challenge: await newChallenge(deps, { sessionId, userId, purpose: "second-step" }),
    allowCredentials,
    userVerification: "required",
    timeout: CHALLENGE_MILLISECONDS,
  };
}
