import type { Deps } from "../deps";

const PURPOSE = "unsubscribe";

/** The address that takes an entry off its list. It works as long as the entry stands, in every mail. */
export function unsubscribeUrl({ signer, site }: Pick<Deps, "signer" | "site">, entryId: string): string {
  return `${site.origin}/newsletter/unsubscribe?token=${entryId}.${signer.sign(PURPOSE, entryId)}`;
}

/** The entry that such an address names, or null where the token isn't one of ours. */
export function entryOfToken({ signer }: Pick<Deps, "signer">, token: string): string | null {
  const [entryId, signature] = token.split(".");
  if (!entryId || !signature || !signer.verify(PURPOSE, entryId, signature)) return null;
  return entryId;
}
