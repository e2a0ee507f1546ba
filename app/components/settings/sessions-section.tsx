import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalTime } from "~/components/ui/local-time";
import { deviceName } from "./device-name";
import { IntentForm, useIsSending } from "./intent-form";

export type ShownSession = {
  id: string;
  isThisOne: boolean;
  userAgent: string | null;
  signedInAt: number;
  via: string;
};

export function SessionsSection({ sessions }: { sessions: ShownSession[] }) {
  const busy = useIsSending("end-other-sessions");
  return (
    <Card title="Where You Are Signed In">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <IntentForm intent="end-other-sessions" className="mt-4">
          <Button look="secondary" disabled={busy}>
            {busy ? "Signing out..." : "Sign Out All Other Devices"}
          </Button>
        </IntentForm>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: ShownSession }) {
  const { id, isThisOne, userAgent, signedInAt, via } = session;
  const busy = useIsSending("end-session", id);
  const device = deviceName(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{device}</span>
          {isThisOne && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-sm text-soft">
          Signed in <LocalTime value={signedInAt} /> with {via === "google" ? "Google" : "your password"}
        </p>
      </div>
      {!isThisOne && (
        <IntentForm intent="end-session">
          <input type="hidden" name="sessionId" value={id} />
          <Button look="secondary" size="small" disabled={busy} aria-label={`Sign out ${device}`}>
            {busy ? "Signing out..." : "Sign Out"}
          </Button>
        </IntentForm>
      )}
    </li>
  );
}
