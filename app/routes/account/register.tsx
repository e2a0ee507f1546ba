import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation, useRevalidator } from "@remix-run/react";
import { HumanCheck } from "~/components/forms/human-check";
import { useValidation } from "~/components/forms/use-validation";
import { CountryField } from "~/components/identity/country-field";
import { FormError } from "~/components/identity/form-error";
import { GoogleSubmit } from "~/components/identity/google-button";
import { IdentityPage } from "~/components/identity/identity-page";
import { PasswordField } from "~/components/identity/password-field";
import { ResumeStep } from "~/components/identity/resume-step";
import { TermsBox } from "~/components/identity/terms-box";
import { EmailField, TextField } from "~/components/identity/text-field";
import { useHeldUpload } from "~/components/identity/use-held-upload";
import { withNext } from "~/components/identity/with-next";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { paths } from "~/lib/paths";
import { listCountries } from "../../../workers/domain/identity/countries";
import { ALL_REQUIRED } from "../../../workers/domain/identity/form-messages";
import { registerSeeker } from "../../../workers/domain/identity/register-seeker";
import { registerSchema } from "../../../workers/domain/identity/schema";
import { landingPath } from "../../../workers/domain/identity/session/landing-path";
import { dropHeld, heldView, landWithHeld } from "./held-resume";
import { signInError } from "./sign-in-error";

export const meta: MetaFunction = () => [
  { title: "Create an account | Plumbline" },
  { name: "description", content: "14 days of résumé analysis, free. No card required." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = searchParams.get("next");
  const user = await context.user();
  if (user) throw redirect(landingPath(next, { isAgent: user.agent !== null }));
  return {
    next,
    countries: listCountries(),
    hasGoogle: context.deps.google !== null,
    refusal: signInError(searchParams.get("error")),
    held: await heldView(context),
    humanCheck: context.humanCheck(),
  };
}

type Answer = { result?: SubmissionResult<string[]>; isTaken: boolean; problem: string | null };

/** Creates the account; without scripts it takes the résumé too, which comes in a form of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = (given: Partial<Answer>, status: number) =>
    data<Answer>({ isTaken: false, problem: null, ...given }, { status: formStatus(request, status) });
  const { pathname, search } = new URL(request.url);
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    await context.enforceRateLimit("held-resume");
    const held = await context.attempt(() => context.held.receive(request));
    if (!held.ok) return answer({ problem: held.error.message }, held.error.status);
    return redirect(pathname + search, { headers: { "Set-Cookie": context.held.cookie(held.value) } });
  }
  const form = await request.formData();
  if (form.get("intent") === "drop-held") return dropHeld(context, { userId: null, to: pathname + search });
  const submission = parseWithZod(form, { schema: registerSchema });
  const hideFields = ["password", "confirmPassword"] as ["password", "confirmPassword"];
  if (submission.status !== "success") return answer({ result: submission.reply({ hideFields }) }, 400);
  const attempt = await context.attempt(() =>
    registerSeeker(context.deps, {
      form: submission.value,
      proof: humanProofOf(form),
      visitor: context.visitor,
    }),
  );
  if (attempt.ok) {
    await context.noteStep("registered");
    const { to, cookies } = await landWithHeld(context, {
      user: { userId: attempt.value.userId, emailVerified: false },
      token: context.held.token,
      otherwise: landingPath(submission.value.next, { isAgent: false }),
    });
    const headers = [...context.session.openingHeaders(attempt.value, context.deps.now()), ...cookies];
    return redirect(to, { headers });
  }
  const { code, status, message } = attempt.error;
  const error =
    code === "password-common" ? { fieldErrors: { password: [message] } } : { formErrors: [message] };
  const result = submission.reply({ hideFields, ...error });
  return answer({ result, isTaken: code === "email-taken" }, status);
}

export default function Register() {
  const { next, countries, hasGoogle, humanCheck, held, refusal } = useLoaderData<typeof loader>();
  const upload = useHeldUpload(useRevalidator().revalidate);
  const isSending = upload.sending !== null;
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formAction?.startsWith(paths.register) ?? false;
  const [form, fields] = useForm({
    lastResult: answer?.result,
    defaultValue: { country: "US" },
    onValidate: useValidation(() =>
      import("../../../workers/domain/identity/schema").then((m) => m.registerSchema),
    ),
    shouldRevalidate: "onInput",
  });
  const signIn = (
    <Link to={withNext(paths.login, held ? paths.myResumes : next)} className="text-link">
      Sign in
    </Link>
  );
  return (
    <IdentityPage
      title="Create your account"
      lead="Everything free for 14 days. No card required."
      links={
        <>
          <p>Already have an account? {signIn}</p>
          <p>
            Recruiting for an agency?{" "}
            <Link to={paths.agentRegister} className="text-link">
              Register your agency
            </Link>
          </p>
        </>
      }
    >
      <ResumeStep held={held} problem={answer?.problem ?? null} upload={upload} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <h2 className="text-xl">2. Your account</h2>
        {refusal && !answer && <Banner kind="error">{refusal}</Banner>}
        <FormError form={form} shared={ALL_REQUIRED}>
          {answer?.isTaken && signIn}
        </FormError>
        <input type="hidden" name="next" value={next ?? ""} />
        <TextField field={fields.fullName} label="Full name" autoComplete="name" said={ALL_REQUIRED} />
        <EmailField field={fields.email} said={ALL_REQUIRED} />
        <PasswordField
          field={fields.password}
          autoComplete="new-password"
          hint="At least 6 characters"
          said={ALL_REQUIRED}
        />
        <PasswordField
          field={fields.confirmPassword}
          label="Confirm password"
          autoComplete="new-password"
          said={ALL_REQUIRED}
        />
        <CountryField field={fields.country} countries={countries} />
        <TermsBox field={fields.terms} />
        <HumanCheck {...humanCheck} />
        <Button disabled={busy || isSending}>
          {busy ? "Creating your account..." : isSending ? "Uploading your résumé..." : "Create Account"}
        </Button>
        {hasGoogle && <GoogleSubmit />}
      </Form>
    </IdentityPage>
  );
}
