import { buttonClass } from "~/components/ui/button";

/** How long after a person sent a form a request counts as that form's. */
const FORM_MILLISECONDS = 3000;

/** Where a form reaches nobody, it is sent again, as it was, once the person says so. */
export function watch(): void {
  const held: (() => void)[] = [];
  let dialog: HTMLDialogElement | undefined;
  const sendAgain = () => {
    dialog?.remove();
    for (const send of held.splice(0)) send();
  };
  holdUnsent((signal) => {
    signal?.addEventListener("abort", sendAgain);
    if (held.length === 0) dialog = show(sendAgain);
    return new Promise((resolve) => held.push(resolve));
  });
}

/** Without React: to start it here, too, would take pages over their budgets. */
function show(onAgain: () => void): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.ariaLabel = "We couldn’t be reached";
  dialog.className =
    "fixed inset-0 z-[60] m-auto h-fit w-[min(32rem,100vw-2rem)] rounded-lg border border-line bg-surface p-6 text-ink shadow-xl backdrop:bg-shade";
  dialog.innerHTML = `<h2 class="mb-4 text-2xl">We couldn’t be reached</h2>
<p>Your connection may be gone. What you entered is still here: try again as soon as you are connected.</p>
<button type="button" class="${buttonClass("primary", "normal", "mt-5")}">Try Again</button>`;
  dialog.querySelector("button")?.addEventListener("click", onAgain);
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.appendChild(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Holds the request of a form that nobody answered, so that the page stays as it is, with all that was entered.
 * @param ask resolves when it is to be sent again
 */
function holdUnsent(ask: (signal: AbortSignal | null | undefined) => Promise<void>): void {
  const { fetch } = window;
  let sentAt = Number.NEGATIVE_INFINITY;
  document.addEventListener("submit", () => (sentAt = performance.now()), { capture: true });
  window.fetch = async (input, init) => {
    if (init?.method !== "POST" || performance.now() - sentAt > FORM_MILLISECONDS) return fetch(input, init);
    for (;;) {
      const answer = await fetch(input, init).catch(unreached);
      if (answer && !isOnTheWay(answer)) return answer;
      await ask(init.signal);
    }
  };
}

function unreached(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

/** Said by what stands before the Worker, which answers forms with data. */
function isOnTheWay({ status, headers }: Response): boolean {
  return status >= 502 && (headers.get("Content-Type") ?? "").startsWith("text/html");
}
