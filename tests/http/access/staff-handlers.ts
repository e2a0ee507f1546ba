import type { Handler, ObjectName } from "./matrix";

const page = (name: string, path: string, object?: ObjectName): Handler => ({
  route: `routes/admin._staff.${name}`,
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
  page("_index", ""),
  page("agents._index", "/agents"),
  page("agents.$agentId", "/agents/{agent}", "agent"),
  ...form("agents.$agentId.$decision", "/agents/{agent}/block", "agent"),
  page("users._index", "/users?q=a"),
  page("users.$userId", "/users/{user}", "user"),
  page("companies._index", "/companies?q=a"),
  page("companies.$companyId", "/companies/{company}", "company"),
  ...form("companies.$companyId.$decision", "/companies/{company}/deactivate", "company"),
  page("subscriptions", "/subscriptions"),
  page("messages._index", "/messages"),
  ...form("messages.$messageId", "/messages/{message}", "message"),
  page("bookings._index", "/bookings"),
  ...form("bookings.$bookingId", "/bookings/{booking}", "booking"),
  page("lists._index", "/lists"),
  page("lists.$list.confirmed", "/lists/newsletter/confirmed"),
  { ...page("lists.$list.confirmed", "/lists/newsletter/confirmed"), method: "POST" },
  page("deletions", "/deletions"),
  ...form("deletions.$requestId.erase", "/deletions/{deletion}/erase", "deletion"),
  page("resumes", "/resumes"),
  ...form("resumes.$threadId.retry", "/resumes/{failedThread}/retry", "failedThread"),
  ...form("resumes.own.$resumeId.retry", "/resumes/own/{failedResume}/retry", "failedResume"),
  page("mails", "/mails"),
  ...form("mails.$mailId.resend", "/mails/{deadMail}/resend", "deadMail"),
  page("articles._index", "/articles"),
  page("articles.new", "/articles/new"),
  { ...page("articles.new", "/articles/new"), method: "POST" },
  ...form("articles.$articleId", "/articles/{article}", "article"),
  ...form("articles.$articleId.delete", "/articles/{article}/delete", "article"),
  page("audit", "/audit"),
];
