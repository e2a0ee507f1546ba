import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, inputClass } from "~/components/ui/fields/field";
import type { SettingsForm } from "../../../workers/domain/privacy/schema";
import { IntentForm, useIsSending } from "./intent-form";

/** Name and address. What is wrong is shown in the page's banner. */
export function ProfileSection({
  fullName,
  email,
  lastResult,
}: {
  fullName: string;
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const busy = useIsSending("profile");
  const [form, fields] = useForm<SettingsForm<"profile">>({
    id: "profile",
    lastResult,
    defaultValue: { fullName },
  });
  return (
    <Card title="Profile Information">
      <IntentForm intent="profile" {...getFormProps(form)} className="grid gap-5">
        <Field label="Full Name" htmlFor={fields.fullName.id}>
          <input
            {...getInputProps(fields.fullName, { type: "text", ariaDescribedBy: "settings-message" })}
            key={fields.fullName.key}
            autoComplete="name"
            className={inputClass}
          />
        </Field>
        <div className="grid gap-1.5">
          <Field label="Email Address" htmlFor="profile-email">
            <input
              id="profile-email"
              type="email"
              value={email}
              readOnly
              autoComplete="email"
              aria-describedby="profile-email-note"
              className={`${inputClass} bg-sunken text-soft`}
            />
          </Field>
          <p id="profile-email-note" className="text-sm text-soft">
            Email address cannot be changed
          </p>
        </div>
        <div>
          <Button disabled={busy}>{busy ? "Saving..." : "Save Changes"}</Button>
        </div>
      </IntentForm>
    </Card>
  );
}
