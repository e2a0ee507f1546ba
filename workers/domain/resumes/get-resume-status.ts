import type { Deps } from "../deps";
import { type BatchStatus, batchStatusOf } from "../documents/batch-status";
import { failureMessage } from "../documents/failure-message";
import type { AnalysisStatus } from "./analysis/analysis-status";
import { getResume } from "./get-resume";

/** As a batch of one, so that the same watchers understand it. */
export type ResumeStatus = BatchStatus & {
  id: string;
  name: string;
  analysisStatus: AnalysisStatus;
  failure: string | null;
};

export async function getResumeStatus(
  deps: Pick<Deps, "db">,
  input: { userId: string; resumeId: string },
): Promise<ResumeStatus> {
  const { id, name, analysisStatus, failureCode } = await getResume(deps, input);
  return {
    ...batchStatusOf({ completed: 0, failed: 0, pending: 0, [analysisStatus]: 1 }),
    id,
    name,
    analysisStatus,
    failure: analysisStatus === "failed" ? failureMessage(failureCode) : null,
  };
}
