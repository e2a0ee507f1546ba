import type { BatchProgress } from "../../durable-objects/batch-progress";
import type { BatchProgressPort } from "./port";

export function createBatchProgress(namespace: DurableObjectNamespace<BatchProgress>): BatchProgressPort {
  const of = (batchId: string) => namespace.get(namespace.idFromName(batchId));
  return {
    expect: async (batchId, applicantIds) => void (await of(batchId).expect(applicantIds)),
    finish: async (batchId, applicantId, outcome) => void (await of(batchId).finish(applicantId, outcome)),
    forget: async (batchId, applicantId) => void (await of(batchId).forget(applicantId)),
  };
}
