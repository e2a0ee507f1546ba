import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, Outlet, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { BillingSection, BillingUnknown } from "~/components/settings/billing-section";
import { DeletionRequested } from "~/components/settings/deletion-requested";
import { DeletionSection } from "~/components/settings/deletion-section";
import { ExportSection } from "~/components/settings/export-section";
import { FirstPasswordSection, PasswordSection } from "~/components/settings/password-section";
import { PlannedDeletionSection } from "~/components/settings/planned-deletion";
import { ProfileSection } from "~/components/settings/profile-section";
import { ReminderSection } from "~/components/settings/reminder-section";
import { SecondStepSection } from "~/components/settings/second-step-section";
import { SessionsSection } from "~/components/settings/sessions-section";
import { SettingsPage } from "~/components/settings/settings-page";
import { SignInMethodsSection } from "~/components/settings/sign-in-methods-section";
import { Banner } from "~/components/ui/banner";
import { Card } from "~/components/ui/card";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { getReminderMails } from "../../../../workers/domain/applications/reminder-mails";
import { getSeekerBilling } from "../../../../workers/domain/billing/overview/get-seeker-billing";
import { changePassword } from "../../../../workers/domain/identity/password/change-password";
import { sendResetLink } from "../../../../workers/domain/identity/password/send-reset-link";
import { countAttempt } from "../../../../workers/domain/identity/throttle";
import { updateProfile } from "../../../../workers/domain/identity/update-profile";
import { getAccount } from "../../../../workers/domain/privacy/get-account";
import {
  type SettingsForm,
  type SettingsIntent,
  settingsForms,
} from "../../../../workers/domain/privacy/schema";
import { ACCOUNT_FAILURES, ACCOUNT_SUCCESSES, accountWork, NEED_FRESH_STEP } from "./account-work";
import { billingSaid } from "./billing-said";
import { googleError } from "./google-error";

export const meta: MetaFunction = () => [{ title: "Settings | Plumbline" }];

const SUCCESSES: Record<string, string> = {
  ...ACCOUNT_SUCCESSES,
  profile: "Profile updated successfully",
  password: "Password changed successfully",
  "first-password": "We have sent you a mail. Its link lets you set a password for the next 30 minutes.",
  "google-linked": "Your Google account is linked.",
  "google-unlinked": "Your Google account is unlinked.",
};

const FAILURES: Partial<Record<SettingsIntent, string>> = {
  ...ACCOUNT_FAILURES,
  profile: "Failed to update profile",
  password: "Failed to change password. Please check your current password.",
};

/** Mailed links for a first password that one person may ask for. */
const FIRST_PASSWORD = { limit: 3, windowMilliseconds: 15 * 60 * 1000 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const query = new URL(request.url).searchParams;
  const [billing, reminderMails] = await Promise.all([
    context.attempt(() => getSeekerBilling(context.deps, user)),
    getReminderMails(context.deps, user),
  ]);
  const said = billingSaid(query.get("billing"));
  const done = query.get("done") ?? (query.has("google") ? `google-${query.get("google")}` : null);
  return {
    fullName: user.fullName,
    email: user.email,
    isVerified: user.emailVerified,
    hasSecondStep: user.hasSecondStep,
    ...(await getAccount(context.deps, user)),
    reminderMails,
    isGoogleOffered: context.deps.google !== null,
    asksForDeletion: query.has("delete"),
    billing: billing.ok ? billing.value : null,
    success: (done && Object.hasOwn(SUCCESSES, done) && SUCCESSES[done]) || said.success,
    error: googleError(query.get("error")) ?? said.error,
  };
}

type Refusal = { message: string; result?: SubmissionResult<string[]> };

export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, visitor } = context;
  const user = await context.requireSeeker();
  const { userId, email } = user;
  const formData = await request.formData();
  const name = String(formData.get("intent"));
  const intent = Object.hasOwn(settingsForms, name) ? (name as SettingsIntent) : null;
  const refuse = (status: number, refusal: Refusal) =>
    data({ intent, deletionNumber: null, ...refusal }, { status: formStatus(request, status) });
  if (!intent) return refuse(400, { message: "Please check your input." });
  if (NEED_FRESH_STEP.has(intent)) await context.requireFreshStep(paths.settings);

  const submission = parseWithZod(formData, { schema: settingsForms[intent] });
  const hideFields = ["currentPassword", "newPassword", "confirmPassword", "password"];
  if (submission.status !== "success") {
    const result = submission.reply({ hideFields: hideFields as never });
    const message = Object.values(result.error ?? {}).flat()[0] ?? "Please check your input.";
    return refuse(400, { message, result });
  }

  /** What each form does; a deletion answers with its number, which is shown before the page changes. */
  const work: { [I in SettingsIntent]: (form: SettingsForm<I>) => Promise<unknown> } = {
    profile: ({ fullName }) => updateProfile(deps, { userId, fullName }),
    password: async ({ currentPassword: current, newPassword: next }) => {
      const opened = await changePassword(deps, { user, visitor, current, next });
      return { headers: context.session.openingHeaders(opened, deps.now()) };
    },
    "first-password": async () => {
      await countAttempt(deps, { key: `first-password:${userId}`, ...FIRST_PASSWORD });
      await sendResetLink(deps, { email });
    },
    ...accountWork(deps, user),
  };
  const run = work[intent] as (
    form: unknown,
  ) => Promise<{ number?: string; headers?: [string, string][] } | undefined>;
  const attempt = await context.attempt(() => run(submission.value));
  if (!attempt.ok) {
    const { status, message } = attempt.error;
    return refuse(status, { message: (status >= 500 && FAILURES[intent]) || message });
  }
  if (intent === "delete-account") {
    return data({ intent, deletionNumber: attempt.value?.number ?? null, message: null, result: undefined });
  }
  return redirect(`${paths.settings}?done=${intent}`, { headers: attempt.value?.headers ?? [] });
}

export default function Settings() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { fullName, email, hasPassword, hasGoogle, deletion } = page;
  const said = answer?.message ?? undefined;
  const resultOf = (intent: SettingsIntent) => (answer?.intent === intent ? answer.result : undefined);
  // As on a fresh page, no form keeps what it was sent with, or what was wrong with it before. That happens together with
  // the message, which comes before the navigation ends: people who type again at once lose nothing.
  const { key: visit } = useLocation();
  const refusal = useNumbered(answer);
  const keyOf = (intent: SettingsIntent) => {
    if (resultOf(intent)) return `refused ${intent}`;
    return `${answer ? refusal : visit} ${intent}`;
  };
  return (
    <SettingsPage fullName={fullName} title="Profile Settings">
      {/* In sight wherever the form stands that was sent. */}
      <div id="settings-message" className="sticky top-3 z-10 empty:hidden">
        <SettingsBanner />
      </div>
      <ProfileSection
        key={keyOf("profile")}
        fullName={fullName}
        email={email}
        lastResult={resultOf("profile")}
      />
      {hasPassword ? (
        <PasswordSection
          key={keyOf("password")}
          email={email}
          lastResult={resultOf("password")}
          said={said}
        />
      ) : (
        <FirstPasswordSection email={email} />
      )}
      <SignInMethodsSection
        hasPassword={hasPassword}
        hasGoogle={hasGoogle}
        isVerified={page.isVerified}
        isGoogleOffered={page.isGoogleOffered}
      />
      <SecondStepSection isOn={page.hasSecondStep} />
      {page.billing ? (
        <BillingSection billing={page.billing} deletionDueAt={deletion?.dueAt ?? null} />
      ) : (
        <BillingUnknown />
      )}
      <ReminderSection isOn={page.reminderMails} />
      <SessionsSection sessions={page.sessions} />
      <Card title="API Keys">
        <p>
          Let programs of your own read your résumés, analyses and credits.{" "}
          <Link to={paths.ownKeys} className="text-link">
            Manage your keys
          </Link>
        </p>
      </Card>
      <ExportSection dataExport={page.dataExport}>
        Download everything that Plumbline holds about you as one ZIP file: your profile, résumés, analyses,
        plans and purchases, sign-ins and the mails we sent.
      </ExportSection>
      {deletion ? (
        <PlannedDeletionSection deletion={deletion} />
      ) : (
        <DeletionSection
          isOpen={page.asksForDeletion || answer?.intent === "delete-account"}
          hasPassword={hasPassword}
          lastResult={resultOf("delete-account")}
          said={said}
        />
      )}
      <Outlet />
    </SettingsPage>
  );
}

/** Counts how often a value has become another. */
function useNumbered(value: unknown): number {
  const [last, setLast] = useState({ value, number: 0 });
  if (last.value === value) return last.number;
  const next = { value, number: last.number + 1 };
  setLast(next);
  return next.number;
}

function SettingsBanner() {
  const { success, error } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.deletionNumber) {
    return (
      <Banner kind="success">
        <DeletionRequested number={answer.deletionNumber} />
      </Banner>
    );
  }
  const refusal = answer?.message ?? (answer ? null : error);
  if (refusal) return <Banner kind="error">{refusal}</Banner>;
  return success && !answer ? <Banner kind="success">{success}</Banner> : null;
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
