import type { optionalReason, requiredReason } from "../../../workers/domain/staff/schema";
import type { ReasonAnswer } from "./reason-dialog";

/** The reason of a dialog's form, or what is wrong with it. */
export async function readReason<Schema extends typeof optionalReason | typeof requiredReason>(
  request: Request,
  schema: Schema,
): Promise<{ reason: string | null; answer: null } | { reason: null; answer: ReasonAnswer }> {
  const typed = (await request.formData()).get("reason");
  const reason = typeof typed === "string" ? typed : "";
  const parsed = schema.safeParse({ reason });
  if (parsed.success) return { reason: parsed.data.reason, answer: null };
  return { reason: null, answer: { error: parsed.error.issues[0]?.message ?? "", reason } };
}
