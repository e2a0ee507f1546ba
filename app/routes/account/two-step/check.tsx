import { getFormProps, useForm } from "@conform-to/react";
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
import { Button } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { type StepForm, stepSchema } from "../../../../workers/domain/identity/second-step/schema";
import {
  findSteppingSession,
  takeSecondStep,
} from "../../../../workers/domain/identity/second-step/take-second-step";
import { landingPath } from "../../../../workers/domain/identity/session/landing-path";

export const meta: MetaFunction = () => [
  { title: "Enter your code | Plumbline" },
  { name: "description", content: "The second step of signing in: the code that your app shows." },
  { name: "robots", content: "noindex" },
];

/** Without a session, or without a second step, there is no code to enter. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get("next");
  const session = await findSteppingSession(context.deps, context.visitor.sessionToken);
  if (!session) {
    const user = await context.user();
    throw redirect(user ? landingPath(next, { isAgent: user.agent !== null }) : paths.login);
  }
  return { next: landingPath(next, session), email: session.email, isAgain: session.provedAt !== null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: stepSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: formStatus(request, 400) });
  const { code, next } = submission.value;
  const taken = await context.attempt(() =>
    takeSecondStep(context.deps, { token: context.visitor.sessionToken, code }),
  );
  if (taken.ok) return redirect(landingPath(next, taken.value));
  const { status, message, code: failure } = taken.error;
  if (failure === "unauthenticated") return redirect(paths.login);
  return data(submission.reply({ formErrors: [message] }), { status: formStatus(request, status) });
}

export default function TwoStepCheck() {
  const { next, email, isAgain } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<StepForm>({ lastResult: useActionData<typeof action>() });
  return (
    <IdentityPage
      title={isAgain ? "Confirm that it is you" : "Enter your code"}
      lead={
        isAgain
          ? "What you are about to do can’t be undone, or takes much along: please enter the code that your app shows."
          : "Please enter the code that your app shows."
      }
      links={
        <>
          <p>No app at hand? Enter one of your recovery codes instead: each works once.</p>
          <Form method="post" action={paths.logout}>
            Not {email}?{" "}
            <button type="submit" className="text-link">
              Sign out
            </button>
          </Form>
        </>
      }
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} />
        <input type="hidden" name="next" value={next} />
        <TextField field={fields.code} label="Code" autoComplete="one-time-code" />
        <Button busy={busy}>{busy ? "Checking..." : "Continue"}</Button>
      </Form>
    </IdentityPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
