import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useValidation } from "~/components/forms/use-validation";
import { PasswordField } from "~/components/identity/password-field";
import { TermsBox } from "~/components/identity/terms-box";
import { EmailField, TextField } from "~/components/identity/text-field";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { FILL_IN_REQUIRED, REGISTRATION_ORDER } from "../../../workers/domain/agencies/form-messages";
import type { registerAgencySchema } from "../../../workers/domain/agencies/schema";
import { TERMS_MISSING } from "../../../workers/domain/identity/form-messages";
import { CompanyFields } from "./company-fields";
import { FormProblem } from "./form-problem";
import { FormSection } from "./form-section";

type RegistrationFields = { [K in keyof typeof registerAgencySchema.shape]?: string };

/** A company and its first agent, in three parts. @param children the check for people, above the button */
export function RegistrationForm({
  lastResult,
  children,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
  children: ReactNode;
}) {
  const busy = useNavigation().formAction?.startsWith(paths.agentRegister) ?? false;
  const [form, fields] = useForm<RegistrationFields>({
    lastResult,
    onValidate: useValidation(() =>
      import("../../../workers/domain/agencies/schema").then((m) => m.registerAgencySchema),
    ),
    shouldRevalidate: "onInput",
  });
  const said = FILL_IN_REQUIRED;
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-8">
      <FormProblem form={form} order={REGISTRATION_ORDER} />
      <FormSection title="Company Information">
        <CompanyFields fields={fields} said={said} />
      </FormSection>
      <FormSection title="Agent Information" text="You, who will work with the job threads.">
        <TextField field={fields.contactName} label="Your name" autoComplete="name" said={said} />
        <EmailField field={fields.email} said={said} />
        <TextField field={fields.phone} label="Your phone" type="tel" hint="Optional" autoComplete="tel" />
        <TextField
          field={fields.position}
          label="Your position"
          hint="Optional"
          autoComplete="organization-title"
        />
      </FormSection>
      <FormSection title="Account Security">
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
      </FormSection>
      {children}
      <TermsBox field={fields.terms} said={TERMS_MISSING} />
      <div className="grid gap-3 border-t border-line pt-6">
        <Button disabled={busy} className="sm:justify-self-start">
          {busy ? "Creating Account..." : "Create Account"}
        </Button>
      </div>
    </Form>
  );
}
