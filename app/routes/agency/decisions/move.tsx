import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { agencyPaths } from "~/lib/agency-paths";
import type { MoveOutcome } from "../../../../workers/domain/decisions/decide";
import { AppError } from "../../../../workers/domain/errors";
import { getThread } from "../../../../workers/domain/threads/get-thread";

/** What a move or its Undo came to, for the page that stays open. */
export type MoveAnswer =
  | { kind: "moved"; stage: string; outcome: MoveOutcome }
  | { kind: "taken-back"; people: number }
  | { kind: "refused"; message: string };

/** Its address is a form's only. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { id } = await getThread(context.deps, { agent, threadId: params.threadId ?? "" });
  return redirect(agencyPaths.thread(id));
}

/** Moves one person or many to a stage, or takes such a move back. Forms without scripts come back to their page. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  const form = await request.formData();
  const work = async (): Promise<MoveAnswer> => {
    const groupId = form.get("undo");
    if (typeof groupId === "string") {
      const { takeBack } = await import("../../../../workers/domain/decisions/take-back");
      return { kind: "taken-back", people: await takeBack(context.deps, { agent, threadId, groupId }) };
    }
    const [{ decide }, { parseMove }] = await Promise.all([
      import("../../../../workers/domain/decisions/decide"),
      import("../../../../workers/domain/decisions/schema"),
    ]);
    const move = parseMove(form);
    if (!move) throw new AppError("invalid-input");
    const outcome = await decide(context.deps, { agent, threadId, move });
    return { kind: "moved", stage: move.stage, outcome };
  };
  if (form.has("stay")) {
    const done = await context.attempt(work);
    return done.ok ? done.value : ({ kind: "refused", message: done.error.message } satisfies MoveAnswer);
  }
  await work();
  const { search } = new URL(request.url);
  const [id, ...others] = form.getAll("id");
  const isOne = typeof id === "string" && others.length === 0 && form.get("from") === "panel";
  return redirect((isOne ? agencyPaths.applicant(threadId, id) : agencyPaths.thread(threadId)) + search);
}
