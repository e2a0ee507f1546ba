import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AcceptForm } from "~/components/agency/members/accept-form";
import { IdentityPage } from "~/components/identity/identity-page";
import { formStatus } from "~/lib/forms/form-status";
import { LINK_PAGE_HEADERS, linkPageMeta } from "~/lib/meta/link-page";
import { paths } from "~/lib/paths";
import {
  acceptInvitation,
  findInvitation,
} from "../../../../workers/domain/agencies/members/accept-invitation";
import { acceptSchema } from "../../../../workers/domain/agencies/members/schema";
import { ROLE_WORDS } from "../../../../workers/domain/agencies/roles";

export const meta: MetaFunction = () => linkPageMeta("Join your colleagues | Plumbline");

export const headers: HeadersFunction = () => LINK_PAGE_HEADERS;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context.attempt(() => findInvitation(context.deps, { token: params.token ?? "" }));
  if (!found.ok) {
    const { message, status } = found.error;
    return data({ invitation: null, message }, { status, headers: LINK_PAGE_HEADERS });
  }
  const { companyName, email, role } = found.value;
  return data({ invitation: { companyName, email, role }, message: null }, { headers: LINK_PAGE_HEADERS });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: acceptSchema });
  const refuse = (status: number, message?: string) => {
    const result: SubmissionResult<string[]> = submission.reply({
      hideFields: ["password", "confirmPassword"],
      ...(message ? { formErrors: [message] } : {}),
    });
    return data(result, { status: formStatus(request, status) });
  };
  if (submission.status !== "success") return refuse(400);
  const { deps, visitor, session } = context;
  const accepted = await context.attempt(() =>
    acceptInvitation(deps, { token: params.token ?? "", form: submission.value, visitor }),
  );
  if (!accepted.ok) return refuse(accepted.error.status, accepted.error.message);
  return redirect(paths.agentDashboard, {
    headers: session.openingHeaders(accepted.value, deps.now()),
  });
}

export default function AcceptInvitation() {
  const { invitation, message } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const signIn = (
    <p>
      Do you have an account already?{" "}
      <Link to={paths.agentLogin} className="text-link">
        Agency sign-in
      </Link>
    </p>
  );
  if (!invitation)
    return <IdentityPage title="This invitation can’t be used" lead={message} links={signIn} />;
  const { companyName, email, role } = invitation;
  return (
    <IdentityPage title={`Join ${companyName}`} lead={ROLE_WORDS[role].you} links={signIn}>
      <AcceptForm email={email} lastResult={lastResult} />
    </IdentityPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
