import type { HeadersArgs } from "@remix-run/cloudflare";

// Shared caches keep the page for five minutes, browsers ask each time; a loader's own headers and errors win.
// The Worker takes it back outside of `workers/http/public-pages.ts`, for addresses with a query and answers to forms.
export function publicCache({ errorHeaders, loaderHeaders }: HeadersArgs): HeadersInit {
  if (errorHeaders) return { "Cache-Control": "no-store" };
  const own = loaderHeaders.get("Cache-Control");
  return { "Cache-Control": own ?? "public, max-age=0, s-maxage=300, stale-while-revalidate=86400" };
}
