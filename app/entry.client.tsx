import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// What scripts add to the page later, the policy wants to see marked as the document was: dialogs' style elements, the
// people check's script, mails in frames. Pages reached by a click keep this policy, but their own scripts bear no mark.
setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

// Going on before a page has come cuts its answer short. The router has dealt with that, but its reader of the answer
// reports it once more, to nobody.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

/**
 * Starts React once the page's data is read: Remix begins to read it when it first renders, and has React wait, which an
 * early click or key ends for good with React's error 345 (remix-run/remix#10214).
 */
async function start(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

void start();

if (import.meta.env.MODE === "development") {
  void import("~/dev-reload").then(({ reloadOnBuild }) => reloadOnBuild());
}
