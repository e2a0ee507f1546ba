import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { MailChoice } from "~/components/agency/notifications/mail-choice";
import { PortalError } from "~/components/layout/portal-error";
import { AccountAddressProvider } from "~/components/settings/account-address";
import { DeletionRequested } from "~/components/settings/deletion-requested";
import { DeletionSection } from "~/components/settings/deletion-section";
import { ExportSection } from "~/components/settings/export-section";
import { PlannedDeletionSection } from "~/components/settings/planned-deletion";
import { SecondStepSection } from "~/components/settings/second-step-section";
import { SessionsSection } from "~/components/settings/sessions-section";
import { Banner } from "~/components/ui/banner";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { listHeldThreads } from "../../../../workers/domain/agencies/leaving/held-threads";
import { planLeaving } from "../../../../workers/domain/agencies/leaving/plan-leaving";
import { getNotificationMails } from "../../../../workers/domain/notifications/notification-mails";
import { getAccount } from "../../../../workers/domain/privacy/get-account";
import { settingsForms } from "../../../../workers/domain/privacy/schema";
import {
  ACCOUNT_FAILURES,
  ACCOUNT_SUCCESSES,
  type AccountIntent,
  accountWork,
  NEED_FRESH_STEP,
} from "../../account/settings/account-work";

export const meta: MetaFunction = () => [{ title: "Your Account | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const user = await context.requireUser();
  const query = new URL(request.url).searchParams;
  const done = query.get("done");
  const [account, mails, leaving] = await Promise.all([
    getAccount(context.deps, user),
    getNotificationMails(context.deps, agent),
    planLeaving(context.deps, user),
  ]);
  const heldIn = leaving?.endsCompany ? await listHeldThreads(context.deps, leaving) : [];
  return {
    ...account,
    heldIn,
    hasSecondStep: user.hasSecondStep,
    mails,
    endsCompany: leaving?.endsCompany ?? false,
    asksForDeletion: query.has("delete"),
    success: done !== null && Object.hasOwn(ACCOUNT_SUCCESSES, done) ? ACCOUNT_SUCCESSES[done] : null,
  };
}

type Refusal = { message: string; result?: SubmissionResult<string[]> };

export async function action({ request, context }: ActionFunctionArgs) {
  await context.requireAgent();
  const work = accountWork(context.deps, await context.requireUser());
  const form = await request.formData();
  const name = String(form.get("intent"));
  const intent = Object.hasOwn(work, name) ? (name as AccountIntent) : null;
  const refuse = (status: number, refusal: Refusal) =>
    data({ intent, deletionNumber: null, ...refusal }, { status: formStatus(request, status) });
  if (!intent) return refuse(400, { message: "Please check your input." });
  if (NEED_FRESH_STEP.has(intent)) await context.requireFreshStep(paths.agentAccount);
  const submission = parseWithZod(form, { schema: settingsForms[intent] });
  if (submission.status !== "success") {
    const result = submission.reply({ hideFields: ["password"] as never });
    const message = Object.values(result.error ?? {}).flat()[0] ?? "Please check your input.";
    return refuse(400, { message, result });
  }
  const run = work[intent] as (form: unknown) => Promise<{ number?: string } | undefined>;
  const attempt = await context.attempt(() => run(submission.value));
  if (!attempt.ok) {
    const { status, message } = attempt.error;
    return refuse(status, { message: (status >= 500 && ACCOUNT_FAILURES[intent]) || message });
  }
  if (intent === "delete-account") {
    const deletionNumber = attempt.value?.number ?? null;
    return data({ intent, deletionNumber, message: null, result: undefined });
  }
  return redirect(`${paths.agentAccount}?done=${intent}`);
}

/** An agent's own account: where it is signed in, a copy of its data, and its end (RULINGS 65). */
export default function AgentAccount() {
  const { sessions, hasSecondStep, mails, dataExport, deletion, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { hasPassword, endsCompany, heldIn, asksForDeletion, success } = page;
  return (
    <AccountAddressProvider value={paths.agentAccount}>
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="text-3xl">Your Account</h1>
        {answer?.deletionNumber && (
          <Banner kind="success">
            <DeletionRequested number={answer.deletionNumber} />
          </Banner>
        )}
        {answer?.message && <Banner kind="error">{answer.message}</Banner>}
        {success && !answer && <Banner kind="success">{success}</Banner>}
        <MailChoice mails={mails} />
        <SecondStepSection isOn={hasSecondStep} />
        <SessionsSection sessions={sessions} />
        <ExportSection dataExport={dataExport}>
          Download everything that Plumbline holds about you as one ZIP file: your profile, your place in the
          company, your sign-ins, the mails we sent, and when you decided, noted or changed something. What
          candidates sent belongs to them: each of their panels has “Export Data”.
        </ExportSection>
        {deletion ? (
          <PlannedDeletionSection deletion={deletion}>
            {endsCompany && <CompanyEnds heldIn={heldIn} />}
          </PlannedDeletionSection>
        ) : (
          <DeletionSection
            isOpen={asksForDeletion || answer?.intent === "delete-account"}
            hasPassword={hasPassword}
            lastResult={answer?.result}
            said={answer?.message ?? undefined}
          >
            <WhatGoes endsCompany={endsCompany} heldIn={heldIn} />
          </DeletionSection>
        )}
        <p>
          <Link to={paths.agentProfile} className="text-link">
            Back to Profile Settings
          </Link>
        </p>
      </div>
    </AccountAddressProvider>
  );
}

function WhatGoes({ endsCompany, heldIn }: { endsCompany: boolean; heldIn: string[] }) {
  return (
    <>
      <p>
        Your name, address, position, phone, sign-ins and mails are erased. What you decided, noted and
        recorded stays with your company, as “A former colleague”.
      </p>
      {endsCompany ? (
        <CompanyEnds heldIn={heldIn} />
      ) : (
        <p className="text-soft">Your job threads, with all that is in them, pass to your company’s owner.</p>
      )}
    </>
  );
}

function CompanyEnds({ heldIn }: { heldIn: string[] }) {
  return (
    <Banner kind={heldIn.length > 0 ? "warning" : "info"}>
      {heldIn.length > 0 && (
        <p className="mb-3 [overflow-wrap:anywhere]">
          Your company can’t end now: somebody is on legal hold in {heldIn.join(", ")}. Please end the holds
          first, or make a colleague an owner.
        </p>
      )}
      You are the only owner: your company ends with your account. All its job threads, candidates, résumés
      and clients’ links are deleted then, its colleagues can’t sign in to it any more, and its plan ends. To
      keep it, make a colleague an owner before.{" "}
      <Link to={paths.members} className="text-link">
        Colleagues
      </Link>
    </Banner>
  );
}

export function ErrorBoundary() {
  return <PortalError />;
}
