/** The access matrix: which caller gets in where. Data only; `access-matrix.test.ts` walks it. */

export const callers = [
  "visitor",
  "stale cookie",
  "client",
  "former client",
  "seeker A",
  "seeker B",
  "pending agent",
  "blocked agent",
  "owner",
  "recruiter",
  "colleague",
  "sharing colleague",
  "viewer",
  "other company",
  "expired trial",
  "staff",
] as const;

export type Caller = (typeof callers)[number];

/**
 * - in: answered, if only with "this form has gaps"
 * - sign-in, agent-sign-in: sent there, with the way back
 * - 401, 403: refused in words
 * - missing: exactly as an address that never was
 */
export type Outcome = "in" | "sign-in" | "agent-sign-in" | "401" | "403" | "missing";

const everyone = (outcome: Outcome) =>
  Object.fromEntries(callers.map((caller) => [caller, outcome])) as Record<Caller, Outcome>;

const nobody = <Kind extends Outcome>(outcome: Kind) => ({
  ...{ visitor: outcome, "stale cookie": outcome },
  // Whoever holds a client's link, open or withdrawn, is a visitor everywhere else.
  ...{ client: outcome, "former client": outcome },
});
const strangers = nobody("sign-in");
const jobSeekers = { "seeker A": "in", "seeker B": "in", staff: "in" } as const;
const colleagues = <Kind extends Outcome>(outcome: Kind) => ({
  ...{ recruiter: outcome, colleague: outcome, "sharing colleague": outcome, viewer: outcome },
});
const owners = { owner: "in", "other company": "in", "expired trial": "in" } as const;
const activeAgents = { ...owners, ...colleagues("in") };

/** What each kind of handler says to each caller. */
export const rules = {
  public: everyone("in"),
  userPage: { ...everyone("in"), ...strangers },
  buyerPage: { ...everyone("in"), ...strangers, "pending agent": "403", "blocked agent": "403" },
  seekerPage: { ...everyone("403"), ...strangers, ...jobSeekers },
  agentPage: { ...everyone("agent-sign-in"), ...activeAgents },
  /** where something is changed: viewers read only */
  workPage: { ...everyone("agent-sign-in"), ...activeAgents, viewer: "403" },
  /** a company's owners alone (RULINGS 56) */
  ownerPage: { ...everyone("agent-sign-in"), ...owners, ...colleagues("403") },
  agentApi: { ...everyone("403"), ...nobody("401"), ...activeAgents },
  workApi: { ...everyone("403"), ...nobody("401"), ...activeAgents, viewer: "403" },
  userApi: { ...everyone("in"), ...nobody("401") },
  seekerApi: { ...everyone("403"), ...nobody("401"), ...jobSeekers },
  tokenApi: {
    ...everyone("in"),
    ...nobody("401"),
    viewer: "403",
    "pending agent": "403",
    "blocked agent": "403",
  },
  programApi: everyone("401"),
  checkoutApi: { ...everyone("in"), ...nobody("401") },
  staffPage: { ...everyone("missing"), ...strangers, staff: "in" },
} satisfies Record<string, Record<Caller, Outcome>>;

/** A recruiter's thread: its company's owner sees it, and colleagues with whom it is shared. */
const sharers = ["recruiter", "owner", "sharing colleague", "viewer"] as const;

/** Objects that addresses name, and whose they are: to everyone else who may come in they are missing. */
export const objects = {
  thread: sharers,
  applicant: sharers,
  batch: sharers,
  export: ["seeker A"],
  list: ["recruiter"],
  order: ["seeker A"],
  resume: ["seeker A"],
  match: ["seeker A"],
  share: "anyone",
  session: "anyone",
  report: "anyone",
  invitation: "anyone",
  member: ["owner"],
  mail: "anyone",
  deadMail: "anyone",
  failedThread: "anyone",
  failedResume: "anyone",
  agent: "anyone",
  company: "anyone",
  user: "anyone",
  message: "anyone",
  booking: "anyone",
  deletion: "anyone",
  article: "anyone",
  alert: "anyone",
  declaration: "anyone",
} as const satisfies Record<string, readonly Caller[] | "anyone">;

export type ObjectName = keyof typeof objects;

export type Handler = {
  /** the route's file for pages, method and pattern for endpoints */
  route: string;
  method: "GET" | "POST";
  /** `{thread}` and the like mean an object's id */
  path: string;
  rule: keyof typeof rules;
  /** the last object in the path: its id is made foreign, deleted, random, malformed */
  object?: ObjectName;
  /** does something to the object: not tried by those who may, whom the journeys cover */
  changes?: true;
  /** the declared rule lets more in, the handler turns them away: every run tries every caller */
  byHandler?: true;
  /** what a form must hold for its object to be looked for */
  fields?: Record<string, string>;
};

const thread = "/agent/campaigns/{thread}";
const applicant = `${thread}/candidates/{applicant}`;

/** Agents who aren't active buy nothing. */
const buyingPages: Handler[] = [
  {
    route: "routes/account/order",
    method: "GET",
    path: "/order/credits-10",
    rule: "buyerPage",
    byHandler: true,
  },
  {
    route: "routes/account/order",
    method: "POST",
    path: "/order/credits-10",
    rule: "buyerPage",
    byHandler: true,
  },
  {
    route: "routes/account/payment-success",
    method: "GET",
    path: "/payment-success",
    rule: "buyerPage",
    byHandler: true,
  },
  {
    route: "routes/account/payment-error",
    method: "GET",
    path: "/payment-error",
    rule: "buyerPage",
    byHandler: true,
  },
  { route: "routes/account/buy-credits", method: "GET", path: "/buy-credits", rule: "seekerPage" },
];

/** To everyone who has nothing to cancel, and no such order, the dialogs say so. */
const orderChanges: Handler[] = [
  {
    route: "routes/account/settings/cancel-plan",
    method: "GET",
    path: "/settings/cancel-plan",
    rule: "seekerPage",
  },
  {
    route: "routes/account/settings/cancel-plan",
    method: "POST",
    path: "/settings/cancel-plan",
    rule: "seekerPage",
    changes: true,
  },
  {
    route: "routes/account/settings/withdraw",
    method: "GET",
    path: "/settings/withdraw/{order}",
    rule: "seekerPage",
    object: "order",
  },
  {
    route: "routes/account/settings/withdraw",
    method: "POST",
    path: "/settings/withdraw/{order}",
    rule: "seekerPage",
    object: "order",
    changes: true,
  },
];

export const handlers: Handler[] = [
  { route: "routes/public/home", method: "GET", path: "/", rule: "public" },
  { route: "GET /robots.txt", method: "GET", path: "/robots.txt", rule: "public" },
  { route: "GET /sitemap.xml", method: "GET", path: "/sitemap.xml", rule: "public" },
  {
    route: "GET /learning-center/rss.xml",
    method: "GET",
    path: "/learning-center/rss.xml",
    rule: "public",
  },
  {
    route: "GET /.well-known/security.txt",
    method: "GET",
    path: "/.well-known/security.txt",
    rule: "public",
  },
  { route: "routes/public/individual", method: "GET", path: "/individual", rule: "public" },
  { route: "routes/public/agencies", method: "GET", path: "/agencies", rule: "public" },
  {
    route: "routes/public/learning-center/articles",
    method: "GET",
    path: "/learning-center",
    rule: "public",
  },
  {
    route: "routes/public/learning-center/article",
    method: "GET",
    path: "/learning-center/tell-me-about-yourself",
    rule: "public",
  },
  { route: "routes/public/legal/privacy", method: "GET", path: "/privacy", rule: "public" },
  { route: "routes/public/legal/terms", method: "GET", path: "/terms", rule: "public" },
  { route: "routes/public/legal/imprint", method: "GET", path: "/imprint", rule: "public" },
  { route: "routes/public/withdraw", method: "GET", path: "/withdraw", rule: "public" },
  { route: "routes/public/withdraw", method: "POST", path: "/withdraw", rule: "public" },
  { route: "routes/public/cancel", method: "GET", path: "/cancel", rule: "public" },
  { route: "routes/public/cancel", method: "POST", path: "/cancel", rule: "public" },
  { route: "routes/public/legal/cookies", method: "GET", path: "/cookies", rule: "public" },
  {
    route: "routes/public/legal/cookie-preferences",
    method: "GET",
    path: "/cookie-preferences",
    rule: "public",
  },
  {
    route: "routes/public/legal/cookie-preferences",
    method: "POST",
    path: "/cookie-preferences",
    rule: "public",
  },
  { route: "POST /api/consent", method: "POST", path: "/api/consent", rule: "public" },
  { route: "POST /api/analytics", method: "POST", path: "/api/analytics", rule: "public" },
  { route: "routes/public/about", method: "GET", path: "/about", rule: "public" },
  { route: "routes/public/how", method: "GET", path: "/how", rule: "public" },
  { route: "routes/public/pricing", method: "GET", path: "/pricing", rule: "public" },
  { route: "routes/public/prices", method: "GET", path: "/prices", rule: "public" },
  { route: "routes/account/upgrade", method: "GET", path: "/upgrade", rule: "userPage" },
  ...buyingPages,
  { route: "routes/public/careers", method: "GET", path: "/careers", rule: "public" },
  { route: "routes/public/careers", method: "POST", path: "/careers", rule: "public" },
  { route: "routes/public/coaching", method: "GET", path: "/coaching", rule: "public" },
  { route: "routes/public/coaching", method: "POST", path: "/coaching", rule: "public" },
  {
    route: "routes/public/coaching-session",
    method: "GET",
    path: "/coaching/session/{session}",
    object: "session",
    rule: "public",
  },
  {
    route: "routes/public/coaching-session",
    method: "POST",
    path: "/coaching/session/{session}",
    object: "session",
    rule: "public",
    changes: true,
    fields: { intent: "cancel" },
  },
  {
    route: "routes/public/client-report",
    method: "GET",
    path: "/client/{report}",
    object: "report",
    rule: "public",
  },
  {
    route: "routes/public/client-report",
    method: "POST",
    path: "/client/{report}",
    object: "report",
    rule: "public",
    changes: true,
    fields: { answer: "yes" },
  },
  {
    route: "routes/agency/account/invitation",
    method: "GET",
    path: "/agent/invitation/{invitation}",
    object: "invitation",
    rule: "public",
  },
  {
    route: "routes/agency/account/invitation",
    method: "POST",
    path: "/agent/invitation/{invitation}",
    object: "invitation",
    rule: "public",
    changes: true,
    fields: {
      ...{ fullName: "Ada Berg", password: "a-long-password", confirmPassword: "a-long-password" },
      terms: "on",
    },
  },
  { route: "routes/public/interview", method: "GET", path: "/interview", rule: "public" },
  { route: "routes/public/interview", method: "POST", path: "/interview", rule: "public" },
  { route: "routes/public/newsletter/subscribe", method: "GET", path: "/newsletter", rule: "public" },
  { route: "routes/public/newsletter/subscribe", method: "POST", path: "/newsletter", rule: "public" },
  { route: "POST /newsletter/subscribe", method: "POST", path: "/newsletter/subscribe", rule: "public" },
  { route: "routes/public/newsletter/confirm", method: "GET", path: "/newsletter/confirm", rule: "public" },
  { route: "routes/public/newsletter/confirm", method: "POST", path: "/newsletter/confirm", rule: "public" },
  {
    route: "routes/public/newsletter/unsubscribe",
    method: "GET",
    path: "/newsletter/unsubscribe",
    rule: "public",
  },
  {
    route: "routes/public/newsletter/unsubscribe",
    method: "POST",
    path: "/newsletter/unsubscribe",
    rule: "public",
  },
  { route: "routes/public/contact", method: "GET", path: "/contact", rule: "public" },
  { route: "routes/public/contact", method: "POST", path: "/contact", rule: "public" },
  { route: "routes/account/register", method: "GET", path: "/register", rule: "public" },
  { route: "routes/account/register", method: "POST", path: "/register", rule: "public" },
  { route: "routes/account/login", method: "GET", path: "/login", rule: "public" },
  { route: "routes/account/login", method: "POST", path: "/login", rule: "public" },
  { route: "routes/account/logout", method: "GET", path: "/logout", rule: "public" },
  { route: "routes/account/logout", method: "POST", path: "/logout", rule: "public", changes: true },
  { route: "routes/account/google/start", method: "GET", path: "/login/google", rule: "public" },
  {
    route: "routes/account/google/start",
    method: "POST",
    path: "/login/google",
    rule: "seekerPage",
    byHandler: true,
  },
  { route: "routes/account/google/callback", method: "GET", path: "/login/google/callback", rule: "public" },
  { route: "routes/account/verify-email", method: "GET", path: "/verify-email", rule: "public" },
  { route: "routes/account/verify-email", method: "POST", path: "/verify-email", rule: "public" },
  { route: "routes/account/forgot-password", method: "GET", path: "/forgot-password", rule: "public" },
  { route: "routes/account/forgot-password", method: "POST", path: "/forgot-password", rule: "public" },
  { route: "routes/account/reset-password", method: "GET", path: "/reset-password", rule: "public" },
  { route: "routes/account/reset-password", method: "POST", path: "/reset-password", rule: "public" },
  { route: "routes/local/outbox", method: "GET", path: "/outbox", rule: "public" },
  { route: "routes/local/mail", method: "GET", path: "/outbox/{mail}", rule: "public", object: "mail" },

  { route: "routes/seeker/dashboard", method: "GET", path: "/dashboard", rule: "seekerPage" },
  { route: "routes/account/settings/settings", method: "GET", path: "/settings", rule: "seekerPage" },
  { route: "routes/account/settings/settings", method: "POST", path: "/settings", rule: "seekerPage" },
  { route: "routes/account/settings/billing", method: "GET", path: "/settings/billing", rule: "seekerPage" },
  { route: "routes/account/settings/billing", method: "POST", path: "/settings/billing", rule: "seekerPage" },
  ...orderChanges,
  {
    route: "routes/account/settings/export",
    method: "GET",
    path: "/settings/exports/{export}",
    rule: "seekerPage",
    object: "export",
  },
  {
    route: "routes/account/settings/confirm-deletion",
    method: "GET",
    path: "/settings/confirm-deletion",
    rule: "public",
  },
  {
    route: "routes/account/settings/confirm-deletion",
    method: "POST",
    path: "/settings/confirm-deletion",
    rule: "public",
  },
  {
    route: "GET /api/exports/:exportId",
    method: "GET",
    path: "/api/exports/{export}",
    rule: "userApi",
    object: "export",
  },

  { route: "routes/agency/account/register", method: "GET", path: "/agent/register", rule: "public" },
  { route: "routes/agency/account/register", method: "POST", path: "/agent/register", rule: "public" },
  { route: "routes/agency/account/login", method: "GET", path: "/agent/login", rule: "public" },
  { route: "routes/agency/account/login", method: "POST", path: "/agent/login", rule: "public" },
  { route: "routes/agency/account/logout", method: "GET", path: "/agent/logout", rule: "public" },
  {
    route: "routes/agency/account/logout",
    method: "POST",
    path: "/agent/logout",
    rule: "public",
    changes: true,
  },
  {
    route: "routes/agency/account/forgot-password",
    method: "GET",
    path: "/agent/forgot-password",
    rule: "public",
  },
  {
    route: "routes/agency/account/forgot-password",
    method: "POST",
    path: "/agent/forgot-password",
    rule: "public",
  },

  { route: "routes/agency/index", method: "GET", path: "/agent", rule: "agentPage" },
  { route: "routes/agency/dashboard", method: "GET", path: "/agent/dashboard", rule: "agentPage" },
  { route: "routes/agency/profile", method: "GET", path: "/agent/profile", rule: "agentPage" },
  { route: "routes/agency/members/members", method: "GET", path: "/agent/members", rule: "agentPage" },
  {
    route: "routes/agency/members/members",
    method: "POST",
    path: "/agent/members",
    rule: "ownerPage",
    byHandler: true,
  },
  {
    route: "routes/agency/members/member",
    method: "GET",
    path: "/agent/members/{member}",
    rule: "ownerPage",
    object: "member",
    byHandler: true,
  },
  {
    route: "routes/agency/members/member",
    method: "POST",
    path: "/agent/members/{member}",
    rule: "ownerPage",
    object: "member",
    changes: true,
    byHandler: true,
    fields: { role: "recruiter" },
  },
  { route: "routes/agency/upgrade", method: "GET", path: "/agent/upgrade", rule: "agentPage" },
  { route: "routes/agency/profile", method: "POST", path: "/agent/profile", rule: "agentPage" },
  {
    route: "routes/agency/subscription/subscription",
    method: "GET",
    path: "/agent/subscription",
    rule: "agentPage",
  },
  {
    route: "routes/agency/subscription/subscription",
    method: "POST",
    path: "/agent/subscription",
    rule: "ownerPage",
    byHandler: true,
  },
  {
    route: "routes/agency/subscription/cancel",
    method: "GET",
    path: "/agent/subscription/cancel",
    rule: "ownerPage",
    byHandler: true,
  },
  {
    route: "routes/agency/subscription/cancel",
    method: "POST",
    path: "/agent/subscription/cancel",
    rule: "ownerPage",
    byHandler: true,
    changes: true,
  },
  {
    route: "routes/agency/threads/create",
    method: "GET",
    path: "/agent/campaigns/create",
    rule: "workPage",
  },
  {
    route: "routes/agency/threads/create",
    method: "POST",
    path: "/agent/campaigns/create",
    rule: "workPage",
  },
  {
    route: "routes/agency/threads/thread",
    method: "GET",
    path: thread,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/thread",
    method: "POST",
    path: thread,
    rule: "workPage",
    object: "thread",
    changes: true,
  },
  {
    route: "routes/agency/threads/requirements",
    method: "GET",
    path: `${thread}/requirements`,
    rule: "workPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/requirements",
    method: "POST",
    path: `${thread}/requirements`,
    rule: "workPage",
    object: "thread",
    changes: true,
  },
  {
    route: "routes/agency/threads/share",
    method: "GET",
    path: `${thread}/share`,
    rule: "workPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/share",
    method: "POST",
    path: `${thread}/share`,
    rule: "workPage",
    object: "thread",
    changes: true,
    fields: { intent: "preview" },
  },
  {
    route: "routes/agency/threads/views",
    method: "GET",
    path: `${thread}/views`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/views",
    method: "POST",
    path: `${thread}/views`,
    rule: "workPage",
    object: "thread",
    fields: { intent: "save", name: "Best first" },
    changes: true,
  },
  {
    route: "routes/agency/threads/columns",
    method: "GET",
    path: `${thread}/columns`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/columns",
    method: "POST",
    path: `${thread}/columns`,
    rule: "agentPage",
    object: "thread",
    changes: true,
  },
  { route: "routes/agency/log", method: "GET", path: "/agent/log", rule: "agentPage" },
  { route: "routes/agency/stages", method: "GET", path: "/agent/stages", rule: "agentPage" },
  {
    route: "routes/agency/stages",
    method: "POST",
    path: "/agent/stages",
    rule: "ownerPage",
    byHandler: true,
  },
  {
    route: "routes/agency/decisions/move",
    method: "GET",
    path: `${thread}/decisions`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/decisions/note",
    method: "GET",
    path: `${applicant}/notes`,
    rule: "agentPage",
    object: "applicant",
  },
  {
    route: "routes/agency/decisions/move",
    method: "POST",
    path: `${thread}/decisions`,
    rule: "workPage",
    object: "thread",
    fields: { id: "nobody", stage: "offer" },
    changes: true,
  },
  {
    route: "routes/agency/decisions/note",
    method: "POST",
    path: `${applicant}/notes`,
    rule: "workPage",
    object: "applicant",
    fields: { body: "A note." },
    changes: true,
  },
  {
    route: "routes/agency/threads/export",
    method: "GET",
    path: `${thread}/export`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/export",
    method: "POST",
    path: `${thread}/export`,
    rule: "agentPage",
    object: "thread",
    changes: true,
  },
  {
    route: "routes/agency/threads/state",
    method: "GET",
    path: `${thread}/state`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/state",
    method: "POST",
    path: `${thread}/state`,
    rule: "workPage",
    object: "thread",
    changes: true,
  },
  {
    route: "routes/agency/threads/again",
    method: "GET",
    path: `${thread}/again`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/again",
    method: "POST",
    path: `${thread}/again`,
    rule: "workPage",
    object: "thread",
    changes: true,
  },
  {
    route: "routes/agency/threads/colleagues",
    method: "GET",
    path: `${thread}/colleagues`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/colleagues",
    method: "POST",
    path: `${thread}/colleagues`,
    rule: "workPage",
    object: "thread",
    fields: { intent: "share", colleague: "nobody" },
    changes: true,
  },
  {
    route: "routes/agency/threads/help",
    method: "GET",
    path: `${thread}/help`,
    rule: "agentPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/delete",
    method: "GET",
    path: `${thread}/delete`,
    rule: "workPage",
    object: "thread",
  },
  {
    route: "routes/agency/threads/delete",
    method: "POST",
    path: `${thread}/delete`,
    rule: "workPage",
    object: "thread",
    changes: true,
  },
  {
    route: "routes/agency/applicants/applicant",
    method: "GET",
    path: applicant,
    rule: "agentPage",
    object: "applicant",
  },
  {
    route: "routes/agency/applicants/applicant",
    method: "POST",
    path: applicant,
    rule: "workPage",
    object: "applicant",
    changes: true,
  },
  {
    route: "routes/agency/applicants/delete",
    method: "GET",
    path: `${applicant}/delete`,
    rule: "workPage",
    object: "applicant",
  },
  {
    route: "routes/agency/applicants/delete",
    method: "POST",
    path: `${applicant}/delete`,
    rule: "workPage",
    object: "applicant",
    changes: true,
  },
  {
    route: "POST /api/campaigns/:threadId/resumes",
    method: "POST",
    path: "/api/campaigns/{thread}/resumes",
    rule: "workApi",
    object: "thread",
    changes: true,
  },
  {
    route: "GET /api/campaigns/:threadId/candidates.csv",
    method: "GET",
    path: "/api/campaigns/{thread}/candidates.csv",
    rule: "agentApi",
    object: "thread",
  },
  {
    route: "GET /api/campaigns/:threadId/exports/:exportId",
    method: "GET",
    path: "/api/campaigns/{thread}/exports/{list}",
    rule: "agentApi",
    object: "list",
  },
  {
    route: "GET /api/batches/:batchId",
    method: "GET",
    path: "/api/batches/{batch}",
    rule: "agentApi",
    object: "batch",
  },
  {
    route: "GET /api/batches/:batchId/live",
    method: "GET",
    path: "/api/batches/{batch}/live",
    rule: "agentApi",
    object: "batch",
  },
  {
    route: "GET /api/candidates/:applicantId/resume",
    method: "GET",
    path: "/api/candidates/{applicant}/resume",
    rule: "agentApi",
    object: "applicant",
  },
  {
    route: "GET /api/candidates/:applicantId/data.zip",
    method: "GET",
    path: "/api/candidates/{applicant}/data.zip",
    rule: "agentApi",
    object: "applicant",
  },
  { route: "POST /api/tokens", method: "POST", path: "/api/tokens", rule: "tokenApi", byHandler: true },
  {
    route: "POST /b2b/job/analyze",
    method: "POST",
    path: "/b2b/job/analyze",
    rule: "programApi",
    byHandler: true,
  },
  {
    route: "POST /b2b/bulk-analyze",
    method: "POST",
    path: "/b2b/bulk-analyze",
    rule: "programApi",
    byHandler: true,
  },
  {
    route: "POST /stripe/create-checkout-session",
    method: "POST",
    path: "/stripe/create-checkout-session",
    rule: "checkoutApi",
    byHandler: true,
  },
  { route: "POST /webhooks/stripe", method: "POST", path: "/webhooks/stripe", rule: "public" },
  { route: "GET /health", method: "GET", path: "/health", rule: "public" },
];
