import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// Dialogs lock the page's scroll with a style element of their own, which the policy wants to see marked.
setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

if (import.meta.env.MODE === "development") {
  void import("~/dev-reload").then(({ reloadOnBuild }) => reloadOnBuild());
}
