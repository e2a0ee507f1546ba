import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { organizationData } from "~/lib/meta/structured-data";
import type { rootLoader } from "~/root-loader";
import { JsonLd } from "./json-ld";
import { PublicBar } from "./public-bar";
import { PublicFooter } from "./public-footer";
import { SkipLink } from "./skip-link";

/**
 * Every public page: bar, `main`, footer. The page puts its sections, each with its own width, into `children`.
 * @param legal the shorter bar of privacy, terms and cookies
 */
export function PublicShell({ legal, children }: { legal?: boolean; children: ReactNode }) {
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicBar legal={legal} />
      <main id="main" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <PublicFooter />
      {origin && <JsonLd data={organizationData(origin)} />}
    </div>
  );
}
