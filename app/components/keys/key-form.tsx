import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { KEY_DAYS, KEY_NAME_MAX } from "../../../workers/domain/programs/keys/key-limits";

export function KeyForm({ scopes }: { scopes: [scope: string, words: string][] }) {
  const busy = useNavigation().formData?.get("intent") === "create";
  return (
    <Card title="Make a Key">
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="create" />
        <Field label="Name" htmlFor="key-name">
          <input
            id="key-name"
            name="name"
            required
            maxLength={KEY_NAME_MAX}
            autoComplete="off"
            placeholder="Nightly import"
            className={inputClass}
          />
        </Field>
        <fieldset className="grid">
          <legend className="text-sm font-medium">What it may do</legend>
          {scopes.map(([scope, words]) => (
            <Checkbox key={scope} name="scope" value={scope} label={words} hint={<code>{scope}</code>} />
          ))}
        </fieldset>
        <Field label="Works for" htmlFor="key-days">
          <Select id="key-days" name="days" defaultValue="90">
            {KEY_DAYS.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button busy={busy}>Make Key</Button>
        </div>
      </Form>
    </Card>
  );
}
