import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/lib/paths";

/** How one can sign in, and what can be added or taken away. The last way in stays. */
export function SignInMethodsSection({
  hasPassword,
  hasGoogle,
  isGoogleOffered,
}: {
  hasPassword: boolean;
  hasGoogle: boolean;
  isGoogleOffered: boolean;
}) {
  return (
    <Card title="Sign-in Methods">
      <ul className="divide-y divide-line">
        <Method name="Password" isSet={hasPassword} />
        {(isGoogleOffered || hasGoogle) && (
          <Method
            name="Google"
            isSet={hasGoogle}
            note={
              hasGoogle && !hasPassword
                ? "It is your only way in. Set a password before you unlink it."
                : undefined
            }
          >
            {hasGoogle && hasPassword && <GoogleForm intent="unlink" label="Unlink Google" />}
            {!hasGoogle && isGoogleOffered && <GoogleForm intent="link" label="Link Google" />}
          </Method>
        )}
      </ul>
    </Card>
  );
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
function GoogleForm({ intent, label }: { intent: "link" | "unlink"; label: string }) {
  return (
    <form method="post" action={paths.google}>
      <input type="hidden" name="intent" value={intent} />
      <Button look="secondary" size="small">
        {label}
      </Button>
    </form>
  );
}
