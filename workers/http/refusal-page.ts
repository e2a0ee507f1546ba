import { html } from "hono/html";
import type { AppError } from "../domain/errors";
import type { AppContext } from "./app-context";

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1 { font: 600 2rem/1.2 Georgia, serif; }
`;

export function asksForPage(c: AppContext): boolean {
  return c.req.header("accept")?.includes("text/html") ?? false;
}

/** Costs next to nothing and loads nothing. */
export function refusalPage(c: AppContext, { status, message }: AppError): Response | Promise<Response> {
  const heading = status === 404 ? "Page not found" : "This can't be answered";
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | Plumbline</title>
<style nonce="${c.get("secureHeadersNonce") ?? ""}">${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${message}</p>
<p><a href="/">Back to the start</a></p>
<p><small>Reference: ${c.get("reference")}</small></p>
</main>
</body>
</html>`;
  return c.html(page, status as 400, { "Cache-Control": "no-store" });
}
