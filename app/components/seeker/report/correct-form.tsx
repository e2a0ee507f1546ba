import { Form, useNavigation } from "@remix-run/react";
import { clsx } from "clsx";
import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import type { FieldView } from "~/lib/views/read-facts";

/** A form that was refused: which one, why, and what stood in it. */
export type RefusedForm = { form: string; error: string; values: Record<string, string> };

const MAX_LENGTH = 200;
const DATE = "2021-03 or 2021";
const DATE_OR_PRESENT = '2021-03, 2021 or "present"';

export type CorrectFormProps = {
  kind: "person" | "experience" | "education";
  /** counts the entries as they were read; null for the person */
  entry: number | null;
  /** what is corrected, for readers who don't see where they are */
  of: string;
  fields: FieldView[];
  factsVersion: number;
  refused: RefusedForm | null;
  /** what is saved is scored again at once */
  scores?: boolean;
  /** at the end of the line above it */
  beside?: boolean;
};

/** Corrects the fields of one entry: plain form, folded away until it is wanted. Empty means: not in the résumé. */
export function CorrectForm({
  kind,
  entry,
  of,
  fields,
  factsVersion,
  refused,
  scores = true,
  beside = false,
}: CorrectFormProps) {
  const id = entry === null ? kind : `${kind}-${entry}`;
  const failed = refused?.form === id ? refused : null;
  const busy = useNavigation().formMethod === "POST";
  return (
    <details
      // Folds itself away once what was saved counts.
      key={fields.map(({ value }) => value).join("\n")}
      open={failed !== null || undefined}
      className={clsx("group print:hidden", beside && "sm:-mt-7.5")}
      id={`correct-${id}`}
    >
      <summary
        className={clsx(
          "min-h-9 items-center rounded-sm text-sm text-link pointer-coarse:min-h-11",
          beside ? "flex w-fit sm:ml-auto" : "inline-flex",
        )}
      >
        Correct<span className="sr-only"> {of}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid gap-4 rounded-md bg-sunken p-4">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="factsVersion" value={factsVersion} />
        {entry !== null && <input type="hidden" name="entry" value={entry} />}
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.map(({ field, label, value }) => (
            <div key={field} className={clsx(!isDate(field) && "sm:col-span-2")}>
              <Field label={label} htmlFor={`${id}-${field}`} hint={hintOf(kind, field)}>
                <input
                  // A value that came back from the server replaces what the browser holds.
                  key={value}
                  id={`${id}-${field}`}
                  name={field}
                  defaultValue={failed?.values[field] ?? value}
                  maxLength={MAX_LENGTH}
                  autoComplete="off"
                  className={smallInputClass}
                />
              </Field>
            </div>
          ))}
        </div>
        <p className="text-sm text-soft">Leave empty what isn’t in your résumé.</p>
        {failed && (
          <p role="alert" className="text-sm text-poor">
            {failed.error}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button name="intent" value="correct" size="small" busy={busy}>
            {scores ? "Save and score again" : "Save"}
          </Button>
          {entry !== null && (
            <Button name="intent" value="remove" size="small" look="quiet" formNoValidate busy={busy}>
              Not in my résumé: take it out
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}

const isDate = (field: string) => field === "start" || field === "end";

function hintOf(kind: CorrectFormProps["kind"], field: string): string | undefined {
  if (!isDate(field)) return undefined;
  return kind === "experience" && field === "end" ? DATE_OR_PRESENT : DATE;
}
