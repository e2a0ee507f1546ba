import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { LocalTime } from "~/components/ui/local-time";
import type { SessionView } from "../../../workers/domain/coaching/get-session";
import { Lines, Place } from "./session-card";
import { TimeSlotOptions } from "./time-slot-options";

/** Another hour in place of the one that is booked: accepted or not. */
export function MoveProposal({ session: { proposal, bookedHour } }: { session: SessionView }) {
  const busy = useBusy();
  if (!proposal) return null;
  return (
    <Card title="We propose another hour">
      <div className="grid gap-5">
        <Lines
          lines={[
            ["New hour", proposal.hour],
            ["Where", <Place key="where" place={proposal.place} />],
            ["Please answer by", <LocalTime key="by" value={proposal.openUntil} />],
          ]}
        />
        <p className="text-soft">
          It costs nothing more. As long as you don’t accept it, your session stays on {bookedHour}.
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="hour" value={proposal.start} />
          <Button name="intent" value="accept" disabled={busy}>
            Accept the New Hour
          </Button>
          <Button name="intent" value="decline" look="secondary" disabled={busy}>
            Keep the Booked Hour
          </Button>
        </Form>
      </div>
    </Card>
  );
}

/** Asks for another day and part of it. `error`: what was wrong with it. */
export function OtherHourForm({ session, error }: { session: SessionView; error?: string | undefined }) {
  const busy = useBusy();
  const { state, days, preferredDate, timeSlot, timeZone, hasAskedToMove } = session;
  const isBooked = state === "booked";
  return (
    <Card title={isBooked ? "Move it" : "Another hour"}>
      <Form method="post" className="grid gap-4">
        <p className="text-soft">
          {hasAskedToMove
            ? "You have asked for another hour, and we propose one by mail within 24 hours. You can still change your wish."
            : "Say which day and time would suit you. We propose an hour by mail within 24 hours."}
          {isBooked && " The hour that you have booked stays yours until you accept another one."}
          {state === "proposed" && " The hour above is then no longer kept for you."}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Preferred date" htmlFor="date" error={error} errorId="date-error">
            <input
              id="date"
              name="date"
              type="date"
              required
              min={days.first}
              max={days.last}
              defaultValue={preferredDate >= days.first ? preferredDate : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "date-error" : undefined}
              className={inputClass}
            />
          </Field>
          <Field label="Time slot" htmlFor="slot" hint={timeZone}>
            <Select id="slot" name="slot" required defaultValue={timeSlot}>
              <TimeSlotOptions />
            </Select>
          </Field>
        </div>
        <Button name="intent" value="ask" look="secondary" disabled={busy} className="justify-self-start">
          Ask for Another Hour
        </Button>
      </Form>
    </Card>
  );
}

/** Two steps, also without scripts: what is cancelled doesn't come back. */
export function CancelForm({ isBooked }: { isBooked: boolean }) {
  const busy = useBusy();
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Cancel this session</summary>
        <Form method="post" className="grid justify-items-start gap-3 pt-2">
          <p className="text-soft">
            {isBooked
              ? "The session does not take place, and we pay back all that you paid for it."
              : "You no longer want this session. Nothing was charged."}
          </p>
          <Button name="intent" value="cancel" look="danger" disabled={busy}>
            {isBooked ? "Cancel and Get My Money Back" : "Cancel the Session"}
          </Button>
        </Form>
      </details>
    </Card>
  );
}

function useBusy(): boolean {
  return useNavigation().formMethod === "POST";
}
