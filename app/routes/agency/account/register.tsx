import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountCreated } from "~/components/agency/account-created";
import { RegistrationForm } from "~/components/agency/registration-form";
import { HumanCheck } from "~/components/forms/human-check";
import { IdentityPage } from "~/components/identity/identity-page";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { paths } from "~/lib/paths";
import { registerAgency } from "../../../../workers/domain/agencies/register-agency";
import { registerAgencySchema } from "../../../../workers/domain/agencies/schema";

export const meta: MetaFunction = () => [
  { title: "Register your agency | Plumbline" },
  {
    name: "description",
    content:
      "Register your recruitment agency on Plumbline: tell us who you are and where you work. We look at each application before it opens.",
  },
];

const CREATED = "created";

type FieldName = keyof typeof registerAgencySchema.shape;
type Refusal = { formErrors?: string[]; fieldErrors?: { [field in FieldName]?: string[] } };

/** Which field an error belongs to, by code; it is said there and above the form, all others above alone. */
const fieldsOfErrors: Record<string, FieldName> = {
  "company-exists": "companyName",
  "agent-email-taken": "email",
  "password-common": "password",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const created = new URL(request.url).searchParams.has(CREATED);
  const user = await context.user();
  if (user?.agent && !created) throw redirect(paths.agentLogin);
  return { created, check: context.humanCheck() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: registerAgencySchema });
  const refuse = (status: number, error: Refusal = {}) => {
    const result: SubmissionResult<string[]> = submission.reply({
      hideFields: ["password", "confirmPassword"],
      ...error,
    });
    return data(result, { status: formStatus(request, status) });
  };
  if (submission.status !== "success") return refuse(400);
  const attempt = await context.attempt(() =>
    registerAgency(context.deps, {
      form: submission.value,
      proof: humanProofOf(form),
      ipAddress: context.visitor.ipAddress,
    }),
  );
  if (!attempt.ok) {
    const { code, message, status } = attempt.error;
    const field = fieldsOfErrors[code];
    return refuse(status, field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] });
  }
  return redirect(`${paths.agentRegister}?${CREATED}`);
}

export default function AgentRegister() {
  const { created, check } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (created) return <AccountCreated />;
  return (
    <IdentityPage
      wide
      title="Register your agency"
      lead="Try everything for 14 days. No card is needed; our team checks each new agency within 2-3 business days."
      links={
        <>
          <p>
            Registered already?{" "}
            <Link to={paths.agentLogin} className="text-link">
              Agency sign-in
            </Link>
          </p>
          <p>
            Looking for a job yourself?{" "}
            <Link to={paths.home} className="text-link">
              Go to the start
            </Link>
          </p>
        </>
      }
    >
      <RegistrationForm lastResult={lastResult}>
        <HumanCheck {...check} />
      </RegistrationForm>
    </IdentityPage>
  );
}
