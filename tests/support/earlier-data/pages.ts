export const VISITORS = ["seeker", "agent", "staff"] as const;
export type Visitor = (typeof VISITORS)[number];

/** Every page that shows something to such a visitor; those that only ask "are you sure?" are left out. */
const PATTERNS: Record<Visitor, string[]> = {
  seeker: [
    "/dashboard",
    "/my-resumes",
    "/resume-analysis/:resumeId",
    "/new-analysis",
    "/analysis/:matchId",
    "/history",
    "/compare",
    "/settings",
    "/settings/exports/:exportId",
  ],
  agent: [
    "/agent/dashboard",
    "/agent/dashboard?tab=campaigns",
    "/agent/profile",
    "/agent/upgrade",
    "/agent/campaigns/create",
    "/agent/campaigns/:threadId",
    "/agent/campaigns/:threadId/requirements",
    "/agent/campaigns/:threadId/help",
    "/agent/campaigns/:threadId/candidates/:applicantId",
  ],
  staff: [
    "/admin",
    "/admin/agents",
    "/admin/agents/:agentId",
    "/admin/users",
    "/admin/users/:userId",
    "/admin/companies",
    "/admin/companies/:companyId",
    "/admin/subscriptions",
    "/admin/messages",
    "/admin/messages/:messageId",
    "/admin/bookings",
    "/admin/bookings/:bookingId",
    "/admin/lists",
    "/admin/deletions",
    "/admin/resumes",
    "/admin/mails",
    "/admin/articles",
    "/admin/articles/new",
    "/admin/articles/:articleId",
    "/admin/audit",
  ],
};

/** What each parameter stands for; an applicant's page needs the thread's id too. `?1` is the visitor. */
const SOURCES: Record<string, string> = {
  resumeId: "select id as resumeId from resumes where user_id = ?1 and analysis_status = 'completed'",
  matchId: "select id as matchId from job_analyses where user_id = ?1",
  exportId: "select id as exportId from data_exports where user_id = ?1",
  threadId: `select c.id as threadId from campaigns c join b2b_agents a on a.id = c.agent_id
    where a.user_id = ?1`,
  applicantId: `select c.id as applicantId, c.campaign_id as threadId from b2b_candidates c
    join b2b_agents a on a.id = c.agent_id where a.user_id = ?1 and c.analysis_status = 'completed'`,
  agentId: "select id as agentId from b2b_agents where ?1 <> ''",
  userId: "select id as userId from users where ?1 <> ''",
  companyId: "select id as companyId from b2b_companies where ?1 <> ''",
  messageId: "select id as messageId from contact_messages where ?1 <> ''",
  bookingId: "select id as bookingId from coaching_bookings where ?1 <> ''",
  articleId: "select id as articleId from learning_articles where ?1 <> '' order by id limit 1",
};

/** The addresses of a visitor's pages over all that the database holds of theirs. */
export async function addressesFor(
  visitor: Visitor,
  { database, userId }: { database: D1Database; userId: string },
): Promise<string[]> {
  const addresses: string[] = [];
  for (const pattern of PATTERNS[visitor]) {
    const name = /:(\w+)$/.exec(pattern)?.[1] ?? /:(\w+)/.exec(pattern)?.[1];
    const source = name && SOURCES[name];
    const ids = source
      ? (await database.prepare(source).bind(userId).all<Record<string, string>>()).results
      : [{}];
    if (ids.length === 0) throw new Error(`${pattern}: the data hold none`);
    for (const row of ids)
      addresses.push(pattern.replace(/:(\w+)/g, (_, parameter: string) => row[parameter] ?? ""));
  }
  return addresses;
}

const DATES =
  /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)( \d{4})?|\b\d\d:\d\d\b|\b\d{4}-\d\d-\d\d\b|\b\d+ (seconds?|minutes?|hours?|days?|weeks?|months?) (ago|left)\b/g;

/** The different numbers that a page's main part says in words; dates, ages and charts depend on today. */
export function figuresOf(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main
    .replace(/<(script|style|svg|time|select|textarea)\b[\s\S]*?<\/\1>/g, " ")
    // Of small bars, the figures are in the label.
    .replace(/<[^>]*\baria-label="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ")
    .replace(DATES, " ");
  const figures = text.match(/(?<![\w.,])\d+(?:\.\d+)?%?(?![\w.,]\d)/g) ?? [];
  return [...new Set(figures)].filter((figure) => !/^(19|20)\d\d$/.test(figure));
}
