import { useParams } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { ErrorPage } from "~/components/layout/error-page";
import { LinkButton } from "~/components/ui/button";
import { adminPaths } from "./admin-paths";

export function AdminError() {
  return (
    <ErrorPage
      nested
      action={
        <LinkButton to={adminPaths.overview} look="secondary">
          Back to the overview
        </LinkButton>
      }
    />
  );
}

export function AdminDialogError() {
  const { agentId, companyId, articleId } = useParams();
  const closeTo = agentId
    ? adminPaths.agent(agentId)
    : companyId
      ? adminPaths.company(companyId)
      : articleId
        ? adminPaths.article(articleId)
        : adminPaths.overview;
  return <DialogError closeTo={closeTo} />;
}
