import { useRouteLoaderData } from "@remix-run/react";
import type { rootLoader } from "~/root-loader";

/** The product's own pages on networks, as the settings name them: none where they name none. */
export function useNetworks(): { href: string; label: string }[] {
  const named = useRouteLoaderData<typeof rootLoader>("root")?.networks;
  return Object.entries<string | null>(named ?? {}).flatMap(([label, href]) =>
    href ? [{ label, href }] : [],
  );
}
