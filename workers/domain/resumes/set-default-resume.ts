import { runBatch } from "../../../db/batch";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { makeDefault } from "./default-resume";
import { getResume } from "./get-resume";

/** All others are cleared in the same transaction. @throws AppError "resume-not-found" | "default-unreadable" */
export async function setDefaultResume(
  deps: Pick<Deps, "db">,
  input: { userId: string; resumeId: string },
): Promise<void> {
  const { analysisStatus } = await getResume(deps, input);
  if (analysisStatus === "failed") throw new AppError("default-unreadable");
  await runBatch(deps.db.shared, makeDefault(deps.db.shared, input));
}
