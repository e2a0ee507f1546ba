import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { PublicShell } from "~/components/layout/public-shell";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { readCode } from "../../../../workers/domain/applicant-page/link-code";

export const meta: MetaFunction = () => [
  { title: "Your application | Plumbline" },
  {
    name: "description",
    content:
      "What a recruitment agency holds about you: read it, correct it, object, or ask for its deletion.",
  },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: ActionFunctionArgs) {
  const code = String((await request.formData()).get("code") ?? "").trim();
  const known = await context.attempt(async () => {
    await context.enforceRateLimit("applicant-code");
    return readCode(context.deps, code);
  });
  if (!known.ok) return data({ problem: known.error.message }, formStatus(request, known.error.status));
  if (known.value) return redirect(paths.applicationPage(code.toUpperCase().replace(/\s+/g, "")));
  const problem = "This isn’t one of our codes. Please check it: 24 letters and digits in groups of four.";
  return data({ problem }, formStatus(request, 400));
}

export default function EnterCode() {
  const problem = useActionData<typeof action>()?.problem;
  return (
    <PublicShell>
      <div className="mx-auto grid max-w-xl gap-6 px-5 py-10 sm:px-8">
        <h1 className="text-3xl">Your application</h1>
        <p className="text-lg text-soft">
          An agency that holds your résumé has given you a code? Enter it to read what was read from your
          résumé, how it was judged, and to correct it, object or have it deleted. You need no account.
        </p>
        <Form method="post" className="grid gap-4">
          <Field label="Code" htmlFor="code" error={problem} errorId="code-problem">
            <input
              id="code"
              name="code"
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? "code-problem" : undefined}
              className={inputClass}
            />
          </Field>
          <div>
            <Button>Open your page</Button>
          </div>
        </Form>
        <p className="text-soft">No code? Ask the agency that has your résumé for one.</p>
      </div>
    </PublicShell>
  );
}
