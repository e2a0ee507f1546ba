import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminDialogError } from "~/components/admin/admin-error";
import { adminPaths, withNotice } from "~/components/admin/admin-paths";
import { readReason } from "~/components/admin/read-reason";
import { ReasonDialog } from "~/components/admin/reason-dialog";
import { formStatus } from "~/lib/form-status";
import { optionalReason } from "../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Delete article | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { article } = await context.staff.article(params.articleId ?? "");
  return { id: article.id, title: article.title, isPublished: article.isPublished };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { reason, answer } = await readReason(request, optionalReason);
  if (answer) return data(answer, { status: formStatus(request, 400) });
  const input = { articleId: params.articleId ?? "", reason };
  const deleted = await context.attempt(() => context.staff.deleteArticle(staff, input));
  if (deleted.ok) return replace(withNotice(adminPaths.articles(), "deleted"));
  const { status, message } = deleted.error;
  return data({ error: message, reason: reason ?? "" }, { status: formStatus(request, status) });
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
