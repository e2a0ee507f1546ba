import { sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import { ENGINE_VERSION } from "../../../engine/version";
import { WITHOUT_SCORES } from "../../applicants/opted-out/without-scores";
import { saveApplicant } from "../../applicants/save-applicant";
import { prepareGiveBack } from "../../billing/usage/give-back";
import { scoringPaused } from "../../engine-blocks/blocked-engine";
import { readApplicantReading } from "../../stored/read-results";
import type { DocumentAudience } from "./audience";

type ApplicantRow = typeof applicants.$inferSelect;

export const applicantDocuments: DocumentAudience<ApplicantRow> = {
  name: "applicant",
  table: applicants,
  owner: applicants.companyId,
  ownerOf: (row) => (row as ApplicantRow).companyId,
  // Staff may stop a company: what waits then fails in time, and can be analysed again.
  mayWork: sql`not ${scoringPaused} and not exists (select 1 from b2b_companies as owner where owner.id = ${applicants.companyId} and owner.stopped_at is not null)`,
  fileKeyOf: (row) => (row as ApplicantRow).resumeFileUrl,
  watchIdOf: (row) => (row as ApplicantRow).batchId,
  messageOf: ({ ownerId, id }) => ({ companyId: ownerId, applicantId: id }),
  failedColumns: (time) => ({
    ...WITHOUT_SCORES,
    previousRelevancyScore: sql`coalesce(${applicants.relevancyScore}, ${applicants.previousRelevancyScore})`,
    analysisTimestamp: time,
  }),
  beforeFailing: (db, { ownerId: companyId }, isEnding) => [prepareGiveBack(db, { companyId, isEnding })],
  async readEarlier({ files }, row) {
    const earlier = await readApplicantReading(files, row);
    if (!earlier) return null;
    const { text, facts, read } = earlier;
    const readBy = earlier.sheet ? earlier.sheet.engineVersion : earlier.readBy;
    // As for seekers: corrections refer to entries as they were read, so what was corrected isn't read again.
    const isOutdated = readBy !== ENGINE_VERSION && row.corrections === null;
    return { text, facts: read ?? facts, isOutdated };
  },
  save: saveApplicant,
};
