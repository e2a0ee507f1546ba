import type { PageClass } from "./page-classes";

export const SECTIONS = [
  "hero",
  "problem",
  "solution",
  "steps",
  "slideshow",
  "video",
  "beat-the-ai",
  "interview",
  "benefits",
  "features",
  "comparison",
  "coaching",
  "sessions",
  "booking",
  "plans",
  "credits",
  "roi",
  "faq",
  "mission",
  "story",
  "values",
  "personas",
  "partnership",
  "job-seekers",
  "method",
  "newsletter",
  "articles",
  "contact",
  "call-to-action",
] as const;

export const TARGETS = [
  "check-my-resume",
  "start-free-analysis",
  "book-coaching",
  "browse-learning-center",
  "start-journey",
  "start-trial",
  "see-pricing",
  "contact-sales",
  "sign-in",
  "register",
] as const;

export const SLIDESHOW_ACTIONS = ["next", "previous", "dot", "pause", "play"] as const;

export const VIDEO_ACTIONS = ["play", "pause", "seek", "end"] as const;

export const BROWSER_STEPS = ["visited", "paid"] as const;

export const SLIDES = 5;

/** A section counts as seen when this much of it is on the screen, or fills as much of the screen. */
export const SEEN_SHARE = 0.3;

/** Names from lists and nothing else: no text, no ids. */
export type AnalyticsEvent = { page: PageClass } & AnalyticsAction;

export type AnalyticsAction =
  | { name: "page-view" }
  /** what a browser alone knows of the way from visiting to paying */
  | { name: "step"; step: (typeof BROWSER_STEPS)[number] }
  | { name: "section-view"; section: (typeof SECTIONS)[number] }
  | { name: "interaction"; target: (typeof TARGETS)[number] }
  /** `slide` counts from 1 */
  | { name: "slideshow"; action: (typeof SLIDESHOW_ACTIONS)[number]; slide: number }
  | { name: "video"; action: (typeof VIDEO_ACTIONS)[number] };

export const MAX_EVENTS = 20;
