import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What was read before 2026-11-23 is next to its file, under the file's key and this ending. */
export const ANALYSIS_SUFFIX = ".analysis.json.gz";

export function analysisKeyOf(
  row: { analysisKey: string | null } & ({ fileKey: string } | { resumeFileUrl: string }),
) {
  return row.analysisKey ?? ("fileKey" in row ? row.fileKey : row.resumeFileUrl) + ANALYSIS_SUFFIX;
}

export function analysisKeySql(analysisKey: SQLWrapper, fileKey: SQLWrapper): SQL<string> {
  return sql<string>`coalesce(${analysisKey}, ${fileKey} || ${ANALYSIS_SUFFIX})`;
}
