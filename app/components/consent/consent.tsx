import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { SkipLink } from "~/components/layout/skip-link";
import { comesFromElsewhere } from "./arrival";
import { CONSENT_TITLE, dropOutdatedConsent, useConsent } from "./consent-store";
import { useAnalytics } from "./use-analytics";

const Banner = lazy(() =>
  import("./consent-banner.client").then(({ ConsentBanner }) => ({ default: ConsentBanner })),
);

/**
 * Around every page: asks for the cookie choice while it is open, and counts views of pages after consent.
 * The question comes last in the page, and the keyboard's first stop leads to it.
 */
export function Consent({ children }: { children: ReactNode }) {
  const consent = useConsent();
  const { pathname } = useLocation();
  const allowed = consent?.analytics ?? false;
  const count = useAnalytics();
  const [stands, setStands] = useState(false);
  useEffect(dropOutdatedConsent, []);
  useEffect(() => {
    if (allowed && comesFromElsewhere()) count({ name: "step", step: "visited" });
  }, [allowed, count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a view of its own
  useEffect(() => {
    if (allowed) count({ name: "page-view" });
  }, [allowed, count, pathname]);
  const isOpen = consent !== null && !consent.decided;
  return (
    <>
      {stands && <SkipLink to={CONSENT_TITLE}>Go to the cookie question</SkipLink>}
      {children}
      {isOpen && (
        <Suspense>
          <Banner onStand={setStands} />
        </Suspense>
      )}
    </>
  );
}
