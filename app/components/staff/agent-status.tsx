import { Badge, type Tone } from "~/components/ui/data/badge";
import { capitalised } from "~/lib/format";
import type { AgentStatus } from "../../../workers/domain/identity/session/signed-in-user";

const tones: Record<AgentStatus, Tone> = {
  pending: "moderate",
  active: "good",
  refused: "none",
  blocked: "poor",
};

export function AgentStatusBadge({ status }: { status: AgentStatus }) {
  return <Badge tone={tones[status]}>{capitalised(status)}</Badge>;
}
