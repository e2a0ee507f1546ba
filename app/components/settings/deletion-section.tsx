import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { PasswordField } from "~/components/identity/password-field";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { SettingsForm } from "../../../workers/domain/privacy/schema";
import { useAccountAddress } from "./account-address";
import { IntentForm, useIsSending } from "./intent-form";

/** Asks for the end of the account. The form is hidden until it is asked for (`isOpen`), by the page's address. */
export function DeletionSection({
  isOpen,
  hasPassword,
  lastResult,
  said,
  children,
}: {
  isOpen: boolean;
  hasPassword: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  said: string | undefined;
  /** what goes, where it isn't a job seeker's account */
  children?: ReactNode;
}) {
  const address = useAccountAddress();
  return (
    <Card title="Delete Account" id="delete">
      <div className="grid gap-4">
        <p>
          Deleting your account redirects you to our support team, who take care of everything that belongs to
          it:
        </p>
        <ul className="list-disc space-y-1 pl-5 text-soft">
          <li>Identity verification</li>
          <li>
            {children
              ? "Complete data removal: your profile and everything that is tied to your account"
              : "Complete data removal: your profile, résumés, analyses and everything derived from them"}
          </li>
          <li>
            Handling of your subscriptions and payments: nothing renews any more, and everything ends with the
            account
          </li>
          <li>Confirmation by mail when it is done</li>
        </ul>
        {children}
        <p className="text-soft">
          {children
            ? "Your data is erased after 14 days."
            : "Your data is erased after 14 days, or sooner once our team has confirmed it."}{" "}
          Until then you can undo the request here and download your data.
        </p>
        {isOpen ? (
          <OpenForm hasPassword={hasPassword} lastResult={lastResult} said={said} />
        ) : (
          <div>
            <LinkButton to={`${address}?delete=1#delete`} look="danger" preventScrollReset>
              Request Account Deletion
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}

function OpenForm({
  hasPassword,
  lastResult,
  said,
}: {
  hasPassword: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  said: string | undefined;
}) {
  const intent = hasPassword ? "delete-account" : "mail-deletion-link";
  const busy = useIsSending(intent);
  const address = useAccountAddress();
  const [form, fields] = useForm<SettingsForm<"delete-account">>({ id: "delete-account", lastResult });
  return (
    <IntentForm
      intent={intent}
      // Keeps the form open, and makes "Cancel" another page, without what was said of this one.
      action={`${address}?delete=1`}
      {...getFormProps(form)}
      className="grid gap-4 border-t border-line pt-4"
    >
      {hasPassword ? (
        <PasswordField field={fields.password} autoComplete="current-password" said={said} />
      ) : (
        <p>You have no password, so we mail you a link to confirm that it is you.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={busy}>
          {busy ? "Processing..." : "Contact Support"}
        </Button>
        <LinkButton to={`${address}#delete`} look="secondary" preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </IntentForm>
  );
}
