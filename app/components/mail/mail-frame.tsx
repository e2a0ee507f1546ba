import { getNonce } from "get-nonce";

/** A mail's HTML, in a frame without scripts, forms and our cookies. Its links leave the frame. */
export function MailFrame({
  html,
  title,
  serverNonce,
}: {
  html: string;
  title: string;
  /** the response's nonce while the server renders */
  serverNonce: string;
}) {
  const nonce = typeof document === "undefined" ? serverNonce : (getNonce() ?? "");
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
