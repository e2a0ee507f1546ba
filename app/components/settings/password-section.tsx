import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { PasswordField } from "~/components/identity/password-field";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { SettingsForm } from "../../../workers/domain/privacy/schema";
import { IntentForm, useIsSending } from "./intent-form";

/** A new password for someone who knows the old one. `said`: what the page's banner says already. */
export function PasswordSection({
  email,
  lastResult,
  said,
}: {
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
  said: string | undefined;
}) {
  const busy = useIsSending("password");
  const [form, fields] = useForm<SettingsForm<"password">>({ id: "password", lastResult });
  return (
    <Card title="Change Password">
      <IntentForm intent="password" {...getFormProps(form)} className="grid gap-5">
        {/* Tells password managers whose password it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          field={fields.currentPassword}
          label="Current Password"
          autoComplete="current-password"
          said={said}
        />
        <PasswordField
          field={fields.newPassword}
          label="New Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          said={said}
        />
        <PasswordField
          field={fields.confirmPassword}
          label="Confirm New Password"
          autoComplete="new-password"
          said={said}
        />
        <p className="text-sm text-soft">This signs out all your other devices.</p>
        <div>
          <Button disabled={busy}>{busy ? "Changing..." : "Change Password"}</Button>
        </div>
      </IntentForm>
    </Card>
  );
}

/** For someone who only signs in with Google: a mailed link proves the mailbox, and its page takes the password. */
export function FirstPasswordSection({ email }: { email: string }) {
  const busy = useIsSending("first-password");
  return (
    <Card title="Change Password">
      <IntentForm intent="first-password" className="grid justify-items-start gap-4">
        <p className="text-soft [overflow-wrap:anywhere]">
          You sign in with Google and have no password yet. We can mail a link to {email} with which you set
          one.
        </p>
        <Button look="secondary" disabled={busy}>
          {busy ? "Sending..." : "Mail Me a Link"}
        </Button>
      </IntentForm>
    </Card>
  );
}
