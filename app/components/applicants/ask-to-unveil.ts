import type { FormEvent } from "react";

export const UNVEILS = "Their name and contact will be shown.";

const TOLD = "plumbline-unveiling-told";

/** Says once in a browser what shortlisting does under blind review, before it is done; later the star's title says it. */
export function askToUnveil(event: FormEvent): void {
  try {
    if (localStorage.getItem(TOLD)) return;
    if (window.confirm(`Shortlist this candidate? ${UNVEILS}`)) localStorage.setItem(TOLD, "yes");
    else event.preventDefault();
  } catch {
    // A browser that keeps nothing is told by the title alone.
  }
}
