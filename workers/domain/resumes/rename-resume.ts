import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { ownResume } from "./get-resume";
import { resumeNameSchema } from "./schema";

/** `name`: 1 to 255 characters once trimmed. @throws AppError "invalid-input" | "resume-not-found" */
export async function renameResume(
  { db, now }: Pick<Deps, "db" | "now">,
  input: { userId: string; resumeId: string; name: string },
): Promise<void> {
  const { success, data, error } = resumeNameSchema.safeParse(input.name);
  if (!success) throw new AppError("invalid-input", { message: error.issues[0]?.message });
  const changed = await db.shared
    .update(resumes)
    .set({ name: data, updatedAt: now() })
    .where(ownResume(input))
    .returning({ id: resumes.id });
  if (changed.length === 0) throw new AppError("resume-not-found");
}
