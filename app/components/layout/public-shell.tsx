import { useRouteLoaderData } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { targetOfLink } from "~/components/consent/counted-links";
import { useAnalytics } from "~/components/consent/use-analytics";
import { useLateSections } from "~/lib/hooks/use-late-sections";
import { organizationData } from "~/lib/meta/structured-data";
import type { rootLoader } from "~/root-loader";
import { JsonLd } from "./json-ld";
import { PublicFooter } from "./public-footer";
import { ReadersBar } from "./readers-bar";
import { SkipLink } from "./skip-link";

/** Every public page: bar, `main`, footer. @param legal the shorter bar of privacy, terms and cookies, for visitors */
export function PublicShell({ legal, children }: { legal?: boolean; children: ReactNode }) {
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin;
  const count = useAnalytics();
  const main = useRef<HTMLElement>(null);
  useLateSections(main);
  /** Keys cause clicks on links, too. */
  function countLink({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest("a") : null;
    const followed = link && targetOfLink(link.pathname, link.closest("main") !== null);
    if (followed) count({ name: "interaction", target: followed });
  }
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={countLink}>
      <SkipLink />
      <ReadersBar legal={legal} />
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <PublicFooter />
      {origin && <JsonLd data={organizationData(origin)} />}
    </div>
  );
}
