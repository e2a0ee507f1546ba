import { inArray } from "drizzle-orm";
import {
  applicantExports,
  applicants,
  dataExports,
  heldResumes,
  matches,
  resumes,
  verdicts,
} from "../../../db/schema";
import type { Deps } from "../deps";
import { inChunks } from "../in-chunks";
import { ANALYSIS_SUFFIX, analysisKeyOf } from "./analysis-key";
import { readCursor, writeCursor } from "./sweep-cursor";

/** Younger objects may belong to an upload or analysis that is still writing its rows. */
const ORPHAN_AGE_MILLISECONDS = 60 * 60 * 1000;

export async function deleteOrphans(
  { db, files, now }: Pick<Deps, "db" | "files" | "now">,
  { limit }: { limit: number },
): Promise<number> {
  const cursor = await readCursor({ db }, "files");
  const page = await files.list({ cursor: cursor || null, limit });
  const old = page.objects.filter((object) => object.uploadedAt < now() - ORPHAN_AGE_MILLISECONDS);
  let deleted = 0;
  for (const objects of inChunks(old)) {
    const keys = objects.map(({ key }) => key);
    const known = await knownOf({ db }, keys);
    const orphans = keys.filter((key) => !known.has(key));
    await files.remove(orphans);
    deleted += orphans.length;
  }
  await writeCursor({ db }, "files", page.cursor);
  return deleted;
}

async function knownOf({ db: { shared } }: Pick<Deps, "db">, keys: string[]): Promise<Set<string | null>> {
  const fileKeys = keys.map((key) =>
    key.endsWith(ANALYSIS_SUFFIX) ? key.slice(0, -ANALYSIS_SUFFIX.length) : key,
  );
  const [ofApplicants, ofResumes, ofExports, ofLists, ofMatches, ofVerdicts, ofHeld] = await shared.batch([
    shared
      .select({ resumeFileUrl: applicants.resumeFileUrl, analysisKey: applicants.analysisKey })
      .from(applicants)
      .where(inArray(applicants.resumeFileUrl, fileKeys)),
    shared
      .select({ fileKey: resumes.fileKey, analysisKey: resumes.analysisKey })
      .from(resumes)
      .where(inArray(resumes.fileKey, fileKeys)),
    shared.select({ key: dataExports.fileKey }).from(dataExports).where(inArray(dataExports.fileKey, keys)),
    shared
      .select({ key: applicantExports.fileKey })
      .from(applicantExports)
      .where(inArray(applicantExports.fileKey, keys)),
    shared.select({ key: matches.detailKey }).from(matches).where(inArray(matches.detailKey, keys)),
    shared.select({ key: verdicts.objectKey }).from(verdicts).where(inArray(verdicts.objectKey, keys)),
    shared.select({ key: heldResumes.fileKey }).from(heldResumes).where(inArray(heldResumes.fileKey, keys)),
  ]);
  return new Set([
    ...ofApplicants.flatMap((row) => [row.resumeFileUrl, analysisKeyOf(row)]),
    ...ofResumes.flatMap((row) => [row.fileKey, analysisKeyOf(row)]),
    ...[...ofExports, ...ofLists, ...ofMatches, ...ofVerdicts, ...ofHeld].map(({ key }) => key),
  ]);
}
