import { type ComponentPropsWithoutRef, useEffect, useRef } from "react";
import { type SECTIONS, SEEN_SHARE } from "../../../workers/domain/statistics/events";
import { useConsent } from "./consent-store";
import { useAnalytics } from "./use-analytics";

/** A `section` counted as seen, once a visit and after consent: when 30 percent of it is seen, or it fills the screen. */
export function TrackedSection({
  name,
  ...rest
}: { name: (typeof SECTIONS)[number] } & ComponentPropsWithoutRef<"section">) {
  const section = useRef<HTMLElement>(null);
  const allowed = useConsent()?.analytics ?? false;
  const count = useAnalytics();
  useEffect(() => {
    const element = section.current;
    if (!element || !allowed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        count({ name: "section-view", section: name });
      },
      { threshold: [0.1, 0.2, SEEN_SHARE] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [allowed, name, count]);
  return <section ref={section} {...rest} />;
}

function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  if (intersectionRatio >= SEEN_SHARE) return true;
  return rootBounds !== null && intersectionRect.height >= 0.9 * rootBounds.height;
}
