import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, textareaClass } from "~/components/ui/fields/field";
import type { BookingMove } from "../../../workers/domain/staff/coaching/booking-moves";

const words: Record<BookingMove, string> = { answer: "Mark as answered", close: "Mark as done" };

/** Notes how far a request for a coaching session is: the two sides agree by mail. */
export function BookingForm({ moves, reason }: { moves: readonly BookingMove[]; reason?: string }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Card title="How far is it?">
      <Form method="post" className="grid gap-4">
        <p className="text-soft">
          Settle the hour by mail, then note it here. A request is done when the session was held or called
          off.
        </p>
        <Field
          label="Note"
          htmlFor="reason"
          hint="optional; stays in the audit log with your name, so no personal details, please"
        >
          <textarea
            id="reason"
            name="reason"
            rows={2}
            maxLength={1000}
            defaultValue={reason}
            autoComplete="off"
            className={textareaClass}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          {moves.map((move, index) => (
            <Button
              key={move}
              name="move"
              value={move}
              look={index === 0 ? "primary" : "secondary"}
              disabled={busy}
            >
              {words[move]}
            </Button>
          ))}
        </div>
      </Form>
    </Card>
  );
}
