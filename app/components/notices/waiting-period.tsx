import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import type { ThreadNotices } from "../../../workers/domain/notices/list-notices";

/** Whose public holidays aren't business days. */
export type Place = { code: string; name: string };

/** How many business days of which place new people of a job thread wait for a score, once they were told. */
export function WaitingPeriod({
  thread: { threadId, waitingDays, waitingPlace },
  places,
}: {
  thread: Pick<ThreadNotices, "threadId" | "waitingDays" | "waitingPlace">;
  places: Place[];
}) {
  return (
    <Form method="post" preventScrollReset className="grid gap-2">
      <input type="hidden" name="threadId" value={threadId} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Waiting period before scoring, in business days"
          htmlFor={`waiting-${threadId}`}
          hint="blank for none"
        >
          <input
            id={`waiting-${threadId}`}
            name="days"
            type="number"
            min={1}
            max={90}
            defaultValue={waitingDays ?? ""}
            className={smallInputClass}
          />
        </Field>
        <Field label="Counted in" htmlFor={`place-${threadId}`}>
          <select
            id={`place-${threadId}`}
            name="place"
            defaultValue={waitingPlace ?? "us-ny"}
            className={smallInputClass}
          >
            {places.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Button name="intent" value="waiting" look="secondary" size="small">
          Save
        </Button>
      </div>
      <p className="max-w-prose text-sm text-soft">
        New York City asks for 10 days. Saturdays, Sundays and the place’s public holidays don’t count, nor
        does the day on which someone is told. Holidays are those of the laws of November 2026, also the ones
        of a part of the country. A town’s own, and those that a government adds for one year, aren’t known:
        please add a day for each.
      </p>
    </Form>
  );
}
