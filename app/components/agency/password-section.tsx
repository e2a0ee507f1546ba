import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { PasswordField } from "~/components/identity/password-field";

type Text = FieldMetadata<string | undefined>;

/** A change of password, folded away until it is wanted, or until something is wrong in it. */
export function PasswordSection({
  fields,
  username,
}: {
  fields: { currentPassword: Text; newPassword: Text; confirmPassword: Text };
  /** for password managers, which file a password under it */
  username: string;
}) {
  const wrong = Object.values(fields).some(({ errors }) => errors?.length);
  const [isOpen, setOpen] = useState(wrong);
  if (wrong && !isOpen) setOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t border-line pt-6"
    >
      <summary className="w-fit rounded-sm">
        <h2 className="inline text-xl">Change Password</h2>
      </summary>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 sm:items-start">
        <input type="text" defaultValue={username} autoComplete="username" readOnly hidden />
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]">
          <PasswordField
            field={fields.currentPassword}
            label="Current password"
            autoComplete="current-password"
          />
        </div>
        <PasswordField
          field={fields.newPassword}
          label="New password"
          hint="At least 6 characters"
          autoComplete="new-password"
        />
        <PasswordField
          field={fields.confirmPassword}
          label="Confirm new password"
          autoComplete="new-password"
        />
        <p className="text-sm text-soft sm:col-span-2">
          A new password signs you out everywhere but here. Leave these empty to keep the old one.
        </p>
      </div>
    </details>
  );
}
