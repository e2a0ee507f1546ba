import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { IdentityPage } from "~/components/identity/identity-page";
import { AddApp } from "~/components/two-step/add-app";
import { AddPasskey } from "~/components/two-step/add-passkey";
import { CodesLeft } from "~/components/two-step/codes-left";
import { ConfirmApp } from "~/components/two-step/confirm-app";
import type { PasskeyOptions } from "~/components/two-step/passkey-options";
import { RecoveryCodes } from "~/components/two-step/recovery-codes";
import { StepList } from "~/components/two-step/step-list";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { addPasskey } from "../../../../workers/domain/identity/passkeys/add-passkey";
import { beginPasskey } from "../../../../workers/domain/identity/passkeys/begin-passkey";
import { removePasskey } from "../../../../workers/domain/identity/passkeys/remove-passkey";
import { hasPassword } from "../../../../workers/domain/identity/password/own-password";
import { confirmApp } from "../../../../workers/domain/identity/second-step/confirm-app";
import { getSecondStep } from "../../../../workers/domain/identity/second-step/get-second-step";
import { removeApp } from "../../../../workers/domain/identity/second-step/remove-app";
import { renewRecoveryCodes } from "../../../../workers/domain/identity/second-step/renew-recovery-codes";
import {
  type SecondStepIntent,
  secondStepForms,
} from "../../../../workers/domain/identity/second-step/schema";
import { setUpApp } from "../../../../workers/domain/identity/second-step/set-up-app";
import { landingPath } from "../../../../workers/domain/identity/session/landing-path";

export const meta: MetaFunction = () => [
  { title: "Second step at sign-in | Plumbline" },
  { name: "robots", content: "noindex" },
];

/** What a form’s work brings besides: recovery codes, shown once, or what a browser needs to make a passkey. */
type Outcome = { codes?: string[] | null; passkey?: PasskeyOptions };

const nothing = (): Outcome => ({});

const DONE: Record<string, string> = {
  "remove-app": "The app is removed.",
  "confirm-app": "The app is added.",
  "remove-passkey": "The passkey is removed.",
  "add-passkey": "The passkey is added.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireUser();
  const query = new URL(request.url).searchParams;
  const isAgent = user.agent !== null;
  const [state, asksForPassword] = await Promise.all([
    getSecondStep(context.deps, user),
    hasPassword(context.deps, user.userId),
  ]);
  return {
    ...state,
    asksForPassword: asksForPassword && !user.hasSecondStep,
    isRequired: user.agent?.requiresSecondStep ?? false,
    home: landingPath(query.get("next"), { isAgent }),
    settings: isAgent ? paths.agentAccount : paths.settings,
    done: DONE[query.get("done") ?? ""] ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireUser();
  const { deps } = context;
  const form = await request.formData();
  const name = String(form.get("intent"));
  const intent = Object.hasOwn(secondStepForms, name) ? (name as SecondStepIntent) : null;
  const refuse = (status: number, message: string) =>
    data({ intent, message, codes: null, passkey: null }, { status: formStatus(request, status) });
  if (!intent) return refuse(400, "Please check your input.");
  if (user.hasSecondStep) await context.requireFreshStep(paths.twoStep);
  const submission = parseWithZod(form, { schema: secondStepForms[intent] });
  if (submission.status !== "success")
    return refuse(400, Object.values(submission.error ?? {}).flat()[0] ?? "Please check your input.");
  const given = submission.value as Partial<
    Record<"name" | "password" | "code" | "appId" | "credential" | "passkeyId", string>
  >;
  const { name: label = "", password = "", code = "" } = given;
  const { appId = "", credential = "", passkeyId = "" } = given;
  const work: Record<SecondStepIntent, () => Promise<Outcome>> = {
    "set-up-app": () => setUpApp(deps, { user, name: label, password }).then(nothing),
    "confirm-app": () => confirmApp(deps, { user, code }),
    "remove-app": () => removeApp(deps, { user, appId }).then(nothing),
    "begin-passkey": async () => ({ passkey: { make: await beginPasskey(deps, { user, password }) } }),
    "add-passkey": () => addPasskey(deps, { user, name: label, credential }),
    "remove-passkey": () => removePasskey(deps, { user, passkeyId }).then(nothing),
    "renew-codes": () => renewRecoveryCodes(deps, { user }),
  };
  const attempt = await context.attempt(work[intent]);
  if (!attempt.ok) return refuse(attempt.error.status, attempt.error.message);
  const { codes = null, passkey = null } = attempt.value;
  if (codes || passkey) return data({ intent, message: null, codes, passkey });
  return redirect(`${paths.twoStep}?done=${intent}`);
}

export default function TwoStep() {
  const { keys, apps, pending, codesLeft, asksForPassword, isRequired, home, settings, done } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOn = keys.length + apps.length > 0;
  const adding = { isFirst: !isOn, asksForPassword };
  return (
    <IdentityPage
      title="Second step at sign-in"
      lead={
        isOn
          ? "It is on: after your password, sign-in asks for a passkey or a code."
          : "With it, your password alone opens nothing: sign-in asks for a passkey, too, or for a code that an app on your phone shows."
      }
      links={
        <p>
          <Link to={settings} className="text-link">
            Back to your account
          </Link>
        </p>
      }
    >
      {answer?.message && <Banner kind="error">{answer.message}</Banner>}
      {done && !answer && <Banner kind="success">{done}</Banner>}
      {isRequired && !isOn && (
        <Banner kind="info">
          Your company asks all its colleagues for a second step. Once it is set up, you can go on.
        </Banner>
      )}
      {answer?.codes ? (
        <RecoveryCodes codes={answer.codes} goOn={home} />
      ) : (
        <>
          {keys.length > 0 && <StepList steps={keys} removal="remove-passkey" />}
          {apps.length > 0 && <StepList steps={apps} removal="remove-app" />}
          {isOn && <CodesLeft count={codesLeft} />}
          {!pending && <AddPasskey {...adding} />}
          {pending ? <ConfirmApp {...pending} /> : <AddApp {...adding} />}
          {isOn && (
            <LinkButton to={home} look="secondary">
              Go to your dashboard
            </LinkButton>
          )}
        </>
      )}
    </IdentityPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
