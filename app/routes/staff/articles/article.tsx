import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ArticleForm } from "~/components/staff/article-form";
import { AuditTrail } from "~/components/staff/audit-trail";
import { PageHead } from "~/components/staff/page-head";
import { readArticle } from "~/components/staff/read-article";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formStatus } from "~/lib/forms/form-status";
import { getArticlePage } from "../../../../workers/domain/staff/content/list-articles";
import { publishArticle } from "../../../../workers/domain/staff/content/publish-article";
import { renderMarkdown } from "../../../../workers/domain/staff/content/render-markdown";
import { changeArticle } from "../../../../workers/domain/staff/content/save-article";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.article.title ?? "Article"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return getArticlePage(context.deps, { articleId: params.articleId ?? "" });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const articleId = params.articleId ?? "";
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "publish" || intent === "unpublish") {
    const publish = intent === "publish";
    await publishArticle(context.deps, { articleId, publish, actorId: staff.userId });
    return redirect(withNotice(adminPaths.article(articleId), publish ? "published" : "unpublished"));
  }
  const read = readArticle(form, renderMarkdown);
  if (!read.save) {
    const status = read.answer.preview === null ? 400 : 200;
    return data(read.answer, { status: formStatus(request, status) });
  }
  const { save } = read;
  const expected = Number(form.get("expected"));
  const saved = await context.attempt(() =>
    changeArticle(context.deps, { articleId, form: save, expected, actorId: staff.userId }),
  );
  if (saved.ok) return redirect(withNotice(adminPaths.article(articleId), "saved"));
  const { status, message } = saved.error;
  return data(read.refuse(message), { status: formStatus(request, status) });
}

export default function EditArticle() {
  const { article, auditTrail } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const draft = {
    ...article,
    publishDate: new Date(article.publishDate).toISOString().slice(0, 10),
    linkedinUrl: article.linkedinUrl ?? "",
  };
  return (
    <>
      <PageHead
        title={article.title}
        lead={`${article.isPublished ? "Published" : "Draft"}, ${article.readTime} min read`}
      >
        <Form method="post">
          <Button
            name="intent"
            value={article.isPublished ? "unpublish" : "publish"}
            look={article.isPublished ? "secondary" : "primary"}
          >
            {article.isPublished ? "Unpublish" : "Publish"}
          </Button>
        </Form>
        <LinkButton to={adminPaths.deleteArticle(article.id)} look="secondary" preventScrollReset>
          Delete
        </LinkButton>
      </PageHead>
      <ArticleForm key={article.updatedAt} draft={draft} expected={article.updatedAt} answer={answer} />
      <Card title="What was done">
        <AuditTrail lines={auditTrail} />
      </Card>
      <Outlet />
    </>
  );
}

export { AdminError as ErrorBoundary };
