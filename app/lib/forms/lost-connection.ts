import { buttonClass } from "~/components/ui/button";
import { holdUnsent } from "./unsent";

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
