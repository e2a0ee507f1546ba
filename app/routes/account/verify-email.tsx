import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { IdentityPage } from "~/components/identity/identity-page";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { resendVerification } from "../../../workers/domain/identity/resend-verification";
import { verifyEmailSchema } from "../../../workers/domain/identity/schema";
import { inspectVerificationLink, verifyEmail } from "../../../workers/domain/identity/verify-email";
import { landWithHeld } from "./held-resume";

export const meta: MetaFunction = () => [
  { title: "Confirm your email address | Plumbline" },
  {
    name: "description",
    content: "Confirm that this email address is yours, so that you can upload résumés to Plumbline.",
  },
  { name: "robots", content: "noindex" },
];

/** The address holds a token. */
export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const user = await context.user();
  const link = token ? await inspectVerificationLink(context.deps, token) : null;
  return {
    token,
    link,
    /** who isn't signed in to this very account types its password */
    asksForPassword: link?.state === "live" && link.userId !== user?.userId,
    account: user && {
      email: user.email,
      isVerified: user.emailVerified,
      isWaiting: user.agent?.status === "pending",
      home: user.agent ? paths.agentDashboard : paths.seekerDashboard,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: verifyEmailSchema });
  const refuse = (status: number, error: string) =>
    data({ sent: false, error }, { status: formStatus(request, status) });
  if (submission.status !== "success") return refuse(400, "Please check your input.");
  const { intent, token } = submission.value;
  const userId = (await context.user())?.userId ?? null;
  if (intent === "resend") {
    const sent = await context.attempt(() => resendVerification(context.deps, { userId, token }));
    if (!sent.ok) return refuse(sent.error.status, sent.error.message);
    return { sent: true, error: null };
  }
  const confirmed = await context.attempt(() => verifyEmail(context.deps, { ...submission.value, userId }));
  if (!confirmed.ok) return refuse(confirmed.error.status, confirmed.error.message);
  if (confirmed.value.isNewSeeker) await context.noteStep("verified");
  // A link that has done its work shows so.
  const here = `${paths.verifyEmail}?${new URLSearchParams({ token })}`;
  const user = { userId: confirmed.value.userId, emailVerified: true };
  const { to } = await landWithHeld(context, { user, token: null, otherwise: here });
  throw redirect(user.userId === userId ? to : here);
}

export default function VerifyEmail() {
  const { token, link, account, asksForPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (link?.state === "done" || (account?.isVerified && link?.state !== "live")) {
    const home = account?.home ?? (link?.state === "done" && link.isAgent ? paths.agentLogin : paths.login);
    const waits = account ? account.isWaiting : home === paths.agentLogin;
    const then = waits
      ? "Uploads are open to you as soon as your agency is approved."
      : "Uploads are open to you now.";
    return (
      <IdentityPage title="Your email address is confirmed" lead={`Thank you. ${then}`}>
        <LinkButton to={home}>{account ? "Go to Dashboard" : "Sign In"}</LinkButton>
      </IdentityPage>
    );
  }
  if (answer?.sent) {
    return <Page title="Check your mail" lead="We have sent you a new link. It works for 7 days." />;
  }
  const problem = answer?.error && <Banner kind="error">{answer.error}</Banner>;
  if (link?.state === "live") {
    return (
      <Page
        title="Confirm your email address"
        lead={
          <>
            This confirms that <strong className="text-ink">{link.email}</strong> is yours. If you have not
            created an account at Plumbline, just close this page.
          </>
        }
      >
        {problem}
        <IntentButton intent="confirm" token={token} label="Confirm Email Address">
          {asksForPassword && <OwnPassword />}
        </IntentButton>
        {asksForPassword && (
          <p className="text-soft">
            Don't know it? Somebody may have registered with your address.{" "}
            <Link to={paths.forgotPassword} className="text-link">
              Set a new password
            </Link>{" "}
            to make the account yours alone.
          </p>
        )}
      </Page>
    );
  }
  const canResend = link?.state === "stale" || account !== null;
  return (
    <Page
      title={link ? "This link doesn't work any more" : "Check your mail"}
      lead={
        account
          ? `We have sent a link to ${account.email}. Open it and press the button there: uploads are open to you then.`
          : "Open the link in the mail that we have sent you, and press the button there."
      }
    >
      {problem ??
        (link && <Banner kind="error">This link is no longer valid. Please ask for a new one.</Banner>)}
      {canResend ? (
        <IntentButton intent="resend" token={token} label="Send a New Link" look="secondary" />
      ) : (
        <p className="text-soft">
          No mail, or a link that is too old?{" "}
          <Link to={paths.login} className="text-link">
            Sign in
          </Link>{" "}
          to get a new one.
        </p>
      )}
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  const home = useLoaderData<typeof loader>().account?.home;
  const links = home && (
    <p>
      <Link to={home} className="text-link">
        Look around first
      </Link>
    </p>
  );
  return (
    <IdentityPage title={title} lead={lead} links={links}>
      {children}
    </IdentityPage>
  );
}

function OwnPassword() {
  return (
    <Field label="Password of this account" htmlFor="password">
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        className={inputClass}
      />
    </Field>
  );
}

function IntentButton(props: {
  intent: "confirm" | "resend";
  token: string;
  label: string;
  look?: "secondary";
  children?: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === props.intent;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="token" value={props.token} />
      {props.children}
      <Button name="intent" value={props.intent} look={props.look} disabled={busy}>
        {busy ? "One moment..." : props.label}
      </Button>
    </Form>
  );
}
