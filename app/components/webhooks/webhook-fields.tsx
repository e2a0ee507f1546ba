import { Checkbox } from "~/components/ui/fields/checkbox";
import { Field, inputClass } from "~/components/ui/fields/field";
import { WEBHOOK_EVENTS } from "../../../workers/domain/programs/webhooks/event-types";
import { URL_MAX } from "../../../workers/domain/programs/webhooks/webhook-limits";

/** Address and events: empty for a new webhook. */
export function WebhookFields({ url = "", events = [] }: { url?: string; events?: readonly string[] }) {
  return (
    <>
      <Field label="Address" htmlFor="webhook-url">
        <input
          id="webhook-url"
          name="url"
          type="url"
          required
          maxLength={URL_MAX}
          autoComplete="off"
          placeholder="https://hooks.example.com/plumbline"
          defaultValue={url}
          className={inputClass}
        />
      </Field>
      <fieldset className="grid">
        <legend className="text-sm font-medium">Events</legend>
        {Object.entries(WEBHOOK_EVENTS).map(([event, words]) => (
          <Checkbox
            key={event}
            name="event"
            value={event}
            defaultChecked={events.includes(event)}
            label={words}
            hint={<code>{event}</code>}
          />
        ))}
      </fieldset>
    </>
  );
}
