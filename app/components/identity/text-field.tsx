import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { Field, inputClass } from "~/components/ui/fields/field";

/** A line of text of a Conform form, with its label and its error. `said`: errors that a banner above says already. */
export function TextField({
  field,
  label,
  autoComplete,
  hint,
  said,
  type = "text",
  inputMode,
}: {
  field: FieldMetadata<string | undefined>;
  label: ReactNode;
  autoComplete: string;
  hint?: ReactNode;
  said?: string;
  type?: "text" | "email" | "tel" | "url";
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
}) {
  const { key, ...input } = getInputProps(field, { type });
  const error = field.errors?.find((message) => message !== said);
  return (
    <Field label={label} htmlFor={field.id} hint={hint} error={error} errorId={field.errorId}>
      <input
        {...input}
        key={key}
        autoComplete={autoComplete}
        inputMode={inputMode}
        aria-describedby={error ? field.errorId : undefined}
        className={inputClass}
      />
    </Field>
  );
}

export function EmailField({
  field,
  said,
  autoComplete = "username",
}: {
  field: FieldMetadata<string | undefined>;
  said?: string;
  autoComplete?: "username" | "email";
}) {
  return <TextField field={field} label="Email" type="email" autoComplete={autoComplete} said={said} />;
}
