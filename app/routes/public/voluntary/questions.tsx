import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { QuestionsForm } from "~/components/voluntary/questions-form";
import { formStatus } from "~/lib/forms/form-status";
import { LINK_PAGE_HEADERS, linkPageMeta } from "~/lib/meta/link-page";
import { paths } from "~/lib/paths";
import { openQuestions } from "../../../../workers/domain/voluntary/open-questions";
import { saveAnswer } from "../../../../workers/domain/voluntary/save-answer";

export const meta: MetaFunction = () => linkPageMeta("Three voluntary questions | Plumbline");

export const headers: HeadersFunction = () => LINK_PAGE_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  // A link that has been used can't be told from others: what follows an answer says nothing but thanks.
  if (new URL(request.url).searchParams.has("thanks"))
    return data({ companyName: null }, { headers: LINK_PAGE_HEADERS });
  const found = await context.attempt(async () => {
    await context.enforceRateLimit("voluntary-questions");
    return openQuestions(context.deps, { token: params.token ?? "" });
  });
  if (found.ok) return data({ companyName: found.value.companyName }, { headers: LINK_PAGE_HEADERS });
  const { status, reference, message } = found.error;
  throw data(
    { message, reference: status === 404 ? undefined : reference },
    { status, headers: LINK_PAGE_HEADERS },
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? "");
  const done = await context.attempt(async () => {
    await context.enforceRateLimit("voluntary-answer");
    const answers = { sex: typed("sex"), ethnicity: typed("ethnicity"), ageBand: typed("ageBand") };
    await saveAnswer(context.deps, { token: params.token ?? "", answers });
  });
  if (done.ok)
    return redirect(`${paths.voluntaryQuestions("answered")}?thanks`, { headers: LINK_PAGE_HEADERS });
  const { code, message, status } = done.error;
  if (code === "voluntary-gone") throw data({ message }, { status, headers: LINK_PAGE_HEADERS });
  return data({ message }, { status: formStatus(request, status), headers: LINK_PAGE_HEADERS });
}

export default function VoluntaryQuestions() {
  const { companyName } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-2xl gap-6 px-5 py-10 outline-none sm:px-8">
      {companyName === null ? (
        <>
          <h1 className="text-3xl">Thank you</h1>
          <p className="text-lg text-soft">
            What you chose is stored without your name and without anything that leads back to you. For that
            reason it can’t be looked up, changed or deleted as yours. The link in your mail is used up; you
            need not do anything more.
          </p>
        </>
      ) : (
        <QuestionsForm companyName={companyName} problem={refused?.message} />
      )}
    </main>
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="These questions are no longer open" action={false} />;
}
