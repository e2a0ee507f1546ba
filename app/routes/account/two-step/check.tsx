import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { FormError } from "~/components/identity/form-error";
import { IdentityPage } from "~/components/identity/identity-page";
import { TextField } from "~/components/identity/text-field";
import { TakePasskey } from "~/components/two-step/take-passkey";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { askForPasskey } from "../../../../workers/domain/identity/passkeys/ask-for-passkey";
import { takePasskey } from "../../../../workers/domain/identity/passkeys/take-passkey";
import {
  passkeyStepSchema,
  type StepForm,
  stepSchema,
} from "../../../../workers/domain/identity/second-step/schema";
import {
  findSteppingSession,
  takeSecondStep,
} from "../../../../workers/domain/identity/second-step/take-second-step";
import { landingPath } from "../../../../workers/domain/identity/session/landing-path";

export const meta: MetaFunction = () => [
  { title: "Second step | Plumbline" },
  { name: "description", content: "The second step of signing in: your passkey, or a code." },
  { name: "robots", content: "noindex" },
];

/** Without a session, or without a second step, there is nothing to ask for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get("next");
  const session = await findSteppingSession(context.deps, context.visitor.sessionToken);
  if (!session) {
    const user = await context.user();
    throw redirect(user ? landingPath(next, { isAgent: user.agent !== null }) : paths.login);
  }
  const { email, hasApp, hasPasskey, provedAt } = session;
  return { next: landingPath(next, session), email, hasApp, hasPasskey, isAgain: provedAt !== null };
}

async function passkeyAction({ request, context }: ActionFunctionArgs, form: FormData) {
  const { deps, visitor } = context;
  const token = visitor.sessionToken;
  const refuse = (status: number, message: string, code?: string) =>
    code === "unauthenticated"
      ? redirect(paths.login)
      : data({ message, passkey: null, code: null }, { status: formStatus(request, status) });
  if (form.get("intent") === "ask-passkey") {
    const asked = await context.attempt(() => askForPasskey(deps, { token }));
    if (asked.ok) return data({ message: null, passkey: { use: asked.value }, code: null });
    return refuse(asked.error.status, asked.error.message, asked.error.code);
  }
  const submission = parseWithZod(form, { schema: passkeyStepSchema });
  if (submission.status !== "success") return refuse(400, "That is no passkey.");
  const { credential, next } = submission.value;
  const taken = await context.attempt(() => takePasskey(deps, { token, credential }));
  if (taken.ok) return redirect(landingPath(next, taken.value));
  return refuse(taken.error.status, taken.error.message, taken.error.code);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  if (form.has("intent")) return passkeyAction(args, form);
  const submission = parseWithZod(form, { schema: stepSchema });
  const reply = (code: SubmissionResult, status: number) =>
    data({ message: null, passkey: null, code }, { status: formStatus(request, status) });
  if (submission.status !== "success") return reply(submission.reply(), 400);
  const { code, next } = submission.value;
  const taken = await context.attempt(() =>
    takeSecondStep(context.deps, { token: context.visitor.sessionToken, code }),
  );
  if (taken.ok) return redirect(landingPath(next, taken.value));
  const { status, message, code: failure } = taken.error;
  if (failure === "unauthenticated") return redirect(paths.login);
  return reply(submission.reply({ formErrors: [message] }), status);
}

function wantedOf({ hasApp, hasPasskey }: { hasApp: boolean; hasPasskey: boolean }): string {
  if (!hasPasskey) return "enter the code that your app shows.";
  return hasApp ? "use your passkey, or enter the code that your app shows." : "use your passkey.";
}

export default function TwoStepCheck() {
  const { next, email, hasApp, hasPasskey, isAgain } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sent = useNavigation().formData;
  const busy = sent?.has("code") ?? false;
  const [form, fields] = useForm<StepForm>({ lastResult: answer?.code });
  const wanted = wantedOf({ hasApp, hasPasskey });
  return (
    <IdentityPage
      title={isAgain ? "Confirm that it is you" : hasPasskey ? "Second step" : "Enter your code"}
      lead={
        isAgain
          ? `What you are about to do can’t be undone, or takes much along: please ${wanted}`
          : `Please ${wanted}`
      }
      links={
        <>
          <p>
            {hasPasskey ? "No passkey" : "No app"} at hand? Enter one of your recovery codes instead: each
            works once.
          </p>
          <Form method="post" action={paths.logout}>
            Not {email}?{" "}
            <button type="submit" className="text-link">
              Sign out
            </button>
          </Form>
        </>
      }
    >
      {hasPasskey && (
        <>
          {answer?.message && <Banner kind="error">{answer.message}</Banner>}
          <TakePasskey next={next} />
        </>
      )}
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} />
        <input type="hidden" name="next" value={next} />
        <TextField
          field={fields.code}
          label={hasApp ? "Code" : "Recovery code"}
          autoComplete="one-time-code"
        />
        <Button busy={busy} look={hasPasskey ? "secondary" : "primary"}>
          {busy ? "Checking..." : "Continue"}
        </Button>
      </Form>
    </IdentityPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
