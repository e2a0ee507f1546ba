import type { Deps } from "../domain/deps";
import { errorText } from "../domain/error-text";
import { queueDeliveries } from "../domain/programs/webhooks/queue-deliveries";
import { handleDeadResumes, handleResumes } from "./resumes";
import { handleDeadTasks, handleTasks } from "./tasks";

const consumers: Record<string, (deps: Deps, batch: MessageBatch<unknown>) => Promise<void>> = {
  "plumbline-resumes": handleResumes,
  "plumbline-seeker-resumes": handleResumes,
  "plumbline-resumes-dead": handleDeadResumes,
  "plumbline-tasks": handleTasks,
  "plumbline-tasks-dead": handleDeadTasks,
};

export async function handleBatch(deps: Deps, batch: MessageBatch<unknown>): Promise<void> {
  await consumers[batch.queue]?.(deps, batch);
  // What a result or an export has caused leaves at once; where this fails, the cron finds it.
  try {
    await queueDeliveries(deps);
  } catch (error) {
    deps.log({ event: "task-failed", task: "webhooks", error: errorText(error) });
  }
}
