import type { Deps } from "../deps";
import type { Consent } from "../privacy/consent/cookie-consent";
import type { AnalyticsEvent } from "./events";

/** Counts what a browser reports; without consent nothing. */
export function recordEvents(
  { analytics }: Pick<Deps, "analytics">,
  { events, consent }: { events: AnalyticsEvent[]; consent: Consent },
): void {
  if (!consent.analytics) return;
  for (const event of events) {
    const { name, page } = event;
    const slide = name === "slideshow" ? event.slide : 0;
    analytics.count({ name, page, detail: detailOf(event), number: slide });
  }
}

function detailOf(event: AnalyticsEvent): string {
  if (event.name === "section-view") return event.section;
  if (event.name === "interaction") return event.target;
  return event.name === "page-view" ? "" : event.action;
}
