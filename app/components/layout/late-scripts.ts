/** Stands in place of `modulepreload` and `module`, so that browsers don't fetch these yet. */
export const LATE = "late-module";

/**
 * Undoes that once the page has been painted, or after a second: a tab that nobody sees paints nothing.
 * Scripts start as copies: whether one may start in its place after its type was unknown, browsers don't agree.
 */
export const START = `{
  document.currentScript.remove();
  const start = () => {
    for (const link of document.querySelectorAll("link[rel=${LATE}]")) link.rel = "modulepreload";
    for (const script of document.querySelectorAll("script[type=${LATE}]")) {
      const copy = document.createElement("script");
      copy.type = "module";
      copy.nonce = script.nonce;
      copy.textContent = script.textContent;
      script.replaceWith(copy);
    }
  };
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}`;
