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
  return scriptsLast(new Response(body, { headers: responseHeaders, status }));
}

/** The page is whole without its scripts: they are fetched after what it is painted with. */
function scriptsLast(page: Response): Response {
  const yieldingScripts = { element: (link: Element) => void link.setAttribute("fetchpriority", "low") };
  return new HTMLRewriter().on("link[rel=modulepreload]", yieldingScripts).transform(page);
}
