import { Badge } from "~/components/ui/data/badge";
import type { ListedWebhook } from "../../../workers/domain/programs/webhooks/webhook-columns";

const OFF = {
  "by-hand": "Off",
  gone: "Off: its server answered “410 Gone”",
  failing: "Off: it failed for three days",
};

type State = Pick<ListedWebhook, "disabledAt" | "disabledReason" | "failingSince">;

export function WebhookState({ of: { disabledAt, disabledReason, failingSince } }: { of: State }) {
  if (disabledAt !== null) return <Badge tone="poor">{OFF[disabledReason ?? "by-hand"]}</Badge>;
  if (failingSince !== null) return <Badge tone="moderate">Failing</Badge>;
  return <Badge tone="good">On</Badge>;
}
