import { useEffect } from "react";

/** What a dashboard's loader answered, kept in the tab for a while so that coming back to it needs no waiting. */
type Kept<T> = { userId: string; at: number; answer: T };

const KEY = "plumbline_dashboard";
/** Spec 9. */
const LONGEST = 5 * 60 * 1000;

/** How many of the signed-in pages are mounted in this document: one while the person is in the workspace. */
let standing = 0;

/** Marks a page of the workspace as standing, for as long as it does. */
export function useWorkspaceMark(): void {
  useEffect(() => {
    standing += 1;
    return () => {
      standing -= 1;
    };
  }, []);
}

/** Storage may be blocked: then nothing is kept. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Anyone who signs out leaves nothing behind. */
export function forgetDashboard(): void {
  storage()?.removeItem(KEY);
}

export function keepDashboard<T extends { userId: string }>(answer: T): void {
  try {
    const kept: Kept<T> = { userId: answer.userId, at: Date.now(), answer };
    storage()?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full storage keeps nothing, and the page works all the same.
  }
}

/**
 * What was kept in the last five minutes, or null. Only for someone who comes from another page of the workspace:
 * from anywhere else, another person may have signed in meanwhile.
 */
export function keptDashboard<T extends { userId: string }>(): T | null {
  try {
    const kept = JSON.parse(storage()?.getItem(KEY) ?? "null") as Kept<T> | null;
    if (!kept || kept.userId !== kept.answer.userId) return null;
    if (standing > 0 && Date.now() - kept.at < LONGEST) return kept.answer;
    forgetDashboard();
  } catch {
    forgetDashboard();
  }
  return null;
}
