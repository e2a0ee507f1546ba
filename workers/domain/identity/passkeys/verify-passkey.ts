import { Buffer } from "node:buffer";
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Deps } from "../../deps";
import { relyingParty } from "./relying-party";

/** ES256, which nearly all have, and RS256 for Windows Hello with an older TPM. */
export const ALGORITHMS = [-7, -257];

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

type Answer = { credential: string; challenge: string };

function expected(deps: Pick<Deps, "site">, challenge: string) {
  const { origin, rpId } = relyingParty(deps);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
}

/** @returns what is stored of a new passkey; null where the answer isn't what was asked for, or no answer at all */
export async function verifyNewPasskey(deps: Pick<Deps, "site">, { credential, challenge }: Answer) {
  try {
    const response: RegistrationResponseJSON = JSON.parse(credential);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected(deps, challenge),
      response,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      signCount: counter,
      transports: TRANSPORTS.filter((one) => (transports as string[]).includes(one)),
    };
  } catch {
    return null;
  }
}

/** Which passkey an answer says it comes from; null where it says nothing. */
export function credentialIdOf(credential: string): string | null {
  try {
    const { id } = JSON.parse(credential);
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/** @returns the passkey's own count of its uses, to be held against the stored one; null where the answer isn't its */
export async function verifyUsedPasskey(
  deps: Pick<Deps, "site">,
  {
    credential,
    challenge,
    passkey: { credentialId, publicKey },
  }: Answer & { passkey: { credentialId: string; publicKey: string } },
): Promise<number | null> {
  try {
    const response: AuthenticationResponseJSON = JSON.parse(credential);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(deps, challenge),
      response,
      // Compared only after the signature has been checked: a forged count would frighten the owner.
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
