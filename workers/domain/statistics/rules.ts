/** Kinds of pages: all that a visit says of an address, so that no id in it is ever counted. */
export const PAGE_CLASSES = [
  "home",
  "individual",
  "agencies",
  "about",
  "contact",
  "how",
  "learning-center",
  "article",
  "pricing",
  "upgrade",
  "careers",
  "legal",
  "account",
  "dashboard",
  "resume-analysis",
  "new-analysis",
  "my-resumes",
  "history",
  "jobs",
  "interview",
  "coaching",
  "settings",
  "buy-credits",
  "payment",
  "agency",
  "other",
] as const;

export type PageClass = (typeof PAGE_CLASSES)[number];

const prefixes: [prefix: string, page: PageClass][] = [
  ["/resume-analysis", "resume-analysis"],
  ["/new-analysis", "new-analysis"],
  ["/my-resumes", "my-resumes"],
  ["/history", "history"],
  ["/jobs", "jobs"],
  ["/interview", "interview"],
  ["/coaching", "coaching"],
  ["/settings", "settings"],
  ["/buy-credits", "buy-credits"],
  ["/payment-", "payment"],
  ["/learning-center/", "article"],
  ["/learning-center", "learning-center"],
  ["/agent", "agency"],
  ["/individual", "individual"],
  ["/agencies", "agencies"],
  ["/about", "about"],
  ["/contact", "contact"],
  ["/how", "how"],
  ["/pricing", "pricing"],
  ["/prices", "pricing"],
  ["/upgrade", "upgrade"],
  ["/careers", "careers"],
  ["/privacy", "legal"],
  ["/terms", "legal"],
  ["/cookie", "legal"],
  ["/dashboard", "dashboard"],
  ["/register", "account"],
  ["/login", "account"],
  ["/forgot-password", "account"],
  ["/reset-password", "account"],
  ["/verify-email", "account"],
];

/** The kind of page at a path of ours. */
export function pageClassOf(pathname: string): PageClass {
  if (pathname === "/") return "home";
  return prefixes.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? "other";
}

/** Sections of public pages that may be counted as seen. A page that has another one adds it here. */
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
  "privacy",
  "newsletter",
  "articles",
  "contact",
  "call-to-action",
] as const;

/** Calls to action whose use may be counted. */
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
export const SLIDES = 5;

/** A section counts as seen when this much of it is on the screen, or fills as much of the screen. */
export const SEEN_SHARE = 0.3;

/** What may be counted, and nothing else: names from lists, no text, no ids. `page` is the kind of page it happened on. */
export type AnalyticsEvent = { page: PageClass } & AnalyticsAction;

export type AnalyticsAction =
  | { name: "page-view" }
  | { name: "section-view"; section: (typeof SECTIONS)[number] }
  | { name: "interaction"; target: (typeof TARGETS)[number] }
  /** `slide` counts from 1 */
  | { name: "slideshow"; action: (typeof SLIDESHOW_ACTIONS)[number]; slide: number }
  | { name: "video"; action: (typeof VIDEO_ACTIONS)[number] };

/** One request carries no more. */
export const MAX_EVENTS = 20;
