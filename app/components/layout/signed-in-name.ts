import { useEffect, useSyncExternalStore } from "react";
import { announceHint, useSignedInHint } from "~/lib/signed-in-hint";

/** The last name that was read in this document: pages that follow show it at once. */
let known: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function learn(name: string) {
  known = name;
  for (const listener of listeners) listener();
}

/** Asks again on each page: in another tab, someone else may have signed in. */
async function askName(): Promise<void> {
  try {
    const answer = await fetch("/api/me");
    if (answer.ok) learn(((await answer.json()) as { name: string }).name);
    else if (answer.status === 401) announceHint();
    else learn("Your account");
  } catch {
    learn("Your account");
  }
}

/** The name of who is signed in, for pages that are the same for everyone; null until it is known. */
export function useSignedInName(): string | null {
  const hint = useSignedInHint();
  useEffect(() => {
    if (hint) void askName();
  }, [hint]);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}
