import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { getAsking, type VoluntaryAsking } from "../../../../workers/domain/voluntary/get-asking";
import { inviteApplicants } from "../../../../workers/domain/voluntary/invite-applicants";
import { ASKED_AT_ONCE } from "../../../../workers/domain/voluntary/voluntary-limits";

export const meta: MetaFunction = () => [{ title: "Voluntary Questions | Plumbline" }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  const asking = await getAsking(context.deps, { agent, threadId });
  const sent = Number(new URL(request.url).searchParams.get("sent"));
  return { threadId, asking, sent: Number.isSafeInteger(sent) && sent > 0 ? sent : null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  const done = await context.attempt(() => inviteApplicants(context.deps, { agent, threadId }));
  if (done.ok) return redirect(`${agencyPaths.askApplicants(threadId)}?sent=${done.value}`, 303);
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function ThreadVoluntaryQuestions() {
  const { threadId, asking, sent } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <div>
        <Link to={agencyPaths.analytics(threadId)} className="text-link text-sm">
          {asking.title}: analytics
        </Link>
        <h1 className="text-2xl">Voluntary Questions</h1>
        <p className="text-soft">
          Asked for the company’s bias audit: sex, ethnicity and age, of people whose decision is final
          (hired, rejected, or the job thread is closed). The mail says that it is voluntary, anonymous and
          without effect, and who asks.
        </p>
      </div>
      {failed && <Banner kind="error">{failed.error}</Banner>}
      {sent !== null && !failed && (
        <Banner kind="success">{counted(sent, "person was", "people were")} asked by mail.</Banner>
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-5">
        <dt>People in this job thread</dt>
        <dd className="text-right tabular-nums">{asking.people}</dd>
        <dt>Asked already, each once</dt>
        <dd className="text-right tabular-nums">{asking.asked}</dd>
        <dt>Can be asked now: decided, scored, with an e-mail in the résumé</dt>
        <dd className="text-right tabular-nums">{asking.askable}</dd>
      </dl>
      <Ask asking={asking} />
      <p className="text-sm text-soft">
        Who answered isn’t known to anyone, neither here nor in our database. Addresses that want no such mail
        are left out.
      </p>
    </div>
  );
}

function Ask({ asking }: { asking: VoluntaryAsking }) {
  const busy = useNavigation().formMethod === "POST";
  const { isOn, mayAsk, askable, isOpen } = asking;
  if (!isOn)
    return (
      <Banner kind="info">
        Voluntary questions are off. An owner of your company can switch them on in{" "}
        <Link to={paths.agentProfile} className="text-link">
          Profile Settings
        </Link>
        .
      </Banner>
    );
  if (!mayAsk) return <p className="text-soft">Viewers don’t ask anybody: a recruiter or an owner does.</p>;
  if (askable === 0)
    return (
      <p className="text-soft">
        Nobody can be asked now.{isOpen && " Once the job thread is closed, everyone’s decision is final."}
      </p>
    );
  const now = Math.min(askable, ASKED_AT_ONCE);
  return (
    <Form method="post" className="grid justify-items-start gap-2">
      <Button busy={busy}>
        {busy ? "One moment..." : `Ask ${counted(now, "person", "people")} by mail`}
      </Button>
      {askable > ASKED_AT_ONCE && (
        <p className="text-sm text-soft">{ASKED_AT_ONCE} at a time: press again for the others.</p>
      )}
    </Form>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
