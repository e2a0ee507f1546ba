import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";

/** One field that searches by what something begins with. `hidden`: other filters, which stay. */
export function SearchForm({
  label,
  hint,
  q,
  hidden = {},
}: {
  label: string;
  hint: string;
  q: string;
  hidden?: Record<string, string>;
}) {
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 flex-1 basis-64">
        <Field label={label} htmlFor="q" hint={hint}>
          <input
            id="q"
            key={q}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            className={inputClass}
          />
        </Field>
      </div>
      <Button look="secondary">Search</Button>
    </Form>
  );
}
