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
import { FormError } from "~/components/identity/form-error";
import { GoogleButton } from "~/components/identity/google-button";
import { GoogleWays } from "~/components/identity/google-ways";
import { IdentityPage } from "~/components/identity/identity-page";
import { PasswordField } from "~/components/identity/password-field";
import { EmailField } from "~/components/identity/text-field";
import { withNext } from "~/components/identity/with-next";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { paths } from "~/lib/paths";
import { BOTH_REQUIRED } from "../../../workers/domain/identity/form-messages";
import { normalizeEmail } from "../../../workers/domain/identity/normalize-email";
import { signInSchema } from "../../../workers/domain/identity/schema";
import { landingPath } from "../../../workers/domain/identity/session/landing-path";
import { signIn } from "../../../workers/domain/identity/session/sign-in";
import { signInNeedsProof } from "../../../workers/domain/identity/session/sign-in-throttle";
import { signInError } from "./sign-in-error";

export const meta: MetaFunction = () => [
  { title: "Sign in | Plumbline" },
  {
    name: "description",
    content:
      "Sign in to Plumbline to see your résumés, how they measure against jobs, and the words behind every point.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = searchParams.get("next");
  const user = await context.user();
  if (user) throw redirect(landingPath(next, { isAgent: user.agent !== null }));
  return {
    next,
    hasGoogle: context.deps.google !== null,
    refusal: signInError(searchParams.get("error")),
    isGoogleTaken: searchParams.get("error") === "google-email-taken",
    notice: searchParams.get("notice") === "password-changed",
    needsProof: await signInNeedsProof(context.deps, context.visitor),
    humanCheck: context.humanCheck(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== "success") {
    const result = submission.reply({ hideFields: ["password"] });
    return data({ result, needsProof: false }, { status: formStatus(request, 400) });
  }
  const { email, password, next } = submission.value;
  const attempt = await context.attempt(() =>
    signIn(context.deps, { email, password, ...context.visitor, proof: humanProofOf(form) }),
  );
  if (attempt.ok) {
    const headers = context.session.openingHeaders(attempt.value, context.deps.now());
    return redirect(landingPath(next, { isAgent: attempt.value.isAgent }), { headers });
  }
  const { status, message } = attempt.error;
  const result = submission.reply({ hideFields: ["password"], formErrors: [message] });
  const needsProof = await signInNeedsProof(context.deps, {
    ...context.visitor,
    email: normalizeEmail(email),
  });
  return data({ result, needsProof }, { status: formStatus(request, status) });
}

export default function Login() {
  const { next, refusal, isGoogleTaken, notice, hasGoogle, humanCheck, ...page } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formAction?.startsWith(paths.login) ?? false;
  const [form, fields] = useForm({
    lastResult: answer?.result,
    onValidate: useValidation(() =>
      import("../../../workers/domain/identity/schema").then((m) => m.signInSchema),
    ),
    shouldRevalidate: "onInput",
  });
  return (
    <IdentityPage
      title="Sign in"
      lead="Your résumés, your scores, and the words behind every point."
      links={
        <>
          <p>
            New here?{" "}
            <Link to={withNext(paths.register, next)} className="text-link">
              Create an account
            </Link>
          </p>
          <p>
            Recruiting for an agency?{" "}
            <Link to={paths.agentLogin} className="text-link">
              Agency sign-in
            </Link>
          </p>
        </>
      }
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        {notice && !answer && (
          <Banner kind="success">Your password has been changed. Please sign in with the new one.</Banner>
        )}
        {refusal && !answer && (
          <Banner kind="error">
            {refusal}
            {isGoogleTaken && <GoogleWays next={next} />}
          </Banner>
        )}
        <FormError form={form} shared={BOTH_REQUIRED} />
        <input type="hidden" name="next" value={next ?? ""} />
        <EmailField field={fields.email} said={BOTH_REQUIRED} />
        <PasswordField
          field={fields.password}
          autoComplete="current-password"
          said={BOTH_REQUIRED}
          hint={
            <Link to={paths.forgotPassword} className="text-link">
              Forgot password?
            </Link>
          }
        />
        {(page.needsProof || answer?.needsProof) && <HumanCheck {...humanCheck} />}
        <Button disabled={busy}>{busy ? "Signing in..." : "Sign In"}</Button>
      </Form>
      {hasGoogle && <GoogleButton next={next} />}
    </IdentityPage>
  );
}
