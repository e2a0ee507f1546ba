import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge, type Tone } from "~/components/ui/data/badge";
import { EmptyState } from "~/components/ui/data/empty-state";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import type { Delivery } from "../../../workers/domain/programs/webhooks/deliveries";

const STATES: Record<Delivery["status"], [words: string, tone: Tone]> = {
  pending: ["Waiting", "moderate"],
  delivered: ["Delivered", "good"],
  failed: ["Failed", "poor"],
};

/** `isOn`: whether events can be sent again. */
export function DeliveryLog({ deliveries, isOn }: { deliveries: Delivery[]; isOn: boolean }) {
  if (deliveries.length === 0)
    return (
      <EmptyState title="Nothing sent">
        Events of the last 30 days are listed here, with what your server answered.
      </EmptyState>
    );
  const head = ["Event", "When", "State", "Last answer", "Tries"];
  return (
    <CardTable
      caption="Events"
      head={
        <>
          {head.map((name) => (
            <th key={name} className="px-2 py-2 font-medium first:pl-4">
              {name}
            </th>
          ))}
          <th className="px-2 py-2">
            <span className="sr-only">Send again</span>
          </th>
        </>
      }
    >
      {deliveries.map((delivery) => (
        <Row key={delivery.id} of={delivery} isOn={isOn} />
      ))}
    </CardTable>
  );
}

function Row({ of, isOn }: { of: Delivery; isOn: boolean }) {
  const { id, type, data, status, attempts, nextAttemptAt, lastStatus, lastError, createdAt } = of;
  const [words, tone] = STATES[status];
  return (
    <CardRow>
      <Cell wide>
        <code className="font-medium">{type}</code>
        <details className="text-soft">
          <summary className="w-fit cursor-pointer py-1">Content</summary>
          <dl className="[overflow-wrap:anywhere]">
            {Object.entries({ "webhook-id": id, ...data }).map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt>{name}</dt>
                <dd>
                  <code>{value ?? "null"}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </Cell>
      <Cell label="When">
        <LocalTime value={createdAt} />
      </Cell>
      <Cell label="State">
        <Badge tone={tone}>{words}</Badge>
      </Cell>
      <Cell label="Last answer">
        {lastStatus === null ? (lastError ?? "none yet") : `HTTP ${lastStatus}`}
      </Cell>
      <Cell label="Tries">
        <span className="grid">
          {attempts}
          {status === "pending" && attempts > 0 && nextAttemptAt !== null && (
            <span className="text-soft">
              next <LocalTime value={nextAttemptAt} />
            </span>
          )}
        </span>
      </Cell>
      <Cell wide>
        {isOn && status !== "pending" && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="delivery" value={id} />
            <Button look="secondary" size="small" name="intent" value="again" aria-label={`Send ${id} again`}>
              Send Again
            </Button>
          </Form>
        )}
      </Cell>
    </CardRow>
  );
}
