import type { AppLoadContext } from "@remix-run/cloudflare";
import type { AddAnswer } from "~/components/agency/pool/added-banner";
import { requireRight } from "../../../workers/domain/agencies/require-right";
import { addToThread } from "../../../workers/domain/pool/add-to-thread";

/** Has the people that a form chose matched in a thread. @throws AppError "viewer-only" */
export async function addChosen(
  context: AppLoadContext,
  { threadId, form }: { threadId: string; form: FormData },
): Promise<AddAnswer> {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const applicantIds = form.getAll("candidate").map(String);
  const done = await context.attempt(() => addToThread(context.deps, { agent, threadId, applicantIds }));
  return done.ok ? { ok: true, threadId, ...done.value } : { ok: false, text: done.error.message };
}
