import { eq } from "drizzle-orm";
import { companies } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";

type Company = Pick<
  typeof companies.$inferSelect,
  | "companyName"
  | "companyAddress"
  | "companyPhone"
  | "companyWebsite"
  | "retentionDays"
  | "shortlistedRetentionDays"
>;

export type NoticeTexts = { posting: string; subject: string; mail: string };

/** What an agency can write to tell people how it uses their data, from its own settings (GDPR, Articles 13 and 14). */
export function noticeTexts(company: Company): NoticeTexts {
  const { companyName, companyAddress, companyPhone, companyWebsite } = company;
  const contact = [companyAddress, companyPhone, companyWebsite].filter(Boolean).join(", ");
  const kept =
    company.retentionDays === null
      ? "as long as we need it for this"
      : `${company.retentionDays} days after our last contact, ${company.shortlistedRetentionDays} where you are shortlisted`;
  const rights =
    "You can ask to see your data, to correct it, to have it deleted, to have no score, or to have a person look at it; object at any time; and complain to a data protection authority.";
  return {
    posting: `${companyName} (${contact}) uses your application to fill this job. We use the program Plumbline, which compares your résumé with what the job asks and gives a score; a person decides. Clients who may hire you see your data only if you agree. We keep it ${kept}. ${rights}`,
    subject: `${companyName} has your résumé`,
    mail: [
      "Hello,",
      `${companyName} (${contact}) holds your résumé, to find out whether a job would suit you. We got it from [where you got it from].`,
      "It holds what you wrote: name and contact details, work, education, skills. We use the program Plumbline, which compares it with what the job asks and gives a score. The score only orders and explains; a person decides. Our legal basis is our legitimate interest in finding people for jobs, or the steps that you asked for when you applied.",
      "The companies that process it for us are listed on Plumbline’s page of sub-processors. A client who may hire you sees it only if you agree.",
      `We keep it ${kept}.`,
      rights,
      "You can do all of that on a page of your own, without an account: [the address of their page].",
      companyName,
    ].join("\n\n"),
  };
}

export async function getNoticeTexts(
  { db }: Pick<Deps, "db">,
  { companyId }: Pick<ActiveAgent, "companyId">,
): Promise<NoticeTexts | null> {
  const [company] = await db.dbFor(companyId).select().from(companies).where(eq(companies.id, companyId));
  return company ? noticeTexts(company) : null;
}
