import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Field, inputClass } from "~/components/ui/fields/field";

export function DayField({ field, label }: { field: FieldMetadata<string | undefined>; label: string }) {
  const { key, ...input } = getInputProps(field, { type: "date" });
  const error = field.errors?.[0];
  return (
    <Field label={label} htmlFor={field.id} error={error} errorId={field.errorId}>
      <input
        {...input}
        key={key}
        aria-describedby={error ? field.errorId : undefined}
        className={`${inputClass} min-w-0`}
      />
    </Field>
  );
}
