import { useSyncExternalStore } from "react";
import { HINT_COOKIE, type SignedInHint } from "../../workers/domain/identity/session/sign-in-hint";
import { paths } from "./paths";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called when an answer may have corrected the hint: everyone who goes by it looks again. */
export function announceHint(): void {
  for (const listener of listeners) listener();
}

function readHint(): SignedInHint | null {
  const value = new RegExp(`(?:^|; )${HINT_COOKIE}=(candidate|agent)(?:;|$)`).exec(document.cookie)?.[1];
  return (value as SignedInHint | undefined) ?? null;
}

/** Only for which link to show, the server checks the session. Null on the server, before scripts run, and for visitors. */
export function useSignedInHint(): SignedInHint | null {
  return useSyncExternalStore(subscribe, readHint, () => null);
}

const SEEKERS: string[] = [paths.seekerDashboard, paths.myResumes];

export function useSignedInLink(
  signedIn: string = paths.seekerDashboard,
  signedOut: string = paths.login,
): string {
  const hint = useSignedInHint();
  if (!hint) return signedOut;
  return hint === "agent" && SEEKERS.includes(signedIn) ? paths.agentDashboard : signedIn;
}
