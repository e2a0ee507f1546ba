import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ArticleForm } from "~/components/staff/article-form";
import { PageHead } from "~/components/staff/page-head";
import { readArticle } from "~/components/staff/read-article";
import { formStatus } from "~/lib/forms/form-status";
import { renderMarkdown } from "../../../../workers/domain/staff/content/render-markdown";
import { createArticle } from "../../../../workers/domain/staff/content/save-article";

export const meta: MetaFunction = () => [{ title: "New article | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { fullName } = await context.requireStaff();
  return {
    draft: { author: fullName, publishDate: new Date(context.deps.now()).toISOString().slice(0, 10) },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const read = readArticle(await request.formData(), renderMarkdown);
  if (!read.save) {
    const status = read.answer.preview === null ? 400 : 200;
    return data(read.answer, { status: formStatus(request, status) });
  }
  const { save } = read;
  const created = await context.attempt(() =>
    createArticle(context.deps, { form: save, actorId: staff.userId }),
  );
  if (created.ok) return redirect(withNotice(adminPaths.article(created.value), "saved"));
  const { status, message } = created.error;
  return data(read.refuse(message), { status: formStatus(request, status) });
}

export default function NewArticle() {
  const { draft } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="New article" lead="It stays a draft until you publish it." />
      <ArticleForm draft={draft} expected={null} answer={useActionData<typeof action>()} />
    </>
  );
}

export { AdminError as ErrorBoundary };
