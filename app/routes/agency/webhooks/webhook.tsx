import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { ShownOnce } from "~/components/keys/shown-once";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { DeliveryLog } from "~/components/webhooks/delivery-log";
import { WebhookActions } from "~/components/webhooks/webhook-actions";
import { WebhookFields } from "~/components/webhooks/webhook-fields";
import { WebhookState } from "~/components/webhooks/webhook-state";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import type { Deps } from "../../../../workers/domain/deps";
import { AppError } from "../../../../workers/domain/errors";
import type { ActiveAgent } from "../../../../workers/domain/identity/session/signed-in-user";
import {
  changeWebhook,
  deleteWebhook,
  rotateWebhookSecret,
} from "../../../../workers/domain/programs/webhooks/change-webhooks";
import {
  pageDeliveries,
  redeliver,
  sendTestEvent,
} from "../../../../workers/domain/programs/webhooks/deliveries";
import { getWebhook } from "../../../../workers/domain/programs/webhooks/list-webhooks";
import { readWebhookForm } from "./webhook-form";

export const meta: MetaFunction = () => [{ title: "Webhook | Plumbline" }];

const PAGE = 25;

const SAID: Record<string, string> = {
  saved: "The changes are saved.",
  on: "The webhook is on. Send again below what it missed.",
  off: "The webhook is off: nothing is sent, and pending deliveries count as failed.",
  test: "The test event is on its way. Reload the page to see what your server answered.",
  again: "The event is on its way again.",
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const own = { agent, webhookId: params.webhookId ?? "" };
  const { searchParams } = new URL(request.url);
  const said = searchParams.get("done") ?? "";
  const value = Number(searchParams.get("before"));
  const id = searchParams.get("id");
  const after = id && Number.isSafeInteger(value) ? { value, id } : null;
  const webhook = await getWebhook(context.deps, own);
  const { rows, next } = await pageDeliveries(context.deps, { ...own, limit: PAGE, after });
  return {
    ...{ webhook, rows, next, isFirst: after === null, now: context.deps.now() },
    notice: Object.hasOwn(SAID, said) ? SAID[said] : null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const own = { agent, webhookId: params.webhookId ?? "" };
  const path = agencyPaths.webhook(own.webhookId);
  const fields = await request.formData();
  const intent = String(fields.get("intent") ?? "");
  if (intent === "rotate" || intent === "save") await context.requireFreshStep(path);
  const done = await context.attempt(() => change(context.deps, own, { intent, fields }));
  if (done.ok && !done.value)
    throw redirect(
      intent === "delete" ? `${agencyPaths.webhooks}?done=deleted` : `${path}?done=${intent}`,
      303,
    );
  const answer = done.ok
    ? { secret: done.value?.secret ?? "", error: null }
    : { secret: null, error: done.error.message };
  const status = done.ok ? 200 : formStatus(request, done.error.status);
  return data(answer, { status, headers: { "Cache-Control": "no-store" } });
}

/** @returns the new secret, where one was made */
async function change(
  deps: Deps,
  own: { agent: ActiveAgent; webhookId: string },
  { intent, fields }: { intent: string; fields: FormData },
): Promise<{ secret: string } | null> {
  switch (intent) {
    case "save":
      await changeWebhook(deps, { ...own, form: readWebhookForm(fields) });
      return null;
    case "on":
    case "off":
      await changeWebhook(deps, { ...own, isOn: intent === "on" });
      return null;
    case "test":
      await sendTestEvent(deps, own);
      return null;
    case "again":
      await redeliver(deps, { ...own, deliveryId: String(fields.get("delivery") ?? "") });
      return null;
    case "rotate":
      return rotateWebhookSecret(deps, own);
    case "delete":
      await deleteWebhook(deps, own);
      return null;
    default:
      throw new AppError("invalid-input");
  }
}

export default function Webhook() {
  const { webhook, rows, next, isFirst, now, notice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const here = agencyPaths.webhook(webhook.id);
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <div className="grid gap-2">
        <p>
          <Link to={agencyPaths.webhooks} className="text-link">
            All webhooks
          </Link>
        </p>
        <h1 className="text-2xl [overflow-wrap:anywhere]">{webhook.url}</h1>
        <p>
          <WebhookState of={webhook} />
        </p>
      </div>
      {answer?.error && <Banner kind="error">{answer.error}</Banner>}
      {notice && !answer && <Banner kind="success">{notice}</Banner>}
      {answer?.secret && (
        <ShownOnce id="new-secret" value={answer.secret}>
          This is the new secret. Copy it now: we can’t show it again.
        </ShownOnce>
      )}
      <WebhookActions of={webhook} now={now} />
      <section aria-labelledby="events" className="grid gap-4">
        <h2 id="events" className="text-xl">
          Sent in the last 30 days
        </h2>
        <DeliveryLog deliveries={rows} isOn={webhook.disabledAt === null} />
        <nav aria-label="Pages of events" className="flex gap-3">
          {!isFirst && (
            <LinkButton to={here} look="secondary" size="small">
              Newest
            </LinkButton>
          )}
          {next && (
            <LinkButton to={`${here}?before=${next.value}&id=${next.id}`} look="secondary" size="small">
              Older
            </LinkButton>
          )}
        </nav>
      </section>
      <Card title="Address and Events">
        <Form method="post" className="grid gap-5">
          <WebhookFields url={webhook.url} events={webhook.events} />
          <div>
            <Button name="intent" value="save">
              Save
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
