import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { IdentityPage } from "~/components/identity/identity-page";
import { PasswordField } from "~/components/identity/password-field";
import { EmailField } from "~/components/identity/text-field";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { BOTH_REQUIRED } from "../../../workers/domain/identity/form-messages";

/** @param notice is shown above the form's error. @param children the check for people, where it is needed */
export function AgentSignIn({
  next,
  lastResult,
  notice,
  children,
}: {
  next: string;
  lastResult: SubmissionResult<string[]> | undefined;
  notice: ReactNode;
  children: ReactNode;
}) {
  const busy = useNavigation().formAction?.startsWith(paths.agentLogin) ?? false;
  const [form, fields] = useForm({
    lastResult,
    onValidate: useValidation(() =>
      import("../../../workers/domain/identity/schema").then((m) => m.signInSchema),
    ),
    shouldRevalidate: "onInput",
  });
  return (
    <IdentityPage
      title="Agency sign-in"
      lead="Your job threads, and the reasons behind every rank."
      links={<OtherWays />}
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        {notice}
        <FormError form={form} shared={BOTH_REQUIRED} />
        <input type="hidden" name="next" value={next} />
        <EmailField field={fields.email} said={BOTH_REQUIRED} />
        <PasswordField
          field={fields.password}
          autoComplete="current-password"
          said={BOTH_REQUIRED}
          hint={
            <Link to={paths.agentForgotPassword} className="text-link">
              Forgot password?
            </Link>
          }
        />
        {children}
        <Button disabled={busy}>{busy ? "Signing in..." : "Sign In"}</Button>
      </Form>
    </IdentityPage>
  );
}

const ways = [
  { question: "Not with us yet?", to: paths.agentRegister, label: "Register your agency" },
  { question: "Looking for a job?", to: paths.login, label: "Job seekers' sign-in" },
  { question: "Something doesn't work?", to: paths.contact, label: "Contact us" },
];

function OtherWays() {
  return ways.map(({ question, to, label }) => (
    <p key={to}>
      {question}{" "}
      <Link to={to} className="text-link">
        {label}
      </Link>
    </p>
  ));
}
