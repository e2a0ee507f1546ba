import { dataExports } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { tidyPreparedFiles } from "../../files/prepared-files";
import { failExport } from "./make-export";

export function tidyExports(deps: Deps, grace: { graceMilliseconds: number }): Promise<void> {
  const task = (exportId: string) => ({ kind: "export-data", exportId }) as const;
  return tidyPreparedFiles(deps, { table: dataExports, task, fail: failExport }, grace);
}
