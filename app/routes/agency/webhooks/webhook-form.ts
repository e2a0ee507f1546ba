import { AppError } from "../../../../workers/domain/errors";
import { type WebhookForm, webhookSchema } from "../../../../workers/domain/programs/webhooks/schema";

/** @throws AppError "invalid-input" in the words of the first field that is wrong */
export function readWebhookForm(fields: FormData): WebhookForm {
  const read = webhookSchema.safeParse({ url: fields.get("url"), events: fields.getAll("event") });
  if (!read.success) throw new AppError("invalid-input", { message: read.error.issues[0]?.message });
  return read.data;
}
