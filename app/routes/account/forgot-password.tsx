import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ForgotPasswordForm } from "~/components/identity/forgot-password-form";
import { paths } from "~/lib/paths";
import { forgotPasswordAction, forgotPasswordLoader } from "./forgot-password-action";

export const meta: MetaFunction = () => [
  { title: "Forgot password | Plumbline" },
  {
    name: "description",
    content:
      "Forgot your Plumbline password? Enter your address and we mail you a link to choose a new one. It works once, for 30 minutes.",
  },
];

export function loader(args: LoaderFunctionArgs) {
  return forgotPasswordLoader(args);
}

export function action(args: ActionFunctionArgs) {
  return forgotPasswordAction(args);
}

export default function ForgotPassword() {
  const { humanCheck } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ForgotPasswordForm
      lastResult={answer?.result}
      sentTo={answer?.sentTo}
      humanCheck={humanCheck}
      signIn={{ to: paths.login, label: "Back to sign in" }}
    />
  );
}
