import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { smallInputClass } from "~/components/ui/fields/field";
import { paths } from "~/lib/paths";

/** How one can sign in, and what can be added or taken away. The last way in stays. */
export function SignInMethodsSection({
  hasPassword,
  hasGoogle,
  isVerified,
  isGoogleOffered,
}: {
  hasPassword: boolean;
  hasGoogle: boolean;
  /** whether the address is confirmed: only then can Google be linked */
  isVerified: boolean;
  isGoogleOffered: boolean;
}) {
  return (
    <Card title="Sign-in Methods">
      <ul className="divide-y divide-line">
        <Method name="Password" isSet={hasPassword} />
        {(isGoogleOffered || hasGoogle) && (
          <Method name="Google" isSet={hasGoogle} note={noteOf({ hasPassword, hasGoogle, isVerified })}>
            {hasGoogle && hasPassword && <GoogleForm intent="unlink" label="Unlink Google" />}
            {!hasGoogle && isGoogleOffered && isVerified && (
              <GoogleForm intent="link" label="Link Google">
                <div className="w-44">
                  <input
                    type="password"
                    name="password"
                    autoComplete="current-password"
                    aria-label="Password, to link Google"
                    placeholder="Your password"
                    required
                    className={smallInputClass}
                  />
                </div>
              </GoogleForm>
            )}
          </Method>
        )}
      </ul>
    </Card>
  );
}

function noteOf(account: { hasPassword: boolean; hasGoogle: boolean; isVerified: boolean }) {
  if (!account.hasGoogle)
    return account.isVerified ? undefined : "You can link it once your email address is confirmed.";
  return account.hasPassword ? undefined : "It is your only way in. Set a password before you unlink it.";
}

function Method({
  name,
  isSet,
  note,
  children,
}: {
  name: string;
  isSet: boolean;
  note?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="flex items-center gap-3">
          <span className="font-medium">{name}</span>
          <Badge tone={isSet ? "good" : "none"}>{isSet ? "On" : "Not set"}</Badge>
        </p>
        {note && <p className="mt-1 text-sm text-soft">{note}</p>}
      </div>
      {children}
    </li>
  );
}

/** Leaves the site for Google's, so the browser itself sends it. */
function GoogleForm({
  intent,
  label,
  children,
}: {
  intent: "link" | "unlink";
  label: string;
  children?: ReactNode;
}) {
  return (
    <form method="post" action={paths.google} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button look="secondary" size="small">
        {label}
      </Button>
    </form>
  );
}
