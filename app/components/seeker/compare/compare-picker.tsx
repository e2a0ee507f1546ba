import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";

/** `day` is when it was uploaded or analysed, UTC ms. */
export type Choice = { id: string; label: string; day: number };

/** One thing and up to `most` others to hold it against: a plain form whose answers are in the address. */
export function ComparePicker({
  by,
  search,
  one,
  many,
  most,
}: {
  /** which comparison, for the address */
  by: "jobs" | "versions";
  /** words of the job's title that the list of jobs was narrowed by */
  search: string;
  one: { name: string; label: string; choices: Choice[]; chosen: string | null };
  many: { name: string; label: string; choices: Choice[]; chosen: string[] };
  most: number;
}) {
  const [ticked, setTicked] = useState(many.chosen.length);

  function count(event: FormEvent<HTMLFormElement>) {
    setTicked(new FormData(event.currentTarget).getAll(many.name).length);
  }

  return (
    <Form
      action={paths.compare}
      onChange={count}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      {by === "versions" && <input type="hidden" name="by" value="versions" />}
      {by === "versions" && <Finder search={search} />}
      <div className="max-w-xl">
        <Field label={one.label} htmlFor="compare-one">
          <Select id="compare-one" name={one.name} defaultValue={one.chosen ?? undefined}>
            {one.choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {by === "jobs" && <Finder search={search} />}
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{many.label}</legend>
        {many.choices.length === 0 && (
          <p className="text-soft">No job that you have analyzed has these words in its title.</p>
        )}
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {many.choices.map(({ id, label, day }) => (
            <PickerBox key={id} day={day} name={many.name} id={id} full={ticked >= most} chosen={many.chosen}>
              {label}
            </PickerBox>
          ))}
        </div>
      </fieldset>
      <Button className="justify-self-start">Compare</Button>
    </Form>
  );
}

function Finder({ search }: { search: string }) {
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <Field label="Find a job by its title" htmlFor="compare-search">
          <input
            id="compare-search"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={200}
            className={inputClass}
          />
        </Field>
      </div>
      <Button look="secondary">Find</Button>
    </div>
  );
}

function PickerBox({
  name,
  id,
  full,
  chosen,
  day,
  children,
}: {
  name: string;
  id: string;
  full: boolean;
  chosen: string[];
  day: number;
  children: string;
}) {
  const [on, setOn] = useState(chosen.includes(id));
  return (
    <Checkbox
      name={name}
      value={id}
      checked={on}
      disabled={full && !on}
      onChange={(event) => setOn(event.target.checked)}
      label={<span className="[overflow-wrap:anywhere]">{children}</span>}
      hint={<LocalDate value={day} />}
    />
  );
}
