import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "./dialog";

/**
 * Asks before something that can't simply be taken back, and posts to its own address.
 * @param verb the button, "Delete Resume"; `busyVerb` while it is done; `keep` leaves everything as it is
 * @param error why the last try came to nothing
 */
export function ConfirmDialog({
  title,
  verb,
  busyVerb = verb,
  keep,
  closeTo,
  error,
  children,
}: {
  title: string;
  verb: string;
  busyVerb?: string;
  keep: string;
  closeTo: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title={title} closeTo={closeTo} busy={busy}>
      <p className="mb-5 [overflow-wrap:anywhere]">{children}</p>
      {error && (
        <Banner kind="error" className="mb-5">
          {error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        {!busy && (
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            {keep}
          </LinkButton>
        )}
        <Button look="danger" busy={busy}>
          {busy ? busyVerb : verb}
        </Button>
      </Form>
    </RouteDialog>
  );
}
