import type { Deps } from "../../deps";

const PURPOSE = "analysis-share";
const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** What stands in the address of a shared analysis: the link's id and our signature under it. */
export function shareToken({ signer }: Pick<Deps, "signer">, shareId: string): string {
  return `${shareId}.${signer.sign(PURPOSE, shareId)}`;
}

/** The id of a link that we signed, or null. */
export function readShareToken({ signer }: Pick<Deps, "signer">, token: string): string | null {
  const [, shareId, signature] = TOKEN.exec(token) ?? [];
  return shareId && signature && signer.verify(PURPOSE, shareId, signature) ? shareId : null;
}
