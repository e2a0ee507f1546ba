import type { HeadersArgs } from "@remix-run/cloudflare";

/**
 * For `export const headers = publicCache` of a page that is the same for everyone: shared caches keep it for five
 * minutes, browsers ask each time. What a loader says itself, and what went wrong, wins over that. The site does the
 * same for every page of `workers/http/public-pages.ts`, and takes it back for answers to forms, for addresses with a
 * query and for every other page.
 */
export function publicCache({ errorHeaders, loaderHeaders }: HeadersArgs): HeadersInit {
  if (errorHeaders) return { "Cache-Control": "no-store" };
  const own = loaderHeaders.get("Cache-Control");
  return { "Cache-Control": own ?? "public, max-age=0, s-maxage=300, stale-while-revalidate=86400" };
}
