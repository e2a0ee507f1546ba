import type { Deps } from "../../deps";

const PURPOSE = "authenticator";

/** Stored sealed for its owner: a row copied to another account opens nothing there. */
export function sealSecret({ signer }: Pick<Deps, "signer">, userId: string, secret: string): string {
  return signer.seal(`${PURPOSE}:${userId}`, secret);
}

/** @throws Error where the site's key is another one than when it was sealed */
export function openSecret({ signer }: Pick<Deps, "signer">, userId: string, sealed: string): string {
  return signer.open(`${PURPOSE}:${userId}`, sealed);
}
