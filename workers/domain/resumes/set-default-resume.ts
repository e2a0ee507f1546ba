import { runBatch } from "../../../db/batch";
import type { Deps } from "../deps";
import { makeDefault } from "./default-resume";
import { getResume } from "./get-resume";

/** All others are cleared in the same transaction. @throws AppError "resume-not-found" */
export async function setDefaultResume(
  deps: Pick<Deps, "db">,
  input: { userId: string; resumeId: string },
): Promise<void> {
  await getResume(deps, input);
  await runBatch(deps.db.shared, makeDefault(deps.db.shared, input));
}
