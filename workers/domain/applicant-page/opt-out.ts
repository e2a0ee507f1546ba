import { and, isNull } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { isPerson } from "../applicants/duplicates/person-rows";
import { WITHOUT_VERDICT } from "../applicants/opted-out/without-scores";
import type { Deps } from "../deps";
import { findForChange, openRequest } from "./make-request";

/**
 * Takes a person's scores from every place of the company, at once and for good: the request tells a colleague of it.
 * @throws AppError "page-gone" | "page-asked-already" | "too-many-attempts"
 */
export async function optOut(
  deps: Pick<Deps, "db" | "now" | "signer" | "site" | "tasks" | "log">,
  { code, words }: { code: string; words: string },
): Promise<{ number: string }> {
  const found = await findForChange(deps, { code });
  const { id, companyId, threadId } = found.person.applicant;
  const tenant = deps.db.dbFor(companyId);
  const time = deps.now();
  return openRequest(deps, {
    ...{ ...found, code, kind: "opt-out" as const, words: words.trim() },
    done: {
      entries: [{ action: "opted-out", threadId, applicantId: id }],
      statements: [
        tenant
          .update(applicants)
          .set({ ...WITHOUT_VERDICT, optedOutAt: time, updatedAt: time })
          .where(and(isPerson(found.person.applicant), isNull(applicants.optedOutAt))),
      ],
    },
  });
}
