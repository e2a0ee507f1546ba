import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { HumanCheck, type HumanCheckProps } from "~/components/forms/human-check";
import { useValidation } from "~/components/forms/use-validation";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { FormError } from "./form-error";
import { IdentityPage } from "./identity-page";
import { EmailField } from "./text-field";

/** Asks for a link to set a new password. @param sentTo the address asked for. @param signIn where the way back leads */
export function ForgotPasswordForm({
  lastResult,
  sentTo,
  humanCheck,
  signIn,
}: {
  lastResult: SubmissionResult<string[]> | null | undefined;
  sentTo: string | null | undefined;
  humanCheck: HumanCheckProps;
  signIn: { to: string; label: string };
}) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    lastResult,
    onValidate: useValidation(() =>
      import("../../../workers/domain/identity/schema").then((m) => m.forgotPasswordSchema),
    ),
    shouldRevalidate: "onInput",
  });
  const links = (
    <p>
      <Link to={signIn.to} className="text-link">
        {signIn.label}
      </Link>
    </p>
  );
  if (sentTo) {
    return (
      <IdentityPage title="Check your mail" links={links}>
        <Banner kind="success">
          If there is an account for {sentTo}, we have sent a link to set a new password. It works once, for
          30 minutes.
        </Banner>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Forgot your password?"
      lead="We send a link to your email address. It lets you set a new password."
      links={links}
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} />
        <EmailField field={fields.email} />
        <HumanCheck {...humanCheck} />
        <Button disabled={busy}>{busy ? "Sending..." : "Send Link"}</Button>
      </Form>
    </IdentityPage>
  );
}
