import type { Handler, ObjectName } from "./matrix";

const page = (name: string, path: string, object?: ObjectName): Handler => ({
  route: `routes/${name}`,
  method: "GET",
  path: `/admin${path}`,
  rule: "staffPage",
  ...(object ? { object } : {}),
});

/** A form that changes something: its page, and its post, which journeys and the staff's own tests cover for staff. */
const form = (name: string, path: string, object: ObjectName): Handler[] => [
  page(name, path, object),
  { ...page(name, path, object), method: "POST", changes: true },
];

export const staffHandlers: Handler[] = [
  page("staff/overview", ""),
  page("staff/agents/agents", "/agents"),
  page("staff/agents/agent", "/agents/{agent}", "agent"),
  ...form("staff/agents/decision", "/agents/{agent}/block", "agent"),
  page("staff/users/users", "/users?q=a"),
  page("staff/users/user", "/users/{user}", "user"),
  ...form("staff/users/money", "/users/{user}/money/suspend", "user"),
  page("staff/companies/companies", "/companies?q=a"),
  page("staff/companies/company", "/companies/{company}", "company"),
  ...form("staff/companies/decision", "/companies/{company}/deactivate", "company"),
  ...form("staff/companies/money", "/companies/{company}/money/suspend", "company"),
  page("staff/billing/billing", "/billing"),
  ...form("staff/billing/resolve", "/billing/alerts/{alert}/resolve", "alert"),
  ...form("staff/billing/declaration", "/billing/declarations/{declaration}/answer", "declaration"),
  page("staff/subscriptions", "/subscriptions"),
  page("staff/messages/messages", "/messages"),
  ...form("staff/messages/message", "/messages/{message}", "message"),
  page("staff/bookings/bookings", "/bookings"),
  ...form("staff/bookings/booking", "/bookings/{booking}", "booking"),
  page("staff/mailing-lists/mailing-lists", "/lists"),
  page("staff/mailing-lists/confirmed", "/lists/newsletter/confirmed"),
  { ...page("staff/mailing-lists/confirmed", "/lists/newsletter/confirmed"), method: "POST" },
  page("staff/funnel", "/funnel"),
  page("staff/deletions/deletions", "/deletions"),
  ...form("staff/deletions/erase", "/deletions/{deletion}/erase", "deletion"),
  page("staff/documents/failed", "/resumes"),
  ...form("staff/documents/retry-applicants", "/resumes/{failedThread}/retry", "failedThread"),
  ...form("staff/documents/retry-resume", "/resumes/own/{failedResume}/retry", "failedResume"),
  page("staff/mails/mails", "/mails"),
  ...form("staff/mails/resend", "/mails/{deadMail}/resend", "deadMail"),
  page("staff/articles/articles", "/articles"),
  page("staff/articles/new", "/articles/new"),
  { ...page("staff/articles/new", "/articles/new"), method: "POST" },
  ...form("staff/articles/article", "/articles/{article}", "article"),
  ...form("staff/articles/delete", "/articles/{article}/delete", "article"),
  page("staff/audit", "/audit"),
];
