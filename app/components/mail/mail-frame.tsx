import { useNonce } from "~/nonce";

/**
 * A mail's HTML as a mail client shows it: in a frame without scripts, forms and our cookies. Its links leave the frame.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const nonce = usePageNonce();
  // The frame inherits the page's policy, which wants to see style sheets marked.
  const shown = html
    .replace("<head>", '<head><base target="_top">')
    .replace("<style>", `<style nonce="${nonce}">`);
  return (
    <iframe
      title={title}
      srcDoc={shown}
      sandbox="allow-top-navigation-by-user-activation"
      className="h-[42rem] w-full rounded-lg border border-line bg-surface"
    />
  );
}

/** The nonce of the document's policy: the server's while it renders, then the one that the document came with. */
function usePageNonce(): string {
  const ofServer = useNonce();
  if (typeof document === "undefined") return ofServer;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}
