import { type ActionFunctionArgs, data, replace } from "@remix-run/cloudflare";
import { formStatus } from "~/lib/forms/form-status";
import type { optionalReason, requiredReason } from "../../../workers/domain/staff/schema";
import type { ReasonAnswer } from "./reason-dialog";

type Failure = { code: string; message: string };

/**
 * Reads the reason by `schema`, does the action with it, and goes on to `doneTo`; a failure comes with the reason as typed.
 * @param wordsOf how a failure is told to staff; its own words where it is left out
 */
export async function actWithReason(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  {
    schema,
    act,
    doneTo,
    wordsOf = ({ message }) => message,
  }: {
    schema: typeof optionalReason | typeof requiredReason;
    act: (reason: string | null) => Promise<unknown>;
    doneTo: string;
    wordsOf?: (failure: Failure) => string;
  },
) {
  const answer = (status: number, refused: ReasonAnswer) =>
    data(refused, { status: formStatus(request, status) });
  const typed = (await request.formData()).get("reason");
  const reason = typeof typed === "string" ? typed : "";
  const parsed = schema.safeParse({ reason });
  if (!parsed.success) return answer(400, { error: parsed.error.issues[0]?.message ?? "", reason });
  const told = parsed.data.reason;
  const done = await context.attempt(() => act(told));
  if (done.ok) return replace(doneTo);
  return answer(done.error.status, { error: wordsOf(done.error), reason: told ?? "" });
}
