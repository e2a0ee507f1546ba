import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { AnswerForm } from "~/components/reports/answer-form";
import { ReportPage } from "~/components/reports/report-page";
import { PrintButton } from "~/components/seeker/analysis/print-button";
import { Banner } from "~/components/ui/banner";
import { formStatus } from "~/lib/forms/form-status";
import { LINK_PAGE_HEADERS, linkPageMeta } from "~/lib/meta/link-page";
import { paths } from "~/lib/paths";
import { answerReport } from "../../../workers/domain/reports/answer-report";
import { openReport } from "../../../workers/domain/reports/open-report";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  linkPageMeta(page ? `${page.report.title} | ${page.report.agencyName}` : "Not available | Plumbline");

export const headers: HeadersFunction = () => LINK_PAGE_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const isPrefetch = request.method === "HEAD" || /prefetch/.test(request.headers.get("sec-purpose") ?? "");
  // Someone who has just answered had opened the page before.
  const isCounted = !isPrefetch && !new URL(request.url).searchParams.has("answered");
  const found = await context.attempt(async () => {
    await context.enforceRateLimit("client-report");
    const user = await context.user();
    const companyId = user?.agent?.companyId ?? null;
    return openReport(context.deps, { token: params.token ?? "", companyId, isCounted });
  });
  if (!found.ok) {
    const { status, reference, message } = found.error;
    throw data(
      { message, reference: status === 404 ? undefined : reference },
      { status, headers: LINK_PAGE_HEADERS },
    );
  }
  return data({ report: found.value }, { headers: LINK_PAGE_HEADERS });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const done = await context.attempt(async () => {
    await context.enforceRateLimit("client-answer");
    const user = await context.user();
    await answerReport(context.deps, {
      token: params.token ?? "",
      companyId: user?.agent?.companyId ?? null,
      personId: text("person"),
      answer: text("answer"),
      words: text("words"),
    });
  });
  if (done.ok) return redirect(`${paths.clientReport(params.token ?? "")}?answered#p-${text("person")}`);
  const { code, message, status } = done.error;
  if (code === "report-gone") throw data({ message }, { status, headers: LINK_PAGE_HEADERS });
  return data(
    { personId: text("person"), message },
    { status: formStatus(request, status), headers: LINK_PAGE_HEADERS },
  );
}

export default function ClientReport() {
  const { report } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-4xl gap-8 px-5 py-10 outline-none sm:px-8 print:p-0"
      >
        {report.isOwn && (
          <Banner kind="info" className="print:hidden">
            This is what your client sees. You are signed in for the agency, so this visit isn’t counted and
            you can’t answer here.
          </Banner>
        )}
        <ReportPage
          report={report}
          dates={report}
          people={report.people.map(({ id, content, answer }) => ({
            id,
            content,
            aside: !report.isOwn && (
              <AnswerForm
                key={answer?.createdAt ?? 0}
                personId={id}
                label={content.label}
                answer={answer}
                problem={refused?.personId === id ? refused.message : undefined}
              />
            ),
          }))}
        />
        <div className="print:hidden">
          <PrintButton />
        </div>
        <p className="border-t border-line pt-4 text-sm text-soft print:hidden">
          Please keep this address to yourself: anyone who has it can read the page and answer.{" "}
          {report.agencyName} shows it by Plumbline; see our{" "}
          <Link to={paths.privacy} className="text-link" rel="noreferrer">
            privacy notice
          </Link>
          .
        </p>
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="This page is no longer available" action={false} />;
}
