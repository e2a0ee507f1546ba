import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { dropOutdatedConsent, useConsent } from "./consent-store";
import { useAnalytics } from "./use-analytics";

const Banner = lazy(() =>
  import("./consent-banner").then(({ ConsentBanner }) => ({ default: ConsentBanner })),
);

/** Stands once in the root: asks for the cookie choice while it is open, and counts views of pages after consent. */
export function Consent() {
  const consent = useConsent();
  const { pathname } = useLocation();
  const allowed = consent?.analytics ?? false;
  const count = useAnalytics();
  useEffect(dropOutdatedConsent, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a view of its own
  useEffect(() => {
    if (allowed) count({ name: "page-view" });
  }, [allowed, count, pathname]);
  if (!consent || consent.decided) return null;
  return (
    <Suspense>
      <Banner />
    </Suspense>
  );
}
