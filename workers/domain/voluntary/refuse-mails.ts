import { voluntaryRefusals } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { normalizeEmail } from "../identity/normalize-email";

const ADDRESS = "voluntary-address";
const STOP = "voluntary-stop";

/** How an address is remembered that wants no such mail: nobody can read it back without our secret. */
export function addressHash({ signer }: Pick<Deps, "signer">, email: string): string {
  return signer.sign(ADDRESS, normalizeEmail(email));
}

/** For the mail's last line; it opens nothing else, and the link with the questions isn't in it. */
export function refusalLink(deps: Pick<Deps, "signer" | "site">, email: string): string {
  const hash = addressHash(deps, email);
  return `${deps.site.origin}/voluntary-mails/${hash}.${deps.signer.sign(STOP, hash)}`;
}

/** @throws AppError "link-invalid" */
export function requireRefusalLink({ signer }: Pick<Deps, "signer">, token: string): string {
  const [hash, signature, ...more] = token.split(".");
  if (!hash || !signature || more.length > 0 || !signer.verify(STOP, hash, signature))
    throw new AppError("link-invalid");
  return hash;
}

/** No agency asks this address again. A second press is no error. @throws AppError "link-invalid" */
export async function refuseMails(deps: Pick<Deps, "db" | "signer">, token: string): Promise<void> {
  const hash = requireRefusalLink(deps, token);
  await deps.db.shared.insert(voluntaryRefusals).values({ addressHash: hash }).onConflictDoNothing();
}
