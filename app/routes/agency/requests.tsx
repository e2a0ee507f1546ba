import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RequestItem } from "~/components/applicant-page/request-item";
import { Banner } from "~/components/ui/banner";
import { EmptyState } from "~/components/ui/data/empty-state";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import {
  answerRequest,
  eraseOnRequest,
} from "../../../workers/domain/applicant-page/requests/answer-request";
import { listRequests } from "../../../workers/domain/applicant-page/requests/list-requests";
import { AppError } from "../../../workers/domain/errors";

export const meta: MetaFunction = () => [{ title: "Requests | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { open, answered } = await listRequests(context.deps, { agent });
  const time = context.deps.now();
  return {
    open: open.map((one) => ({ ...one, isLate: one.dueAt < time })),
    answered: answered.map((one) => ({ ...one, isLate: false })),
    said: new URL(request.url).searchParams.get("notice"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const [requestId, intent] = [text("id"), text("intent")];
  if (intent === "erase") await context.requireFreshStep(paths.applicantRequests);
  const done = await context.attempt(async () => {
    if (intent === "erase") await eraseOnRequest(context.deps, { agent, requestId });
    else
      await answerRequest(context.deps, {
        ...{ agent, requestId, answer: text("answer"), refused: intent === "refuse" },
      });
  });
  if (done.ok)
    return redirect(`${paths.applicantRequests}?notice=${intent === "erase" ? "erased" : "answered"}`);
  const { code, message, status } = done.error;
  if (code === "viewer-only") throw new AppError(code);
  return data({ requestId, message }, formStatus(request, status));
}

const NOTICES: Record<string, string> = {
  answered: "Answered. Where the résumé names an email address, the answer is on its way there.",
  erased: "Erased from all of your company’s job threads. A receipt is on its way to you and to the person.",
};

export default function Requests() {
  const { open, answered, said } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const late = open.filter(({ isLate }) => isLate).length;
  const notice = said && !failed ? NOTICES[said] : undefined;
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl">Requests</h1>
        <p className="text-soft">
          What applicants ask of your company on their pages. By law each has to be answered within a month;
          any colleague who works in job threads can do it.
        </p>
      </header>
      {notice && <Banner kind="success">{notice}</Banner>}
      {failed && <Banner kind="error">{failed.message}</Banner>}
      {late > 0 && (
        <Banner kind="error">{late === 1 ? "1 request is late." : `${late} requests are late.`}</Banner>
      )}
      {open.length === 0 ? (
        <EmptyState title="Nothing waits for an answer" level="h2">
          When an applicant corrects, objects, asks for a person, opts out of scoring or wants to be deleted,
          it appears here. Open their page for them from a candidate’s menu.
        </EmptyState>
      ) : (
        <ul aria-label="Open requests" className="grid gap-4">
          {open.map((one) => (
            <RequestItem key={one.id} request={one} />
          ))}
        </ul>
      )}
      {answered.length > 0 && (
        <section aria-labelledby="answered" className="grid gap-3">
          <h2 id="answered" className="text-lg">
            Answered
          </h2>
          <ul className="grid gap-4">
            {answered.map((one) => (
              <RequestItem key={one.id} request={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
