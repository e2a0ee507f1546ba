import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, textareaClass } from "~/components/ui/fields/field";
import type { BookingMove } from "../../../workers/domain/staff/coaching/booking-moves";

const words: Record<BookingMove, string> = { answer: "Mark as answered", close: "Mark as done" };

/** Notes what was settled by mail, without a booking here. */
export function BookingForm({ moves, reason }: { moves: readonly BookingMove[]; reason?: string }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Card title="Settled by mail?">
      <Form method="post" className="grid gap-4">
        <p className="text-soft">
          For requests that need no booking here: note that they were answered, or that nothing is left to do.
          Nobody is mailed.
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
