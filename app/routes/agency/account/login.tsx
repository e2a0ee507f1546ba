import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountStatus, type AgentAccount } from "~/components/agency/account-status";
import { AgentSignIn } from "~/components/agency/agent-sign-in";
import { HumanCheck } from "~/components/forms/human-check";
import { Banner } from "~/components/ui/banner";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { paths } from "~/lib/paths";
import { getStatusReason } from "../../../../workers/domain/agencies/get-status-reason";
import { normalizeEmail } from "../../../../workers/domain/identity/normalize-email";
import { signInSchema } from "../../../../workers/domain/identity/schema";
import { landingPath } from "../../../../workers/domain/identity/session/landing-path";
import { signIn } from "../../../../workers/domain/identity/session/sign-in";
import { signInNeedsProof } from "../../../../workers/domain/identity/session/sign-in-throttle";

export const meta: MetaFunction = () => [
  { title: "Agency sign-in | Plumbline" },
  {
    name: "description",
    content:
      "Sign in to your agency on Plumbline: job threads, ranked résumés, and the words behind every score.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = landingPath(searchParams.get("next"), { isAgent: true });
  const user = await context.user();
  const status = user?.agent?.status ?? "not-an-agent";
  if (status === "active") throw redirect(next);
  const { reason, isRemoved } = user
    ? await getStatusReason(context.deps, user)
    : { reason: null, isRemoved: false };
  const account: AgentAccount | null = user && {
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerified,
    companyName: user.agent?.companyName ?? null,
    status: isRemoved ? "removed" : status,
    reason,
  };
  return {
    next,
    account,
    passwordChanged: searchParams.get("notice") === "password-changed",
    needsProof: !user && (await signInNeedsProof(context.deps, context.visitor)),
    humanCheck: context.humanCheck(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: signInSchema });
  const refuse = (status: number, needsProof: boolean, formErrors?: string[]) => {
    const result: SubmissionResult<string[]> = submission.reply({ hideFields: ["password"], formErrors });
    return data({ result, needsProof }, { status: formStatus(request, status) });
  };
  if (submission.status !== "success") return refuse(400, false);
  const { email, password, next } = submission.value;
  const { deps, visitor } = context;
  const attempt = await context.attempt(() =>
    signIn(deps, { ...visitor, email, password, proof: humanProofOf(form) }),
  );
  if (!attempt.ok) {
    const { status, message } = attempt.error;
    return refuse(status, await signInNeedsProof(deps, { ...visitor, email: normalizeEmail(email) }), [
      message,
    ]);
  }
  const { isAgent } = attempt.value;
  const headers = context.session.openingHeaders(attempt.value, deps.now());
  // Anyone who isn't an active agent is sent back here by the pages' guard, and reads why.
  return redirect(isAgent ? landingPath(next, { isAgent }) : paths.agentLogin, { headers });
}

export default function AgentLogin() {
  const { account, next, humanCheck, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (account) return <AccountStatus account={account} />;
  const notice = page.passwordChanged && !answer && (
    <Banner kind="success">Your password has been changed. Please sign in with the new one.</Banner>
  );
  return (
    <AgentSignIn next={next} lastResult={answer?.result} notice={notice}>
      {(page.needsProof || answer?.needsProof) && <HumanCheck {...humanCheck} />}
    </AgentSignIn>
  );
}
