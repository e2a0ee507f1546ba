import type { Deps } from "../../deps";
import { AppError } from "../../errors";

/** Spec 9: how long a signed address works. */
export const ADDRESS_SECONDS = { "resume-analysis": 300, "job-analysis": 120 } as const;

export type AddressUse = keyof typeof ADDRESS_SECONDS;

export function isAddressUse(text: string): text is AddressUse {
  return Object.hasOwn(ADDRESS_SECONDS, text);
}

/** `expires`: seconds since 1970, as written in the address. */
export type FileSignature = { resumeId: string; expires: string; signature: string };

const PATH = /^\/files\/resumes\/([\w-]{1,64})$/;

const purposeOf = (use: AddressUse) => `file-address:${use}`;

/** Anyone who has the address can fetch the file. */
export function signFileAddress(
  { signer, now, site }: Pick<Deps, "signer" | "now" | "site">,
  { resumeId, use }: { resumeId: string; use: AddressUse },
): { url: string; expiresAt: number } {
  const expires = Math.floor(now() / 1000) + ADDRESS_SECONDS[use];
  const signature = signer.sign(purposeOf(use), `${resumeId}.${expires}`);
  const url = `${site.origin}/files/resumes/${resumeId}?expires=${expires}&signature=${signature}`;
  return { url, expiresAt: expires * 1000 };
}

/** That it is the sender's, the caller checks. @throws AppError "link-invalid" for changed, old or foreign ones */
export function checkFileAddress(
  deps: Pick<Deps, "signer" | "now" | "site">,
  { url, use }: { url: string; use: AddressUse },
): { resumeId: string } {
  const address = URL.canParse(url) ? new URL(url) : null;
  const resumeId = PATH.exec(address?.pathname ?? "")?.[1];
  if (!address || address.origin !== deps.site.origin || !resumeId) throw new AppError("link-invalid");
  const expires = address.searchParams.get("expires") ?? "";
  const signature = address.searchParams.get("signature") ?? "";
  checkFileSignature(deps, { resumeId, expires, signature }, [use]);
  return { resumeId };
}

export function checkFileSignature(
  { signer, now }: Pick<Deps, "signer" | "now">,
  { resumeId, expires, signature }: FileSignature,
  uses: AddressUse[] = Object.keys(ADDRESS_SECONDS) as AddressUse[],
): void {
  const holds = /^\d{1,12}$/.test(expires) && now() < Number(expires) * 1000;
  const isOurs = uses.some((use) => signer.verify(purposeOf(use), `${resumeId}.${expires}`, signature));
  if (!holds || !isOurs) throw new AppError("link-invalid");
}
