import type { Deps } from "../../deps";

/** Where passkeys are valid: at the site's configured address alone, whatever a request says of itself. */
export function relyingParty({ site }: Pick<Deps, "site">): { origin: string; rpId: string } {
  return { origin: site.origin, rpId: new URL(site.origin).hostname };
}
