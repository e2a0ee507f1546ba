import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { forgotPassword } from "../../../workers/domain/identity/password/forgot-password";
import { forgotPasswordSchema } from "../../../workers/domain/identity/schema";

export function forgotPasswordLoader({ context }: LoaderFunctionArgs) {
  return { humanCheck: context.humanCheck() };
}

/** Its action: takes the address, and says the same whether or not it has an account. */
export async function forgotPasswordAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: forgotPasswordSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), sentTo: null }, { status: formStatus(request, 400) });
  const { email } = submission.value;
  const attempt = await context.attempt(() =>
    forgotPassword(context.deps, { email, proof: humanProofOf(form), ipAddress: context.visitor.ipAddress }),
  );
  if (attempt.ok) return { result: null, sentTo: email };
  const { status, message } = attempt.error;
  const result = submission.reply({ formErrors: [message] });
  return data({ result, sentTo: null }, { status: formStatus(request, status) });
}
