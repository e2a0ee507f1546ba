import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { HumanCheck } from "~/components/forms/human-check";
import { useValidation } from "~/components/forms/use-validation";
import { CountryField } from "~/components/identity/country-field";
import { FormError } from "~/components/identity/form-error";
import { GoogleButton } from "~/components/identity/google-button";
import { IdentityPage } from "~/components/identity/identity-page";
import { PasswordField } from "~/components/identity/password-field";
import { EmailField, TextField } from "~/components/identity/text-field";
import { withNext } from "~/components/identity/with-next";
import { Button } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { paths } from "~/lib/paths";
import { listCountries } from "../../../workers/domain/identity/countries";
import { ALL_REQUIRED } from "../../../workers/domain/identity/form-messages";
import { registerSeeker } from "../../../workers/domain/identity/register-seeker";
import { registerSchema } from "../../../workers/domain/identity/schema";
import { landingPath } from "../../../workers/domain/identity/session/landing-path";

export const meta: MetaFunction = () => [
  { title: "Create an account | Plumbline" },
  { name: "description", content: "14 days of résumé analysis, free. No card required." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get("next");
  const user = await context.user();
  if (user) throw redirect(landingPath(next, { isAgent: user.agent !== null }));
  return {
    next,
    countries: listCountries(),
    hasGoogle: context.deps.google !== null,
    humanCheck: context.humanCheck(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: registerSchema });
  const hideFields = ["password", "confirmPassword"] as ["password", "confirmPassword"];
  if (submission.status !== "success") {
    const result = submission.reply({ hideFields });
    return data({ result, isTaken: false }, { status: formStatus(request, 400) });
  }
  const attempt = await context.attempt(() =>
    registerSeeker(context.deps, {
      form: submission.value,
      proof: humanProofOf(form),
      visitor: context.visitor,
    }),
  );
  if (attempt.ok) {
    const headers = context.session.openingHeaders(attempt.value, context.deps.now());
    return redirect(landingPath(submission.value.next, { isAgent: false }), { headers });
  }
  const { code, status, message } = attempt.error;
  const error =
    code === "password-common" ? { fieldErrors: { password: [message] } } : { formErrors: [message] };
  const result = submission.reply({ hideFields, ...error });
  return data({ result, isTaken: code === "email-taken" }, { status: formStatus(request, status) });
}

export default function Register() {
  const { next, countries, hasGoogle, humanCheck } = useLoaderData<typeof loader>();
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
    <Link to={withNext(paths.login, next)} className="text-link">
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
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
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
        <HumanCheck {...humanCheck} />
        <Button disabled={busy}>{busy ? "Creating your account..." : "Create Account"}</Button>
      </Form>
      {hasGoogle && <GoogleButton next={next} />}
    </IdentityPage>
  );
}
