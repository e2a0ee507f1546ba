import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { EmailField, TextField } from "~/components/identity/text-field";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";

type Text = FieldMetadata<string | undefined>;

export type OwnContract = { value: string; label: string };

/** Who declares, and about which contract. What a signed-in person has comes first. */
export function DeclarationFields({
  fields,
  formId,
  own,
}: {
  fields: { name: Text; email: Text; own: Text; contract: Text };
  /** what is sent twice is declared once */
  formId: string;
  own: readonly OwnContract[];
}) {
  const { key, ...select } = getSelectProps(fields.own);
  const isOther = own.length === 0 || fields.own.value === "";
  return (
    <>
      <input type="hidden" name="formId" value={formId} />
      <TextField field={fields.name} label="Your name" autoComplete="name" />
      <EmailField field={fields.email} autoComplete="email" />
      {own.length > 0 && (
        <Field label="Contract" htmlFor={fields.own.id}>
          <Select {...select} key={key}>
            {own.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="">Another contract</option>
          </Select>
        </Field>
      )}
      {isOther && (
        <TextField
          field={fields.contract}
          label={own.length > 0 ? "Which one" : "Contract"}
          autoComplete="off"
          hint="Order or invoice number (P-...), or the plan"
        />
      )}
    </>
  );
}
