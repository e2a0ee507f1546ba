import { and, eq, gt, isNull } from "drizzle-orm";
import { applicantLinks, applicants, companies, threads } from "../../../db/schema";
import type { StoredApplicant } from "../applicants/get-applicant";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { readCode } from "./link-code";

type Company = Pick<
  typeof companies.$inferSelect,
  "companyName" | "companyWebsite" | "retentionDays" | "shortlistedRetentionDays" | "blindReview"
>;
type Thread = Pick<typeof threads.$inferSelect, "title" | "jobVersion" | "detailedAnalysis" | "deletedAt">;

export type OpenLink = {
  link: typeof applicantLinks.$inferSelect;
  company: Company;
  /** null once they are erased */
  person: { applicant: StoredApplicant; thread: Thread } | null;
};

/**
 * Whose page a code opens now. An agency that is blocked still holds the résumé, so its pages stay open; a printed one closes
 * while blind review hides the person from the agency that has the code.
 * @throws AppError "page-gone", the same for codes that ended and those that never were
 */
export async function findApplicantLink(
  deps: Pick<Deps, "db" | "now" | "signer">,
  { code }: { code: string },
): Promise<OpenLink> {
  const codeHash = readCode(deps, code);
  if (!codeHash) throw new AppError("page-gone");
  const [found] = await deps.db.shared
    .select({
      link: applicantLinks,
      company: {
        companyName: companies.companyName,
        companyWebsite: companies.companyWebsite,
        retentionDays: companies.retentionDays,
        shortlistedRetentionDays: companies.shortlistedRetentionDays,
        blindReview: companies.blindReview,
      },
      applicant: applicants,
      thread: {
        title: threads.title,
        jobVersion: threads.jobVersion,
        detailedAnalysis: threads.detailedAnalysis,
        deletedAt: threads.deletedAt,
      },
    })
    .from(applicantLinks)
    .innerJoin(companies, eq(companies.id, applicantLinks.companyId))
    .leftJoin(
      applicants,
      and(eq(applicants.id, applicantLinks.applicantId), eq(applicants.companyId, applicantLinks.companyId)),
    )
    .leftJoin(threads, eq(threads.id, applicants.threadId))
    .where(
      and(
        eq(applicantLinks.codeHash, codeHash),
        isNull(applicantLinks.withdrawnAt),
        gt(applicantLinks.expiresAt, deps.now()),
      ),
    );
  if (!found) throw new AppError("page-gone");
  const { link, company, applicant, thread } = found;
  if (!applicant || !thread) return { link, company, person: null };
  const isHidden = link.way === "printed" && company.blindReview && applicant.shortlistedAt === null;
  if (thread.deletedAt !== null || isHidden) throw new AppError("page-gone");
  return { link, company, person: { applicant, thread } };
}

/** @throws AppError "page-gone" also where the person was erased */
export async function findPersonOfLink(
  deps: Pick<Deps, "db" | "now" | "signer">,
  input: { code: string },
): Promise<OpenLink & { person: NonNullable<OpenLink["person"]> }> {
  const { person, ...found } = await findApplicantLink(deps, input);
  if (!person) throw new AppError("page-gone");
  return { ...found, person };
}
