import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What was read from a document before 2026-11-23 is beside its file, under the file's key and this ending. */
export const ANALYSIS_SUFFIX = ".analysis.json.gz";

/** The key of a document's newest analysis. */
export function analysisKeyOf(
  row: { analysisKey: string | null } & ({ fileKey: string } | { resumeFileUrl: string }),
) {
  return row.analysisKey ?? ("fileKey" in row ? row.fileKey : row.resumeFileUrl) + ANALYSIS_SUFFIX;
}

/** The same inside a statement. */
export function analysisKeySql(analysisKey: SQLWrapper, fileKey: SQLWrapper): SQL<string> {
  return sql<string>`coalesce(${analysisKey}, ${fileKey} || ${ANALYSIS_SUFFIX})`;
}
