import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";

/**
 * Asks before something of the person's own is deleted: a page over the page, which posts to its own address. While that
 * is under way it can't be closed.
 * @param verb what the button says: "Delete Resume"
 * @param error why the last try came to nothing
 */
export function DeleteDialog({
  title,
  verb,
  closeTo,
  error,
  children,
}: {
  title: string;
  verb: string;
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
            Cancel
          </LinkButton>
        )}
        <Button look="danger" busy={busy}>
          {busy ? "Deleting..." : verb}
        </Button>
      </Form>
    </RouteDialog>
  );
}
