import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { zoneWords } from "../../../workers/domain/coaching/time-zone";

/** What was typed and refused, and why. */
export type Refused = { move: string; error: string; typed: Record<string, string> };

type Booking = {
  state: string;
  timeZone: string | null;
  preferredDate: string;
  place: string | null;
  proposedPlace: string | null;
};

/** Names an hour for a session; the person gets it by mail. Of a session that is booked, another one. */
export function ProposalForm({ booking, refused }: { booking: Booking; refused: Refused | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  const typed = refused?.move === "propose" ? refused.typed : undefined;
  const isBooked = booking.state === "booked";
  const zone = zoneWords(booking.timeZone ?? "UTC");
  return (
    <Card title={isBooked ? "Propose another hour" : "Propose an hour"}>
      <Form method="post" className="grid gap-4">
        {typed && <Banner kind="error">{refused?.error}</Banner>}
        <p className="text-soft">
          {isBooked
            ? "They may accept it or keep the hour that is booked. It stays paid."
            : "They get it by mail and book it by paying. It is kept for them for three days, and closes an hour before it begins."}
          {booking.timeZone === null && " They weren’t asked for their time zone: this is UTC."}
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Date" htmlFor="date" hint={zone}>
            <input
              id="date"
              name="date"
              type="date"
              required
              defaultValue={typed?.date ?? booking.preferredDate}
              className={inputClass}
            />
          </Field>
          <Field label="Time" htmlFor="time" hint={zone}>
            <input
              id="time"
              name="time"
              type="time"
              required
              defaultValue={typed?.time}
              className={inputClass}
            />
          </Field>
        </div>
        <Field label="Where" htmlFor="place" hint="a link to the meeting, or an address">
          <input
            id="place"
            name="place"
            required
            maxLength={300}
            autoComplete="off"
            defaultValue={typed?.place ?? booking.place ?? booking.proposedPlace ?? ""}
            className={inputClass}
          />
        </Field>
        <Button name="move" value="propose" disabled={busy} className="justify-self-start">
          Send the Proposal
        </Button>
      </Form>
    </Card>
  );
}

/** Calls a session off: the person reads why, and what they paid goes back. */
export function CancellationForm({ refused }: { refused: Refused | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  const typed = refused?.move === "cancel" ? refused.typed : undefined;
  return (
    <Card title="Cancel it">
      <Form method="post" className="grid gap-4">
        {typed && <Banner kind="error">{refused?.error}</Banner>}
        <p className="text-soft">
          They are told by mail, and get back all that they paid. This can’t be undone.
        </p>
        <Field
          label="Reason"
          htmlFor="cancel-reason"
          hint="they read it; it stays in the audit log, so no personal details, please"
        >
          <textarea
            id="cancel-reason"
            name="reason"
            rows={2}
            maxLength={1000}
            required
            defaultValue={typed?.reason}
            autoComplete="off"
            className={textareaClass}
          />
        </Field>
        <Button name="move" value="cancel" look="danger" disabled={busy} className="justify-self-start">
          Cancel the Session
        </Button>
      </Form>
    </Card>
  );
}
