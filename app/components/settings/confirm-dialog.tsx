import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";

/**
 * Asks before something about money is done: a page over the settings, which posts to its own address.
 * @param keep what the button says that leaves everything as it is
 */
export function ConfirmDialog({
  title,
  verb,
  keep,
  closeTo,
  error,
  children,
}: {
  title: string;
  verb: string;
  keep: string;
  closeTo: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title={title} closeTo={closeTo} busy={busy}>
      <p className="mb-5">{children}</p>
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
          {verb}
        </Button>
      </Form>
    </RouteDialog>
  );
}
