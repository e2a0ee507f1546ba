import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { PasskeyOptions } from "./passkey-options";

/** Has the browser make or use a passkey, in its own dialogue. @returns what the server checks, as JSON */
export async function runPasskey({ make, use }: PasskeyOptions): Promise<string> {
  const credential = make
    ? await startRegistration({ optionsJSON: make })
    : use && (await startAuthentication({ optionsJSON: use }));
  return JSON.stringify(credential);
}

/** What a person is told when the browser gave no passkey. */
export function troubleOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device or security key has a passkey of your account already.";
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError")
    return "No passkey was used: the browser’s question was closed, or took too long. Please try again.";
  return "This browser or device can’t use a passkey here. Please use another one, or a code.";
}
