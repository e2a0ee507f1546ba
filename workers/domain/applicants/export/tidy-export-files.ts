import { applicantExports } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { tidyPreparedFiles } from "../../files/prepared-files";
import { failExportFile } from "./make-export-file";

export function tidyExportFiles(deps: Deps, grace: { graceMilliseconds: number }): Promise<void> {
  const task = (exportId: string) => ({ kind: "export-applicants", exportId }) as const;
  return tidyPreparedFiles(deps, { table: applicantExports, task, fail: failExportFile }, grace);
}
