import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";

/** A choice in a Conform form. @param choices labels by value. @param fallback what is chosen where nothing was */
export function SelectField({
  field,
  label,
  choices,
  fallback,
}: {
  field: FieldMetadata<string | undefined>;
  label: string;
  choices: Readonly<Record<string, string>>;
  fallback: string;
}) {
  return (
    <Field label={label} htmlFor={field.id} error={field.errors?.[0]} errorId={field.errorId}>
      <Select id={field.id} name={field.name} defaultValue={field.initialValue ?? fallback}>
        {Object.entries(choices).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
