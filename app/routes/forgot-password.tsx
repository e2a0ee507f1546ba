import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { HumanCheck } from "~/components/forms/human-check";
import { FormError } from "~/components/identity/form-error";
import { IdentityPage } from "~/components/identity/identity-page";
import { EmailField } from "~/components/identity/text-field";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { formStatus } from "~/lib/form-status";
import { humanProofOf } from "~/lib/human-proof";
import { paths } from "~/lib/paths";
import { forgotPasswordSchema } from "../../workers/domain/identity/schema";

export const meta: MetaFunction = () => [{ title: "Forgot password | Plumbline" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return { humanCheck: context.humanCheck(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: forgotPasswordSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), sentTo: null }, { status: formStatus(request, 400) });
  const { email } = submission.value;
  const attempt = await context.attempt(() => context.forgotPassword(email, humanProofOf(form)));
  if (attempt.ok) return { result: null, sentTo: email };
  const { status, message } = attempt.error;
  const result = submission.reply({ formErrors: [message] });
  return data({ result, sentTo: null }, { status: formStatus(request, status) });
}

export default function ForgotPassword() {
  const { humanCheck } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formAction?.startsWith(paths.forgotPassword) ?? false;
  const [form, fields] = useForm({
    lastResult: answer?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: forgotPasswordSchema }),
    shouldRevalidate: "onInput",
  });
  const links = (
    <p>
      <Link to={paths.login} className="text-link">
        Back to sign in
      </Link>
    </p>
  );
  if (answer?.sentTo) {
    return (
      <IdentityPage title="Check your mail" links={links}>
        <Banner kind="success">
          If there is an account for {answer.sentTo}, we have sent a link to set a new password. It works
          once, for 30 minutes.
        </Banner>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Forgot your password?"
      lead="We send a link to your email address. It lets you set a new password."
      links={links}
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} />
        <EmailField field={fields.email} />
        <HumanCheck {...humanCheck} />
        <Button disabled={busy}>{busy ? "Sending..." : "Send Link"}</Button>
      </Form>
    </IdentityPage>
  );
}
