import type { Deps } from "../deps";

const PURPOSE = "coaching-session";

type Signing = Pick<Deps, "signer">;

/** The page of a session, for anyone who has its link: shows, moves and cancels it. Works as long as the row exists. */
export function sessionPath({ signer }: Signing, bookingId: string): string {
  return `/coaching/session/${bookingId}.${signer.sign(PURPOSE, bookingId)}`;
}

export function sessionUrl(deps: Signing & Pick<Deps, "site">, bookingId: string): string {
  return deps.site.origin + sessionPath(deps, bookingId);
}

/** Which session a link is for; null for one that nobody signed. */
export function sessionOfToken({ signer }: Signing, token: string): string | null {
  const [bookingId, signature] = token.split(".");
  if (!bookingId || !signature || !signer.verify(PURPOSE, bookingId, signature)) return null;
  return bookingId;
}
