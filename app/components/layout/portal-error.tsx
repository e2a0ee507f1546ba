import { useParams } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import { ErrorPage, useShownError } from "./error-page";

export function PortalError({ notFoundTitle, nested = true }: { notFoundTitle?: string; nested?: boolean }) {
  return (
    <ErrorPage
      nested={nested}
      notFoundTitle={notFoundTitle}
      action={
        <LinkButton to={paths.agentDashboard} look="secondary">
          Back to Dashboard
        </LinkButton>
      }
    />
  );
}

/** What went wrong in a dialog over a job thread or the pool: said in a dialog too, and what is beneath stays. */
export function DialogError() {
  const { message, reference } = useShownError();
  const { threadId } = useParams();
  const beneath = threadId ? agencyPaths.thread(threadId) : paths.pool;
  return (
    <RouteDialog title={message} closeTo={beneath + useTableSearch()}>
      {reference && (
        <p className="text-sm text-soft">
          Reference: <code className="text-ink">{reference}</code>
        </p>
      )}
    </RouteDialog>
  );
}
