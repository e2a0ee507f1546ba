import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { START } from "~/components/layout/late-scripts";
import { LateScriptsContext } from "~/components/layout/page-scripts";
import { NonceContext } from "~/lib/nonce";

export { createRequestHandler } from "@remix-run/cloudflare";

/** What loaders, actions and rendering throw by accident goes to the log, under the reference that the page shows. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.reportError(error);
};

/** What React writes in place of a part that waits or fails within a Suspense boundary. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders one page, whole: a string costs less than half of what a stream of bytes does.
 * What rendering throws reaches Remix, which logs it and shows the error boundary with status 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  await readHandoff(remixContext);
  request.signal.throwIfAborted();
  const isForAll = headers.get("Cache-Control")?.startsWith("public") ?? false;
  const late = isForAll || loadContext.visitor.sessionToken === null;
  const html = renderTree(remixContext, { url: request.url, nonce: loadContext.cspNonce, late });
  if (html.includes(UNFINISHED)) loadContext.reportError(new Error("a part of the page was not rendered"));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { headers, status });
}

/** The page's HTML without its doctype. @param options.late whether scripts wait until the page has been painted */
export function renderTree(
  remixContext: EntryContext,
  { url, nonce, late }: { url: string; nonce: string; late: boolean },
): string {
  // The data has been read; Remix only wants a stream that it can lock.
  const context = { ...remixContext, serverHandoffStream: new ReadableStream<Uint8Array>() };
  return renderToString(
    <NonceContext.Provider value={nonce}>
      <LateScriptsContext.Provider value={late ? START : null}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </LateScriptsContext.Provider>
    </NonceContext.Provider>,
  );
}

/** Reads the page's data, which Remix would write as it comes, so that it is there when the page is rendered. */
async function readHandoff(remixContext: EntryContext): Promise<void> {
  const value = await new Response(remixContext.serverHandoffStream).text();
  const known = Object.assign(Promise.resolve(), { result: { done: true, value } });
  remixContext.renderMeta = { ...remixContext.renderMeta, streamCache: { 0: known } };
}
