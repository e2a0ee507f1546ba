import type { BatchProgress } from "../../durable-objects/batch-progress";
import type { BatchProgressPort } from "./port";

/** One Durable Object per batch, found by the batch's id. */
export function createBatchProgress(namespace: DurableObjectNamespace<BatchProgress>): BatchProgressPort {
  const of = (batchId: string) => namespace.get(namespace.idFromName(batchId));
  return {
    expect: async (batchId, candidateIds) => void (await of(batchId).expect(candidateIds)),
    finish: async (batchId, candidateId, outcome) => void (await of(batchId).finish(candidateId, outcome)),
    forget: async (batchId, candidateId) => void (await of(batchId).forget(candidateId)),
  };
}
