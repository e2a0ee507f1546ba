import { and, desc, eq } from "drizzle-orm";
import { applicantLinks } from "../../../db/schema";
import type { Correction } from "../../engine/parse/corrections";
import type { Line, ResumeFacts } from "../../engine/types";
import { requireRight } from "../agencies/require-right";
import { isVeiled } from "../applicants/blind/is-veiled";
import { veil } from "../applicants/blind/veil";
import { getStoredDetails } from "../applicants/get-applicant";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listShownVerdicts } from "../verdicts/list-shown-verdicts";
import { correctionsOf } from "./corrections";
import type { LinkWay } from "./issue-link";
import type { ShownVerdict } from "./open-page";

export type TheirPage = {
  name: string;
  veiled: boolean;
  hasEmail: boolean;
  link: { way: LinkWay; createdAt: number; expiresAt: number } | null;
  corrections: { read: ResumeFacts; lines: Line[]; list: Correction[]; accepted: string[] } | null;
  verdicts: ShownVerdict[];
};

/** What an agency sees of an applicant's page: whether it is open, what was corrected, and all results. @throws AppError "viewer-only" | "candidate-not-found" */
export async function getTheirPage(
  deps: Pick<Deps, "db" | "files" | "now">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<TheirPage> {
  const { agent, applicantId } = input;
  requireRight(agent, "work");
  const { applicant, analysis } = await getStoredDetails(deps, input);
  const { companyId } = agent;
  const tenant = deps.db.dbFor(companyId);
  const [[link], made] = await Promise.all([
    tenant
      .select()
      .from(applicantLinks)
      .where(and(eq(applicantLinks.applicantId, applicantId), eq(applicantLinks.companyId, companyId)))
      .orderBy(desc(applicantLinks.createdAt))
      .limit(1),
    listShownVerdicts(tenant, { companyId, applicantId }),
  ]);
  const { candidateName, fileName, veiled } = veil(agent, applicant);
  const isOpen = link && link.withdrawnAt === null && link.expiresAt > deps.now();
  const list = correctionsOf(applicant);
  // Corrections hold the person's words: a veiled one's are told as a number by the page itself.
  const isShown = analysis !== null && list.length > 0 && !isVeiled(agent, applicant);
  return {
    ...{ name: candidateName ?? fileName, veiled, hasEmail: applicant.candidateEmail !== null },
    link: isOpen ? { way: link.way, createdAt: link.createdAt, expiresAt: link.expiresAt } : null,
    corrections: isShown
      ? {
          ...{ read: analysis.read ?? analysis.facts, lines: analysis.text.lines, list },
          accepted: applicant.modelAnswer?.accepted ?? [],
        }
      : null,
    verdicts: applicant.optedOutAt === null ? made : [],
  };
}
