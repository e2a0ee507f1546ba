import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { SHARE_DAYS } from "../../../../workers/domain/matches/match-limits";

const DAYS = [SHARE_DAYS.least, 7, SHARE_DAYS.usual, 30, SHARE_DAYS.most];

/** Makes a private link that ends by itself. */
export function ShareForm({ busy }: { busy: boolean }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="share" />
      <Field label="The link works for" htmlFor="share-days">
        <Select id="share-days" name="days" defaultValue={SHARE_DAYS.usual} className="w-36">
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 1 ? "1 day" : `${days} days`}
            </option>
          ))}
        </Select>
      </Field>
      <Button busy={busy}>{busy ? "Creating..." : "Create Link"}</Button>
    </Form>
  );
}
