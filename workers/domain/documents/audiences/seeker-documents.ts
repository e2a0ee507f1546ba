import { and, eq, sql } from "drizzle-orm";
import { resumes } from "../../../../db/schema";
import { ENGINE_VERSION } from "../../../engine/version";
import { scoringPaused } from "../../engine-blocks/blocked-engine";
import { judgeFacts } from "../../resumes/analysis/make-stored-resume";
import { saveStoredResume } from "../../resumes/analysis/save-stored-resume";
import { giveDefaultBack } from "../../resumes/default-resume";
import { withCorrections } from "../../resumes/get-resume";
import { parseCorrections } from "../../stored/corrections";
import { readStoredResume } from "../../stored/read-results";
import type { DocumentAudience } from "./audience";

type ResumeRow = typeof resumes.$inferSelect;

export const seekerDocuments: DocumentAudience<ResumeRow> = {
  name: "seeker",
  table: resumes,
  mayWork: sql`not ${scoringPaused}`,
  owner: resumes.userId,
  ownerOf: (row) => (row as ResumeRow).userId,
  fileKeyOf: (row) => (row as ResumeRow).fileKey,
  watchIdOf: (row) => row.id,
  messageOf: ({ ownerId, id }) => ({ userId: ownerId, resumeId: id }),
  failedColumns: () => ({}),
  beforeFailing: (db, { ownerId: userId, id: resumeId }, isEnding) =>
    giveDefaultBack(db, { userId, resumeId, isEnding }),
  async readEarlier({ files }, row) {
    const earlier = await readStoredResume(files, row);
    if (!earlier) return null;
    // Corrections refer to entries as they were read: what a person has corrected is not read again.
    const isOutdated =
      earlier.engineVersion !== ENGINE_VERSION && parseCorrections(row.corrections).length === 0;
    return { text: earlier.text, facts: earlier.read, isOutdated };
  },
  save: (deps, { row, read, on, isFirst }) => {
    const resume = withCorrections(row);
    return saveStoredResume(deps, {
      resume,
      corrections: resume.corrections,
      stored: judgeFacts({ text: read.text, read: read.facts }, resume),
      on: and(on, eq(resumes.factsVersion, row.factsVersion)),
      columns: isFirst ? { analysisStatus: "completed", failureCode: null } : {},
      activity: isFirst ? { title: "Resume analyzed" } : null,
    });
  },
};
