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
