import type { Deps } from "../domain/deps";
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
}
