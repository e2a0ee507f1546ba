import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useValidation } from "~/components/forms/use-validation";
import { PasswordField } from "~/components/identity/password-field";
import { TermsBox } from "~/components/identity/terms-box";
import { TextField } from "~/components/identity/text-field";
import { Button } from "~/components/ui/button";
import { FILL_IN_REQUIRED } from "../../../../workers/domain/agencies/form-messages";
import type { AcceptFieldName } from "../../../../workers/domain/agencies/members/schema";
import { ACCEPT_ORDER } from "../../../../workers/domain/agencies/members/words";
import { TERMS_MISSING } from "../../../../workers/domain/identity/form-messages";
import { FormProblem } from "../form-problem";

export function AcceptForm({
  email,
  lastResult,
}: {
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ [K in AcceptFieldName]?: string }>({
    lastResult,
    onValidate: useValidation(() =>
      import("../../../../workers/domain/agencies/members/schema").then((m) => m.acceptSchema),
    ),
    shouldRevalidate: "onInput",
  });
  const said = FILL_IN_REQUIRED;
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormProblem form={form} order={ACCEPT_ORDER} />
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">Email</p>
        <p className="[overflow-wrap:anywhere]">{email}</p>
        <input type="hidden" autoComplete="username" value={email} readOnly />
      </div>
      <TextField field={fields.fullName} label="Your name" autoComplete="name" said={said} />
      <PasswordField
        field={fields.password}
        hint="At least 6 characters"
        autoComplete="new-password"
        said={said}
      />
      <PasswordField
        field={fields.confirmPassword}
        label="Confirm password"
        autoComplete="new-password"
        said={said}
      />
      <TermsBox field={fields.terms} said={TERMS_MISSING} />
      <Button busy={busy}>Join</Button>
    </Form>
  );
}
