import { Badge, type Tone } from "~/components/ui/data/badge";

const tones: Record<string, Tone> = { queued: "moderate", sent: "good", failed: "poor" };

export function MailStatus({ status }: { status: "queued" | "sent" | "failed" }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
