import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { CONSENT_TITLE, dropOutdatedConsent, useConsent } from "./consent-store";
import { useAnalytics } from "./use-analytics";

const Banner = lazy(() =>
  import("./consent-banner").then(({ ConsentBanner }) => ({ default: ConsentBanner })),
);

/**
 * Stands once in the root, around every page: asks for the cookie choice while it is open, and counts views of pages
 * after consent. The question comes last in the page, and the keyboard's first stop leads to it.
 */
export function Consent({ children }: { children: ReactNode }) {
  const consent = useConsent();
  const { pathname } = useLocation();
  const allowed = consent?.analytics ?? false;
  const count = useAnalytics();
  useEffect(dropOutdatedConsent, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a view of its own
  useEffect(() => {
    if (allowed) count({ name: "page-view" });
  }, [allowed, count, pathname]);
  const isOpen = consent !== null && !consent.decided;
  return (
    <>
      {isOpen && (
        <a
          href={`#${CONSENT_TITLE}`}
          className="sr-only z-50 bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Go to the cookie question
        </a>
      )}
      {children}
      {isOpen && (
        <Suspense>
          <Banner />
        </Suspense>
      )}
    </>
  );
}
