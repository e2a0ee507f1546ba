import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { IdentityPage } from "~/components/identity/identity-page";
import { DeletionRequested } from "~/components/settings/deletion-requested";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { confirmDeletion, isDeletionLink } from "../../../../workers/domain/privacy/request-deletion";

export const meta: MetaFunction = () => [
  { title: "Delete your account | Plumbline" },
  {
    name: "description",
    content: "Confirm that your Plumbline account and all that belongs to it shall be deleted.",
  },
  { name: "robots", content: "noindex" },
];

/** The page behind the mailed link. Opening it does nothing: programs that look at mails open links, too. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 100) ?? "";
  return { token, isLive: await isDeletionLink(context.deps, token) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = String((await request.formData()).get("token") ?? "").slice(0, 100);
  const planned = await context.attempt(() => confirmDeletion(context.deps, token));
  if (planned.ok) return data({ number: planned.value.number, error: null });
  const { status, message } = planned.error;
  const error =
    status >= 500 ? "Failed to process request. Please try again or contact support directly." : message;
  return data({ number: null, error }, { status: formStatus(request, status) });
}

export default function ConfirmDeletion() {
  const { token, isLive } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  if (answer?.number) {
    return (
      <IdentityPage title="Delete your account">
        <Banner kind="success">
          <DeletionRequested number={answer.number} />
        </Banner>
      </IdentityPage>
    );
  }
  if (!isLive) {
    return (
      <IdentityPage
        title="Delete your account"
        lead="A link from our mail works once, within 30 minutes. Opening this page has deleted nothing."
      >
        <Banner kind="error">
          {answer?.error ?? "This link is no longer valid. Please ask for a new one."}
        </Banner>
        <LinkButton to={`${paths.askForDeletion}#delete`} look="secondary">
          Back to Profile Settings
        </LinkButton>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title="Delete your account"
      lead="Your subscriptions are cancelled at once, and everything is erased after 14 days. Until then you can sign in, undo it and download your data."
    >
      {answer?.error && <Banner kind="error">{answer.error}</Banner>}
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button look="danger" disabled={busy}>
          {busy ? "Processing..." : "Delete My Account"}
        </Button>
        <LinkButton to={paths.home} look="secondary">
          Keep My Account
        </LinkButton>
      </Form>
    </IdentityPage>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
