import { getTextareaProps } from "@conform-to/react";
import { Field, textareaClass } from "~/components/ui/fields/field";

export function TextArea({
  field,
  label,
  hint,
  rows,
  className = "",
}: {
  field: Parameters<typeof getTextareaProps>[0] & { id: string; errorId: string; errors?: string[] };
  label: string;
  hint?: string;
  rows: number;
  className?: string;
}) {
  const { key, ...props } = getTextareaProps(field);
  return (
    <Field label={label} htmlFor={field.id} hint={hint} error={field.errors?.[0]} errorId={field.errorId}>
      <textarea
        {...props}
        key={key}
        rows={rows}
        autoComplete="off"
        className={`${textareaClass} ${className}`}
      />
    </Field>
  );
}
