import type * as z from "zod";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { countWork } from "../identity/work-throttle";
import { analysePosting } from "../postings/analyse-posting";
import { createThread } from "../threads/create-thread";
import { jobFormProblem, jobFormSchema, requirementEditsSchema } from "../threads/schema";

/** A thread with the requirements that are read in its posting, as they are. @throws AppError "job-form-incomplete", and what `createThread` does */
export async function createThreadOf(
  deps: Deps,
  { agent, form }: { agent: ActiveAgent; form: z.input<typeof jobFormSchema> },
): Promise<{ threadId: string }> {
  await countWork(deps, { work: "analysis", userId: agent.userId });
  const read = jobFormSchema.safeParse(form);
  if (!read.success) {
    const message = jobFormProblem(read.error.issues.map((issue) => issue.message));
    throw new AppError("job-form-incomplete", { message });
  }
  const { analysisKey } = analysePosting(read.data);
  const edits = requirementEditsSchema.parse({});
  return createThread(deps, { agent, form: read.data, analysisKey, edits });
}
