import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ForgotPasswordForm } from "~/components/identity/forgot-password-form";
import { formStatus } from "~/lib/form-status";
import { humanProofOf } from "~/lib/human-proof";
import { paths } from "~/lib/paths";
import { forgotPasswordSchema } from "../../workers/domain/identity/schema";

export const meta: MetaFunction = () => [
  { title: "Forgot password | Plumbline" },
  {
    name: "description",
    content:
      "Forgot the password of your agency account? Enter your address and we mail you a link to choose a new one.",
  },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  return { humanCheck: context.humanCheck(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: forgotPasswordSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), sentTo: null }, { status: formStatus(request, 400) });
  const { email } = submission.value;
  const attempt = await context.attempt(() => context.forgotPassword(email, humanProofOf(form)));
  if (attempt.ok) return { result: null, sentTo: email };
  const { status, message } = attempt.error;
  const result = submission.reply({ formErrors: [message] });
  return data({ result, sentTo: null }, { status: formStatus(request, status) });
}

export default function AgentForgotPassword() {
  const { humanCheck } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ForgotPasswordForm
      lastResult={answer?.result}
      sentTo={answer?.sentTo}
      humanCheck={humanCheck}
      signIn={{ to: paths.agentLogin, label: "Back to agency sign-in" }}
    />
  );
}
