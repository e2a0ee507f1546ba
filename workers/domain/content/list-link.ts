import type { Deps } from "../deps";

const PURPOSE = "unsubscribe";

/** Works as long as the entry exists, in every mail. */
export function unsubscribeUrl({ signer, site }: Pick<Deps, "signer" | "site">, entryId: string): string {
  return `${site.origin}/newsletter/unsubscribe?token=${entryId}.${signer.sign(PURPOSE, entryId)}`;
}

export function entryOfToken({ signer }: Pick<Deps, "signer">, token: string): string | null {
  const [entryId, signature] = token.split(".");
  if (!entryId || !signature || !signer.verify(PURPOSE, entryId, signature)) return null;
  return entryId;
}
