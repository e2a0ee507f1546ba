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
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { IdentityPage } from "~/components/identity/identity-page";
import { PasswordField } from "~/components/identity/password-field";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { LocalDate } from "~/components/ui/local-date";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { ALL_REQUIRED } from "../../../workers/domain/identity/form-messages";
import { inspectResetLink, resetPassword } from "../../../workers/domain/identity/password/reset-password";
import { resetPasswordSchema } from "../../../workers/domain/identity/schema";

export const meta: MetaFunction = () => [
  { title: "Set a new password | Plumbline" },
  {
    name: "description",
    content: "Choose a new password for your Plumbline account. The link that we mailed you works once.",
  },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, link: await inspectResetLink(context.deps, token) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: resetPasswordSchema });
  const hideFields = ["password", "confirmPassword"] as ["password", "confirmPassword"];
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields }) }, { status: formStatus(request, 400) });
  const attempt = await context.attempt(() =>
    resetPassword(context.deps, { ...submission.value, visitor: context.visitor }),
  );
  if (attempt.ok) {
    const { isAgent, deviceMark } = attempt.value;
    const signIn = isAgent ? paths.agentLogin : paths.login;
    // Every session has ended, this browser's own too.
    const headers: [string, string][] = [
      ["Set-Cookie", context.session.endedCookie()],
      ["Set-Cookie", context.session.deviceCookie(deviceMark, context.deps.now())],
    ];
    return redirect(`${signIn}?notice=password-changed`, { headers });
  }
  const { code, status, message } = attempt.error;
  const error =
    code === "password-common" ? { fieldErrors: { password: [message] } } : { formErrors: [message] };
  return data(
    { result: submission.reply({ hideFields, ...error }) },
    { status: formStatus(request, status) },
  );
}

export default function ResetPassword() {
  const { token, link } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formAction?.startsWith(paths.resetPassword) ?? false;
  const [form, fields] = useForm({
    lastResult: answer?.result,
    onValidate: useValidation(() =>
      import("../../../workers/domain/identity/schema").then((m) => m.resetPasswordSchema),
    ),
    shouldRevalidate: "onInput",
  });
  if (!link) {
    return (
      <IdentityPage title="This link doesn't work any more" lead="Links work once, for 30 minutes.">
        <Banner kind="error">This link is no longer valid. Please ask for a new one.</Banner>
        <LinkButton to={paths.forgotPassword}>Ask for a New Link</LinkButton>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Set a new password"
      lead="It signs you out everywhere; you then sign in with the new password."
    >
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} shared={ALL_REQUIRED} />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          field={fields.password}
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters"
          said={ALL_REQUIRED}
        />
        <PasswordField
          field={fields.confirmPassword}
          label="Confirm new password"
          autoComplete="new-password"
          said={ALL_REQUIRED}
        />
        {link.google && (
          <Checkbox
            name={fields.removesGoogle.name}
            defaultChecked={!link.google.isOnlyWay}
            label="Remove the linked Google account"
            hint={
              <>
                It was linked on <LocalDate value={link.google.linkedAt} /> and opens your account without a
                password. Leave it only if it is yours.
              </>
            }
          />
        )}
        <Button disabled={busy}>{busy ? "Saving..." : "Set New Password"}</Button>
      </Form>
    </IdentityPage>
  );
}
