import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Brand } from "~/components/layout/brand";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/field";
import { formStatus } from "~/lib/form-status";
import { paths } from "~/lib/paths";
import { safePath } from "../../workers/domain/identity/rules";
import { signInSchema } from "../../workers/domain/identity/schema";

export const meta: MetaFunction = () => [{ title: "Agency sign-in | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = safePath(new URL(request.url).searchParams.get("next"), paths.dashboard);
  const user = await context.user();
  if (user?.agent?.status === "active") throw redirect(next);
  return {
    next,
    account: user && {
      fullName: user.fullName,
      email: user.email,
      status: user.agent?.status ?? ("not-an-agent" as const),
      companyName: user.agent?.companyName ?? null,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: signInSchema });
  const refuse = (status: number, message?: string) =>
    data<SubmissionResult<string[]>>(
      submission.reply({ hideFields: ["password"], ...(message ? { formErrors: [message] } : {}) }),
      { status: formStatus(request, status) },
    );
  if (submission.status !== "success") return refuse(400);
  const { email, password, next } = submission.value;
  const attempt = await context.attempt(() => context.signIn({ email, password }));
  if (!attempt.ok) return refuse(attempt.error.status, attempt.error.message);
  // Whoever isn't an active agent is sent back here by the pages' guard, and reads why.
  return redirect(safePath(next, paths.dashboard), { headers: { "Set-Cookie": attempt.value.setCookie } });
}

export default function AgentLogin() {
  const { account, next } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-5 py-12">
      <Link to={paths.home} className="justify-self-start rounded-sm">
        <Brand />
      </Link>
      {account ? <AccountStatus account={account} /> : <SignInForm next={next} />}
    </main>
  );
}

function SignInForm({ next }: { next: string }) {
  const busy = useNavigation().formAction?.startsWith(paths.agentLogin) ?? false;
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>(),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
    shouldRevalidate: "onInput",
  });
  // Both fields share one sentence: it is said once, above them.
  const message = form.errors?.[0] ?? fields.email.errors?.[0] ?? fields.password.errors?.[0];
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-3xl">Agency sign-in</h1>
        <p className="text-soft">Your job threads, and the reasons behind every rank.</p>
      </div>
      {message && <Banner kind="error">{message}</Banner>}
      <input type="hidden" name="next" value={next} />
      <Field label="Email" htmlFor={fields.email.id}>
        <input
          {...getInputProps(fields.email, { type: "email" })}
          key={fields.email.key}
          autoComplete="username"
          className={inputClass}
        />
      </Field>
      <Field label="Password" htmlFor={fields.password.id}>
        <input
          {...getInputProps(fields.password, { type: "password" })}
          key={fields.password.key}
          autoComplete="current-password"
          className={inputClass}
        />
      </Field>
      <Button disabled={busy}>{busy ? "Signing in..." : "Sign In"}</Button>
    </Form>
  );
}

type Account = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["account"]>;

const statuses: Record<Account["status"], { title: string; text: string }> = {
  pending: {
    title: "Your account is waiting for approval",
    text: "Our team checks each new agency. This takes 2-3 business days; you can sign in as soon as it is done.",
  },
  blocked: {
    title: "Your account is blocked",
    text: "Our team has blocked this agent account, so the agency portal is closed to it.",
  },
  refused: {
    title: "Your account was not approved",
    text: "Our team has not approved this agent account, so the agency portal is closed to it.",
  },
  "not-an-agent": {
    title: "Access denied",
    text: "This is not an agent's account. The agency portal is only for agents of registered companies.",
  },
};

function AccountStatus({ account }: { account: Account }) {
  const { title, text } = statuses[account.status];
  return (
    <section className="grid gap-5">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-soft">{text}</p>
      <p className="text-sm text-soft">
        Signed in as {account.fullName} ({account.email}
        {account.companyName && `, ${account.companyName}`})
      </p>
      <Form method="post" action={paths.agentLogout}>
        <Button look="secondary">Sign Out</Button>
      </Form>
    </section>
  );
}
