import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ForgotPasswordForm } from "~/components/identity/forgot-password-form";
import { paths } from "~/lib/paths";
import { forgotPasswordAction, forgotPasswordLoader } from "../../account/forgot-password-action";

export const meta: MetaFunction = () => [
  { title: "Forgot password | Plumbline" },
  {
    name: "description",
    content:
      "Forgot the password of your agency account? Enter your address and we mail you a link to choose a new one.",
  },
];

export function loader(args: LoaderFunctionArgs) {
  return forgotPasswordLoader(args);
}

export function action(args: ActionFunctionArgs) {
  return forgotPasswordAction(args);
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
