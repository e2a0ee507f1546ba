import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applicants } from "../../../db/schema";
import type { Correction } from "../../engine/parse/corrections";
import type { Line } from "../../engine/types";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { runsUntilToday } from "../resumes/corrections/runs-until-today";
import { standsInFile } from "../resumes/corrections/stands-in-file";
import { storeCorrections } from "../stored/corrections";

const UNSEEN = "applicant-reading-seen";

type Row = Pick<typeof applicants.$inferSelect, "id" | "companyId" | "corrections">;

/**
 * What saves an applicant's corrections and makes them due to be scored again; only words that stand in the file count.
 * @param input.before what the list in `applicant` holds @throws AppError "correction-outside"
 * @returns statements of one batch, which undo it where the list has changed since, and what then to throw
 */
export function prepareCorrections(
  deps: Pick<Deps, "db" | "now">,
  input: { applicant: Row; lines: Pick<Line, "text">[]; before: Correction[]; after: Correction[] },
): { statements: BatchItem<"sqlite">[]; asError: (error: unknown) => unknown } {
  const { applicant, lines, before, after } = input;
  const { id, companyId } = applicant;
  const isOutside = (one: Correction) =>
    "value" in one &&
    one.value !== null &&
    !before.includes(one) &&
    !(one.value === "present" ? runsUntilToday(lines) : standsInFile(lines, one.value));
  if (after.some(isOutside)) throw new AppError("correction-outside");
  const tenant = deps.db.dbFor(companyId);
  const isSame = and(
    eq(applicants.id, id),
    eq(applicants.companyId, companyId),
    sql`${applicants.corrections} is ${applicant.corrections === null ? null : JSON.stringify(applicant.corrections)}`,
  );
  const save = tenant
    .update(applicants)
    .set({
      corrections: after.length === 0 ? null : storeCorrections(after),
      rescoreQueuedAt: deps.now(),
      // A scoring under way began without the correction.
      leaseToken: null,
      leaseUntil: null,
    })
    .where(isSame);
  return {
    statements: [
      prepareCondition(tenant, UNSEEN, sql`exists (select 1 from ${applicants} where ${isSame})`),
      save,
    ],
    asError: (error) => (isRefused(error, UNSEEN) ? new AppError("decided-meanwhile") : error),
  };
}
