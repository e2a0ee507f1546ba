import type { Deps } from "../deps";

const PURPOSE = "unsubscribe";

/** Works as long as the entry exists, in every mail. @param letterId the letter that it stands in, which counts who left */
export function unsubscribeUrl(
  { signer, site }: Pick<Deps, "signer" | "site">,
  entryId: string,
  letterId?: string,
): string {
  const url = `${site.origin}/newsletter/unsubscribe?token=${entryId}.${signer.sign(PURPOSE, entryId)}`;
  return letterId ? `${url}&letter=${letterId}` : url;
}

export function entryOfToken({ signer }: Pick<Deps, "signer">, token: string): string | null {
  const [entryId, signature] = token.split(".");
  if (!entryId || !signature || !signer.verify(PURPOSE, entryId, signature)) return null;
  return entryId;
}
