import {
  type AnalyticsAction,
  type AnalyticsEvent,
  MAX_EVENTS,
} from "../../../workers/domain/statistics/events";
import { pageClassOf } from "../../../workers/domain/statistics/page-classes";
import { currentConsent } from "./consent-store";

const WAIT_MILLISECONDS = 1000;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports something that happened on the page that is open now; without consent it does nothing. */
export function report(action: AnalyticsAction): void {
  if (!currentConsent().analytics) return;
  waiting.push({ ...action, page: pageClassOf(window.location.pathname) });
  if (waiting.length >= MAX_EVENTS) sendWaiting();
  else if (timer === undefined) {
    timer = setTimeout(sendWaiting, WAIT_MILLISECONDS);
    document.addEventListener("visibilitychange", sendWaiting, { once: true });
  }
}

/** A choice that was taken back in the meantime holds for what was waiting too. */
function sendWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0 || !currentConsent().analytics) return;
  const body = new Blob([JSON.stringify({ events })], { type: "application/json" });
  navigator.sendBeacon("/api/analytics", body);
}
