import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";

export function CountryField({
  field,
  countries,
}: {
  field: FieldMetadata<string | undefined>;
  countries: { code: string; name: string }[];
}) {
  const { key, ...select } = getSelectProps(field);
  return (
    <Field label="Country" htmlFor={field.id} error={field.errors?.[0]} errorId={field.errorId}>
      <Select {...select} key={key} autoComplete="country">
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
