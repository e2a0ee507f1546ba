import { useShownError } from "~/components/layout/error-page";
import { RouteDialog } from "~/components/ui/overlays/dialog";

/** What went wrong in a dialog over a page: said in a dialog too, and the page stays. */
export function DialogError({ closeTo }: { closeTo: string }) {
  const { message, reference } = useShownError();
  return (
    <RouteDialog title={message} closeTo={closeTo}>
      {reference && (
        <p className="text-sm text-soft">
          Reference: <code className="text-ink">{reference}</code>
        </p>
      )}
    </RouteDialog>
  );
}
