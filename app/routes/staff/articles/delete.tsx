import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { getArticlePage } from "../../../../workers/domain/staff/content/list-articles";
import { deleteArticle } from "../../../../workers/domain/staff/content/publish-article";
import { optionalReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Delete article | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { article } = await getArticlePage(context.deps, { articleId: params.articleId ?? "" });
  return { id: article.id, title: article.title, isPublished: article.isPublished };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { articleId = "" } = params;
  return actWithReason(
    { request, context },
    {
      schema: optionalReason,
      act: (reason) => deleteArticle(context.deps, { articleId, reason, actorId: staff.userId }),
      doneTo: withNotice(adminPaths.articles(), "deleted"),
    },
  );
}

export default function DeleteArticle() {
  const { id, title, isPublished } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Delete this article?"
      closeTo={adminPaths.article(id)}
      button="Delete"
      danger
      answer={useActionData<typeof action>()}
    >
      <p>
        “{title}” will be gone for good{isPublished && ", and its page with it"}.
      </p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
