import type { RouteConfigEntry } from "@remix-run/route-config";
import type { AccessRule } from "../workers/http/access/rules";

/** A page, or a layout around pages: one entry of the table below. */
type Page = {
  /** its part of the address, within its parent's; "" where it has none of its own */
  path: string;
  /** its file under `app/routes`, without the ending */
  file: string;
  /** who may come in: a page without a rule answers no one */
  access: AccessRule;
  /** the same for everyone: rendered from a request without cookies and languages, kept by shared caches */
  shared?: true;
  /** named in the sitemap */
  listed?: true;
  /** only frames its children, and has no address of its own */
  isLayout?: true;
  children?: Page[];
};

function page(path: string, file: string, access: AccessRule, options: Partial<Page> = {}): Page {
  return { path, file, access, ...options };
}

const shared = { shared: true } as const;
const listed = { shared: true, listed: true } as const;
const legal = (name: string) => page(name, `public/legal/${name}`, "public", listed);

/** Every page: its address, its file under `app/routes`, and who may open it. Anyone who needs that list reads this one. */
const pages: Page[] = [
  page("", "public/home", "public", listed),
  page("individual", "public/individual", "public", listed),
  page("agencies", "public/agencies", "public", listed),
  page("pricing", "public/pricing", "public", listed),
  page("prices", "public/prices", "public", shared),
  page("how", "public/how", "public", listed),
  page("about", "public/about", "public", listed),
  page("learning-center", "public/learning-center/articles", "public", listed),
  page("learning-center/:slug", "public/learning-center/article", "public", shared),
  page("coaching", "public/coaching", "public", listed),
  page("coaching/session/:token", "public/coaching-session", "public"),
  page("interview", "public/interview", "public", listed),
  page("careers", "public/careers", "public", listed),
  page("contact", "public/contact", "public", listed),
  page("newsletter", "public/newsletter/subscribe", "public", listed),
  page("newsletter/confirm", "public/newsletter/confirm", "public"),
  page("newsletter/unsubscribe", "public/newsletter/unsubscribe", "public"),
  page("notifications/off", "public/notifications-off", "public"),
  ...["privacy", "terms", "cookies", "imprint", "accessibility", "fairness"].map(legal),
  ...["instructions-for-use", "ai-facts", "sub-processors"].map(legal),
  page("developers", "public/developers", "public", listed),
  // Show a signed-in person their own contracts.
  page("withdraw", "public/withdraw", "public", { listed: true }),
  page("cancel", "public/cancel", "public", { listed: true }),
  // Shows the visitor's own choices, also without scripts.
  page("cookie-preferences", "public/legal/cookie-preferences", "public", { listed: true }),
  page("shared/:token", "public/shared-match", "public"),
  page("client/:token", "public/client-report", "public"),
  page("application", "public/application/enter", "public"),
  page("application/:code", "public/application/page", "public"),
  page("voluntary/:token", "public/voluntary/questions", "public"),
  page("voluntary-mails/:token", "public/voluntary/mails", "public"),
  page("*", "public/not-found", "public"),
  page("register", "account/register", "public"),
  page("login", "account/login", "public"),
  page("logout", "account/logout", "public"),
  page("login/google", "account/google/start", "public"),
  page("login/google/callback", "account/google/callback", "public"),
  page("two-step", "account/two-step/two-step", "user"),
  // Opens between password and code, when nobody is signed in yet.
  page("two-step/check", "account/two-step/check", "public"),
  page("verify-email", "account/verify-email", "public"),
  page("forgot-password", "account/forgot-password", "public"),
  page("reset-password", "account/reset-password", "public"),
  page("upgrade", "account/upgrade", "user"),
  page("order/:item", "account/order", "user"),
  page("payment-success", "account/payment-success", "user"),
  page("payment-error", "account/payment-error", "user"),
  page("buy-credits", "account/buy-credits", "seeker"),
  page("settings", "account/settings/settings", "seeker", {
    children: [
      page("cancel-plan", "account/settings/cancel-plan", "seeker"),
      page("withdraw/:orderId", "account/settings/withdraw", "seeker"),
    ],
  }),
  page("settings/billing", "account/settings/billing", "seeker"),
  page("settings/keys", "account/settings/keys", "seeker"),
  page("settings/exports/:exportId", "account/settings/export", "seeker"),
  page("settings/confirm-deletion", "account/settings/confirm-deletion", "public"),
  page("dashboard", "seeker/dashboard", "seeker"),
  page("my-resumes", "seeker/resumes/resumes", "seeker", {
    children: [
      page(":resumeId/rename", "seeker/resumes/rename", "seeker"),
      page(":resumeId/delete", "seeker/resumes/delete", "seeker"),
    ],
  }),
  page("resume-analysis/:resumeId", "seeker/resumes/analysis", "seeker"),
  page("new-analysis", "seeker/matches/new", "seeker"),
  page("analysis/:matchId", "seeker/matches/match", "seeker", {
    children: [
      page("requirements", "seeker/matches/requirements", "seeker"),
      page("share", "seeker/matches/share", "seeker"),
      page("delete", "seeker/matches/delete", "seeker"),
    ],
  }),
  page("analysis/:matchId/rewrite", "seeker/drafts/rewrite", "seeker", {
    children: [page(":draftId/delete", "seeker/drafts/delete", "seeker")],
  }),
  page("history", "seeker/history/history", "seeker", {
    children: [page(":matchId/delete", "seeker/history/delete", "seeker")],
  }),
  page("compare", "seeker/matches/compare", "seeker"),
  page("jobs", "seeker/jobs/jobs", "seeker"),
  page("jobs/saved", "seeker/jobs/saved", "seeker"),
  page("applications", "seeker/applications/applications", "seeker", {
    children: [
      page("new", "seeker/applications/new", "seeker"),
      page(":applicationId", "seeker/applications/application", "seeker"),
    ],
  }),
  page("agent/register", "agency/account/register", "public"),
  page("agent/login", "agency/account/login", "public"),
  page("agent/logout", "agency/account/logout", "public"),
  page("agent/forgot-password", "agency/account/forgot-password", "public"),
  page("agent/invitation/:token", "agency/account/invitation", "public"),
  page("agent", "agency/layout", "agent", {
    isLayout: true,
    children: [
      page("", "agency/index", "agent"),
      page("dashboard", "agency/dashboard", "agent"),
      page("candidates-pool", "agency/pool", "agent", {
        children: [page(":applicantId", "agency/applicants/pool-person", "agent")],
      }),
      page("reviewers", "agency/reports/reviewers", "agent"),
      page("bias-audit", "agency/reports/bias-audit", "agent"),
      page("profile", "agency/profile", "agent"),
      page("account", "agency/account/your-account", "agent"),
      page("account/exports/:exportId", "agency/account/data-export", "agent"),
      page("notifications", "agency/notifications/notifications", "agent"),
      page("notifications/:notificationId", "agency/notifications/notification", "agent"),
      page("requests", "agency/requests", "agent"),
      page("log", "agency/log", "agent"),
      page("stages", "agency/stages", "agent"),
      page("keys", "agency/keys", "agent"),
      page("webhooks", "agency/webhooks/webhooks", "agent"),
      page("webhooks/:webhookId", "agency/webhooks/webhook", "agent"),
      page("notices", "agency/notices", "agent"),
      page("agreement", "agency/agreement", "agent"),
      page("members", "agency/members/members", "agent", {
        children: [page(":memberId", "agency/members/member", "agent")],
      }),
      page("upgrade", "agency/upgrade", "agent"),
      page("subscription", "agency/subscription/subscription", "agent", {
        children: [page("cancel", "agency/subscription/cancel", "agent")],
      }),
      page("campaigns/create", "agency/threads/create", "agent"),
      page("campaigns/:threadId/share", "agency/threads/share", "agent"),
      page("campaigns/:threadId/pool", "agency/threads/fitting", "agent"),
      page("campaigns/:threadId/analytics", "agency/threads/analytics", "agent"),
      page("campaigns/:threadId/papers", "agency/threads/papers", "agent"),
      page("campaigns/:threadId/voluntary-questions", "agency/threads/voluntary-questions", "agent"),
      page("campaigns/:threadId", "agency/threads/thread", "agent", {
        children: [
          page("requirements", "agency/threads/requirements", "agent"),
          page("columns", "agency/threads/columns", "agent"),
          page("views", "agency/threads/views", "agent"),
          page("colleagues", "agency/threads/colleagues", "agent"),
          page("help", "agency/threads/help", "agent"),
          page("export", "agency/threads/export", "agent"),
          page("delete", "agency/threads/delete", "agent"),
          page("decisions", "agency/decisions/move", "agent"),
          page("candidates/:applicantId/notes", "agency/decisions/note", "agent"),
          page("candidates/:applicantId/same-person", "agency/applicants/same-person", "agent"),
          page("candidates/:applicantId", "agency/applicants/applicant", "agent"),
          page("candidates/:applicantId/page", "agency/applicants/their-page", "agent"),
          page("candidates/:applicantId/empty-fields", "agency/applicants/empty-fields", "agent"),
          page("candidates/:applicantId/hold", "agency/applicants/hold", "agent"),
          page("candidates/:applicantId/delete", "agency/applicants/delete", "agent"),
        ],
      }),
      page("campaigns/:threadId/state", "agency/threads/state", "agent"),
      page("campaigns/:threadId/again", "agency/threads/again", "agent"),
    ],
  }),

  page("admin", "staff/layout", "staff", {
    isLayout: true,
    children: [
      page("", "staff/overview", "staff"),
      page("agents", "staff/agents/agents", "staff"),
      page("agents/:agentId", "staff/agents/agent", "staff", {
        children: [page(":decision", "staff/agents/decision", "staff")],
      }),
      page("users", "staff/users/users", "staff"),
      page("users/:userId", "staff/users/user", "staff", {
        children: [page("money/:action", "staff/users/money", "staff")],
      }),
      page("companies", "staff/companies/companies", "staff"),
      page("companies/:companyId", "staff/companies/company", "staff", {
        children: [
          page(":decision", "staff/companies/decision", "staff"),
          page("money/:action", "staff/companies/money", "staff"),
        ],
      }),
      page("subscriptions", "staff/subscriptions", "staff"),
      page("billing", "staff/billing/billing", "staff", {
        children: [
          page("alerts/:alertId/resolve", "staff/billing/resolve", "staff"),
          page("declarations/:declarationId/:action", "staff/billing/declaration", "staff"),
        ],
      }),
      page("messages", "staff/messages/messages", "staff"),
      page("messages/:messageId", "staff/messages/message", "staff"),
      page("bookings", "staff/bookings/bookings", "staff"),
      page("bookings/:bookingId", "staff/bookings/booking", "staff"),
      page("lists", "staff/mailing-lists/mailing-lists", "staff"),
      page("lists/:list/confirmed", "staff/mailing-lists/confirmed", "staff"),
      page("boards", "staff/boards/boards", "staff"),
      page("boards/add", "staff/boards/add", "staff"),
      page("boards/import", "staff/boards/import", "staff"),
      page("boards/:boardId", "staff/boards/change", "staff"),
      page("letters/new", "staff/mailing-lists/new-letter", "staff"),
      page("letters/:letterId", "staff/mailing-lists/letter", "staff", {
        children: [page(":action", "staff/mailing-lists/letter-action", "staff")],
      }),
      page("funnel", "staff/funnel", "staff"),
      page("deletions", "staff/deletions/deletions", "staff", {
        children: [page(":requestId/erase", "staff/deletions/erase", "staff")],
      }),
      page("resumes", "staff/documents/failed", "staff", {
        children: [
          page("own/:resumeId/retry", "staff/documents/retry-resume", "staff"),
          page(":threadId/retry", "staff/documents/retry-applicants", "staff"),
        ],
      }),
      page("mails", "staff/mails/mails", "staff", {
        children: [page(":mailId/resend", "staff/mails/resend", "staff")],
      }),
      page("articles", "staff/articles/articles", "staff"),
      page("articles/new", "staff/articles/new", "staff"),
      page("articles/:articleId", "staff/articles/article", "staff", {
        children: [page("delete", "staff/articles/delete", "staff")],
      }),
      page("incidents", "staff/incidents/incidents", "staff"),
      page("incidents/new", "staff/incidents/new", "staff"),
      page("incidents/:incidentId", "staff/incidents/incident", "staff"),
      page("audit", "staff/audit", "staff"),
    ],
  }),

  page("outbox", "local/outbox", "local"),
  page("outbox/:mailId", "local/mail", "local"),
];

/** A page as those see it who need the whole list: access guard, sitemap, cache, crawler, screenshots. */
export type SitePage = Pick<Page, "access" | "shared" | "listed" | "isLayout"> & {
  /** Remix's route id: the file under `app`, without the ending */
  id: string;
  /** its whole address with parameters as `:name`, for instance `/admin/users/:userId` */
  pattern: string;
};

export const NOT_FOUND_ID = "routes/public/not-found";

/** Who may pass each page and each layout, by Remix's route id. */
export const routeAccess: Readonly<Record<string, AccessRule>> = {
  root: "public",
  // In development builds only.
  "routes/public/design": "local",
  ...Object.fromEntries(pages.flatMap((entry) => flattened(entry, "")).map(({ id, access }) => [id, access])),
};

/** Every page that has an address, in the table's order. */
export const sitePages: readonly SitePage[] = pages
  .flatMap((entry) => flattened(entry, ""))
  .filter(({ isLayout }) => !isLayout);

function flattened({ path, file, children = [], ...rest }: Page, base: string): SitePage[] {
  const pattern = path === "" ? base : `${base}/${path}`;
  return [
    { ...rest, id: `routes/${file}`, pattern: pattern || "/" },
    ...children.flatMap((child) => flattened(child, pattern)),
  ];
}

/** Production has no page that shows all parts in all states; its journeys build it alone. */
const design: RouteConfigEntry = { path: "design", file: "routes/public/design.tsx" };

function entryOf({ path, file, children }: Page): RouteConfigEntry {
  return {
    file: `routes/${file}.tsx`,
    ...(path === "" ? { index: true } : { path, children: children?.map(entryOf) }),
  };
}

export default process.env.ONLY_DESIGN
  ? [design]
  : [...pages.map(entryOf), ...(process.env.NODE_ENV === "production" ? [] : [design])];
