import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { ShownOnce } from "~/components/keys/shown-once";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/data/empty-state";
import { WebhookFields } from "~/components/webhooks/webhook-fields";
import { WebhookState } from "~/components/webhooks/webhook-state";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { createWebhook } from "../../../../workers/domain/programs/webhooks/change-webhooks";
import { listWebhooks } from "../../../../workers/domain/programs/webhooks/list-webhooks";
import type { ListedWebhook } from "../../../../workers/domain/programs/webhooks/webhook-columns";
import { readWebhookForm } from "./webhook-form";

export const meta: MetaFunction = () => [{ title: "Webhooks | Plumbline" }];

/** For owners alone (RULINGS 56). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const isDeleted = new URL(request.url).searchParams.get("done") === "deleted";
  return { webhooks: await listWebhooks(context.deps, { agent }), isDeleted };
}

/** The secret is in the answer itself, so that no address and no log has it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "manage");
  const fields = await request.formData();
  await context.requireFreshStep(agencyPaths.webhooks);
  const done = await context.attempt(() =>
    createWebhook(context.deps, { agent, form: readWebhookForm(fields) }),
  );
  const status = done.ok ? 200 : formStatus(request, done.error.status);
  const answer = done.ok ? { made: done.value, error: null } : { made: null, error: done.error.message };
  return data(answer, { status, headers: { "Cache-Control": "no-store" } });
}

export default function Webhooks() {
  const { webhooks, isDeleted } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <h1 className="text-3xl">Webhooks</h1>
      <p className="text-soft">
        We tell your own programs when something happens: a signed message with ids alone, never a name.{" "}
        <Link to={`${paths.developers}#webhooks`} className="text-link">
          How to check the signature
        </Link>
      </p>
      {answer?.error && <Banner kind="error">{answer.error}</Banner>}
      {isDeleted && !answer && <Banner kind="success">The webhook is deleted.</Banner>}
      {answer?.made && (
        <ShownOnce id="new-secret" value={answer.made.secret}>
          The webhook is made. Copy its secret now: we can’t show it again.
        </ShownOnce>
      )}
      <section aria-labelledby="your-webhooks" className="grid gap-4">
        <h2 id="your-webhooks" className="sr-only">
          Your company’s webhooks
        </h2>
        {webhooks.length > 0 ? (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} of={webhook} />
            ))}
          </ul>
        ) : (
          <EmptyState title="No webhooks">A webhook that you make below is listed here.</EmptyState>
        )}
      </section>
      <Card title="Make a Webhook">
        <Form method="post" className="grid gap-5" key={answer?.made?.id ?? ""}>
          <WebhookFields />
          <div>
            <Button busy={busy}>Make Webhook</Button>
          </div>
        </Form>
      </Card>
      <p>
        <Link to={paths.agentProfile} className="text-link">
          Back to Profile Settings
        </Link>
      </p>
    </div>
  );
}

function WebhookItem({ of }: { of: ListedWebhook }) {
  return (
    <li className="grid gap-1 p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={agencyPaths.webhook(of.id)} className="text-link font-medium [overflow-wrap:anywhere]">
          {of.url}
        </Link>
        <WebhookState of={of} />
      </p>
      <p className="text-sm text-soft">{of.events.join(", ")}</p>
    </li>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
