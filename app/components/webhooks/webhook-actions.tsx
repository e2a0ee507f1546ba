import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import type { ListedWebhook } from "../../../workers/domain/programs/webhooks/webhook-columns";

export function WebhookActions({
  of: { disabledAt, previousEndsAt },
  now,
}: {
  of: ListedWebhook;
  now: number;
}) {
  const isOn = disabledAt === null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {isOn && (
          <Form method="post">
            <Button look="secondary" name="intent" value="test">
              Send Test Event
            </Button>
          </Form>
        )}
        <Form method="post">
          <Button look="secondary" name="intent" value={isOn ? "off" : "on"}>
            {isOn ? "Switch Off" : "Switch On"}
          </Button>
        </Form>
      </div>
      {previousEndsAt !== null && previousEndsAt > now && (
        <p className="text-sm text-soft">
          The secret before signs beside the new one until <LocalTime value={previousEndsAt} />.
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 text-sm">
        <Ask
          question="Replace secret"
          told="You get a new secret. For 24 hours events carry two signatures, one by each secret, so that your server can change over."
        >
          <Button look="secondary" size="small" name="intent" value="rotate">
            Make New Secret
          </Button>
        </Ask>
        <Ask
          question="Delete"
          told="Nothing is sent from now on, and the list below goes with it. This can’t be undone."
        >
          <Button look="danger" size="small" name="intent" value="delete">
            Delete Webhook
          </Button>
        </Ask>
      </div>
    </div>
  );
}

function Ask({ question, told, children }: { question: string; told: string; children: ReactNode }) {
  return (
    <details>
      <summary className="text-link w-fit cursor-pointer py-2">{question}</summary>
      <Form method="post" className="grid max-w-prose justify-items-start gap-3 py-2">
        <p>{told}</p>
        {children}
      </Form>
    </details>
  );
}
