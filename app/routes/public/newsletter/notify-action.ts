import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { NotifyAnswer } from "~/components/marketing/newsletter/notify-form";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import type { MailingList } from "../../../../workers/domain/content/mailing-lists";
import { listSchema } from "../../../../workers/domain/content/schema";
import { subscribeToList } from "../../../../workers/domain/content/subscribe-to-list";

/** The action of a page with a `NotifyForm`: takes the address, shows the page as sent. @param path from `paths` */
export async function notifyAction(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { list, path }: { list: MailingList; path: string },
) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: listSchema });
  const email = String(form.get("email") ?? "").slice(0, 254);
  const refuse = (status: number, answer: Omit<NotifyAnswer, "email">) =>
    data({ email, ...answer }, { status: formStatus(request, status) });
  if (submission.status !== "success") {
    const error = submission.reply().error?.email?.[0] ?? "Please enter a valid email address";
    return refuse(400, { error, problem: null });
  }
  const attempt = await context.attempt(() =>
    subscribeToList(context.deps, {
      list,
      email: submission.value.email,
      proof: humanProofOf(form),
      ipAddress: context.visitor.ipAddress,
    }),
  );
  if (!attempt.ok) return refuse(attempt.error.status, { error: null, problem: attempt.error.message });
  throw redirect(`${path}?sent=true`);
}
