import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { localeOf } from "~/lib/locale";

/** What every page knows: read with `useRouteLoaderData<typeof rootLoader>("root")`. */
export function rootLoader({ request, context }: LoaderFunctionArgs) {
  return {
    /** for canonical addresses and shared pictures */
    origin: context.origin,
    locale: localeOf(request.headers.get("accept-language")),
    networks: context.deps.site.networks,
    /** shown where something breaks: finds the request in the log */
    reference: context.reference,
  };
}
