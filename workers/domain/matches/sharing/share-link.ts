import type { Deps } from "../../deps";

const PURPOSE = "analysis-share";
const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

export function shareToken({ signer }: Pick<Deps, "signer">, shareId: string): string {
  return `${shareId}.${signer.sign(PURPOSE, shareId)}`;
}

export function readShareToken({ signer }: Pick<Deps, "signer">, token: string): string | null {
  const [, shareId, signature] = TOKEN.exec(token) ?? [];
  return shareId && signature && signer.verify(PURPOSE, shareId, signature) ? shareId : null;
}
