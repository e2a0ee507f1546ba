import type { Deps } from "../deps";
import { AppError } from "../errors";

/** How many seconds a signed address of a résumé's file holds, by what it is for (spec 9). */
export const ADDRESS_SECONDS = { "resume-analysis": 300, "job-analysis": 120 } as const;

export type AddressUse = keyof typeof ADDRESS_SECONDS;

export function isAddressUse(text: string): text is AddressUse {
  return Object.hasOwn(ADDRESS_SECONDS, text);
}

/** `expires`: seconds since 1970, as written in the address. */
export type FileSignature = { resumeId: string; expires: string; signature: string };

const PATH = /^\/files\/resumes\/([\w-]{1,64})$/;

const purposeOf = (use: AddressUse) => `file-address:${use}`;

/** Makes an address under which a résumé's file can be fetched for a while, by anyone who has it. `expiresAt` in UTC ms. */
export function signFileAddress(
  { signer, now, site }: Pick<Deps, "signer" | "now" | "site">,
  { resumeId, use }: { resumeId: string; use: AddressUse },
): { url: string; expiresAt: number } {
  const expires = Math.floor(now() / 1000) + ADDRESS_SECONDS[use];
  const signature = signer.sign(purposeOf(use), `${resumeId}.${expires}`);
  const url = `${site.origin}/files/resumes/${resumeId}?expires=${expires}&signature=${signature}`;
  return { url, expiresAt: expires * 1000 };
}

/**
 * Which résumé an address of ours means. That it belongs to the person who sends it is the caller's to check.
 * @param input.use what the address must have been made for
 * @throws AppError "link-invalid" for an address of elsewhere, a changed one, an old one, one for another use
 */
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

/** @throws AppError "link-invalid" unless it was made for one of `uses` (any where left out) and still holds */
export function checkFileSignature(
  { signer, now }: Pick<Deps, "signer" | "now">,
  { resumeId, expires, signature }: FileSignature,
  uses: AddressUse[] = Object.keys(ADDRESS_SECONDS) as AddressUse[],
): void {
  const holds = /^\d{1,12}$/.test(expires) && now() < Number(expires) * 1000;
  const isOurs = uses.some((use) => signer.verify(purposeOf(use), `${resumeId}.${expires}`, signature));
  if (!holds || !isOurs) throw new AppError("link-invalid");
}
