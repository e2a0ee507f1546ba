import { useSyncExternalStore } from "react";
import { HINT_COOKIE, type SignedInHint } from "../../workers/domain/identity/session/sign-in-hint";
import { paths } from "./paths";

const never = () => () => {};

function readHint(): SignedInHint | null {
  const value = new RegExp(`(?:^|; )${HINT_COOKIE}=(candidate|agent)(?:;|$)`).exec(document.cookie)?.[1];
  return (value as SignedInHint | undefined) ?? null;
}

/**
 * Who seems to be signed in; null on the server, before scripts run, and for visitors. Only for which link to show:
 * the server checks whoever follows it.
 */
export function useSignedInHint(): SignedInHint | null {
  return useSyncExternalStore(never, readHint, () => null);
}

/**
 * Where a link leads that depends on sign-in: `signedIn` for whoever is, else `signedOut`. Agents, who have no job
 * seeker's dashboard, are led to their own.
 */
export function useHandler(
  signedIn: string = paths.seekerDashboard,
  signedOut: string = paths.login,
): string {
  const hint = useSignedInHint();
  if (!hint) return signedOut;
  return hint === "agent" && signedIn === paths.seekerDashboard ? paths.agentDashboard : signedIn;
}
