/** Every address of the staff area that pages link to. */
export const adminPaths = {
  overview: "/admin",
  agents: (status = "pending") => `/admin/agents?status=${status}`,
  agent: (agentId: string) => `/admin/agents/${agentId}`,
  decideAgent: (agentId: string, decision: string) => `/admin/agents/${agentId}/${decision}`,
  users: "/admin/users",
  user: (userId: string) => `/admin/users/${userId}`,
  companies: "/admin/companies",
  company: (companyId: string) => `/admin/companies/${companyId}`,
  decideCompany: (companyId: string, decision: "activate" | "deactivate" | "stop" | "resume") =>
    `/admin/companies/${companyId}/${decision}`,
  subscriptions: (kind = "agency", status = "active") => `/admin/subscriptions?kind=${kind}&status=${status}`,
  actOnUser: (userId: string, action: string) => `/admin/users/${userId}/money/${action}`,
  actOnCompany: (companyId: string, action: string) => `/admin/companies/${companyId}/money/${action}`,
  billing: "/admin/billing",
  resolveAlert: (alertId: string) => `/admin/billing/alerts/${alertId}/resolve`,
  declaration: (id: string, action: "answer" | "carry-out") => `/admin/billing/declarations/${id}/${action}`,
  messages: (state = "open") => `/admin/messages?state=${state}`,
  message: (messageId: string) => `/admin/messages/${messageId}`,
  bookings: (state = "new") => `/admin/bookings?state=${state}`,
  booking: (bookingId: string) => `/admin/bookings/${bookingId}`,
  funnel: "/admin/funnel",
  boards: (state = "all") => `/admin/boards?state=${state}`,
  addBoard: "/admin/boards/add",
  importBoards: "/admin/boards/import",
  changeBoard: (boardId: string) => `/admin/boards/${boardId}`,
  lists: "/admin/lists",
  confirmedOf: (list: string) => `/admin/lists/${list}/confirmed`,
  newLetter: "/admin/letters/new",
  letter: (letterId: string) => `/admin/letters/${letterId}`,
  sendLetter: (letterId: string, updatedAt: number) => `/admin/letters/${letterId}/send?as=${updatedAt}`,
  deleteLetter: (letterId: string) => `/admin/letters/${letterId}/delete`,
  deletions: "/admin/deletions",
  eraseNow: (requestId: string) => `/admin/deletions/${requestId}/erase`,
  resumes: "/admin/resumes",
  seekerResumes: "/admin/resumes?of=job-seekers",
  retryFailedResume: (resumeId: string) => `/admin/resumes/own/${resumeId}/retry?of=job-seekers`,
  retryApplicant: (threadId: string, applicantId: string) =>
    `/admin/resumes/${threadId}/retry?candidate=${applicantId}`,
  retryThread: (threadId: string) => `/admin/resumes/${threadId}/retry`,
  mails: "/admin/mails",
  resendMail: (mailId: string) => `/admin/mails/${mailId}/resend`,
  articles: (state = "published") => `/admin/articles?state=${state}`,
  newArticle: "/admin/articles/new",
  article: (articleId: string) => `/admin/articles/${articleId}`,
  deleteArticle: (articleId: string) => `/admin/articles/${articleId}/delete`,
  incidents: (state = "open") => `/admin/incidents?state=${state}`,
  newIncident: "/admin/incidents/new",
  incidentOf: (messageId: string) => `/admin/incidents/new?message=${messageId}`,
  incident: (incidentId: string) => `/admin/incidents/${incidentId}`,
  audit: (subject = "") => (subject ? `/admin/audit?subject=${encodeURIComponent(subject)}` : "/admin/audit"),
};

/** The page of what an audit line is about; null where there is none. */
export function subjectPath(action: string, subject: string): string | null {
  if (action.startsWith("agent-")) return adminPaths.agent(subject);
  if (action.startsWith("company-")) return adminPaths.company(subject);
  if (action.startsWith("incident-")) return adminPaths.incident(subject);
  if (action.startsWith("message-")) return adminPaths.message(subject);
  if (action.startsWith("booking-")) return adminPaths.booking(subject);
  if (action.startsWith("board")) return adminPaths.boards();
  if (action.startsWith("list-") || action === "letter-deleted") return adminPaths.lists;
  if (action.startsWith("letter-")) return adminPaths.letter(subject);
  if (action === "alert-resolved" || action.startsWith("declaration-")) return adminPaths.billing;
  if (action === "own-resume-retried" || action.startsWith("user-")) return adminPaths.user(subject);
  if (action.startsWith("article-") && action !== "article-deleted") return adminPaths.article(subject);
  return null;
}

/** Where an action leads back to, with word that it was done. */
export function withNotice(path: string, notice: Notice): string {
  return `${path}${path.includes("?") ? "&" : "?"}notice=${notice}`;
}

/** What a page may say after an action. */
export const notices = {
  approved: "The agent is approved and has been told by mail.",
  refused: "The registration is refused; the agent has been told by mail.",
  blocked: "The agent is blocked, signed out everywhere and told by mail.",
  unblocked: "The agent can work again and has been told by mail.",
  activated: "The company is active again. Agents who were blocked stay blocked until you unblock them.",
  deactivated: "The company is not active any more. Its agents are blocked, signed out and told by mail.",
  stopped: "The company is stopped: its people read why when they sign in.",
  resumed: "The company can go on.",
  "incident-opened": "The incident is recorded, and its clock runs.",
  "incident-saved": "Written down.",
  "incident-mailed": "The mails are on their way.",
  answered: "Your answer is on its way.",
  noted: "Noted.",
  proposed: "The proposal is on its way to them by mail.",
  "called-off": "The session is cancelled. They are told by mail, and what they paid goes back.",
  erased: "Everything about this person is erased.",
  "money-done": "Done. It is in the audit log, and the account's people are told by mail.",
  resynced: "Read again at Stripe.",
  "board-added": "The board is added. It is read within a few minutes.",
  "board-stopped": "The board isn’t read any more, and its postings are left out of searches.",
  "board-started": "The board is read again within a few minutes.",
  resolved: "The alert is resolved.",
  "carried-out": "The declaration is carried out.",
  retried: "The résumés are being analyzed again.",
  resent: "The mail is on its way again.",
  saved: "Saved.",
  published: "The article is published.",
  unpublished: "The article is a draft again.",
  deleted: "The article is deleted.",
  "letter-tested": "A test is on its way to your own address.",
  "letter-sent": "The letter is on its way to its list.",
  "letter-deleted": "The letter is deleted.",
} as const;

export type Notice = keyof typeof notices;
