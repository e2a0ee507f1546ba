import type { Deps } from "../deps";
import type { CookieConsent } from "../privacy/consent/cookie-consent";
import { countStep } from "./count-step";
import type { AnalyticsEvent } from "./events";

/** Counts what a browser reports; without consent nothing. */
export async function recordEvents(
  deps: Pick<Deps, "analytics" | "db" | "now">,
  { events, consent }: { events: AnalyticsEvent[]; consent: CookieConsent },
): Promise<void> {
  if (!consent.analytics) return;
  for (const event of events) {
    const { name, page } = event;
    const slide = name === "slideshow" ? event.slide : 0;
    deps.analytics.count({ name, page, detail: detailOf(event), number: slide });
  }
  const steps = new Set(events.flatMap((event) => (event.name === "step" ? [event.step] : [])));
  for (const step of steps) await countStep(deps, { step, consent });
}

function detailOf(event: AnalyticsEvent): string {
  if (event.name === "section-view") return event.section;
  if (event.name === "interaction") return event.target;
  if (event.name === "step") return event.step;
  return event.name === "page-view" ? "" : event.action;
}
