import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceContext } from "~/lib/nonce";

/** What loaders, actions and rendering throw by accident goes to the log, under the reference that the page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.reportError(error);
};

/**
 * Renders one page as a stream. Crawlers get the page when it is whole, people as soon as its shell stands.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  let status = responseStatusCode;
  let shellSent = false;
  const nonce = loadContext.cspNonce;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        // Errors of the shell reject the call above and are logged by the caller.
        if (shellSent) loadContext.reportError(error);
        status = 500;
      },
    },
  );
  shellSent = true;
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  return scriptsLast(new Response(body, { headers: responseHeaders, status }), nonce);
}

/**
 * A page is whole without its scripts. They are fetched after what it is painted with, and those of a page that is the
 * same for everyone, which is there to be read, once it has been painted.
 */
function scriptsLast(page: Response, nonce: string): Response {
  const isShared = page.headers.get("Cache-Control")?.startsWith("public");
  const yielding = { element: (link: Element) => void link.setAttribute("fetchpriority", "low") };
  if (!isShared) return new HTMLRewriter().on(PRELOADS, yielding).transform(page);
  const waiting = { element: (link: Element) => void link.setAttribute("rel", LATE) };
  const starting = {
    element(script: Element) {
      script.setAttribute("type", LATE);
      script.after(`<script nonce="${nonce}">${START}</script>`, { html: true });
    },
  };
  return new HTMLRewriter().on(PRELOADS, waiting).on("script[type=module]", starting).transform(page);
}

const PRELOADS = "link[rel=modulepreload]";

/** Stands in place of `modulepreload` and `module`, so that browsers don't fetch these yet. */
const LATE = "late-module";

/**
 * Undoes that once the page has been painted, or after a second: a tab that nobody sees paints nothing. Scripts start as
 * copies: whether one may start in its place after its type was unknown, browsers don't agree.
 */
const START = `{
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
