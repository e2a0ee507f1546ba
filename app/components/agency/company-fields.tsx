import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { TextField } from "~/components/identity/text-field";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { COMPANY_SIZES } from "../../../workers/domain/agencies/company-identity";

type Text = FieldMetadata<string | undefined>;

export type CompanyFieldSet = {
  companyName: Text;
  companyLocation: Text;
  companyWebsite: Text;
  companySize: Text;
  companyPhone: Text;
  companyAddress: Text;
};

/** What the site asks about a company. `said`: the error that a banner above says already. */
export function CompanyFields({ fields, said }: { fields: CompanyFieldSet; said: string }) {
  return (
    <>
      <TextField field={fields.companyName} label="Company name" autoComplete="organization" said={said} />
      <TextField
        field={fields.companyLocation}
        label="Location"
        hint="City, country"
        autoComplete="address-level2"
        said={said}
      />
      <TextField
        field={fields.companyWebsite}
        label="Website"
        type="url"
        hint="Such as www.example.com"
        autoComplete="url"
        said={said}
      />
      <CompanySizeField field={fields.companySize} said={said} />
      <TextField
        field={fields.companyPhone}
        label="Company phone"
        type="tel"
        hint="Optional"
        autoComplete="section-company tel"
      />
      <TextField
        field={fields.companyAddress}
        label="Company address"
        hint="Optional"
        autoComplete="section-company address-line1"
      />
    </>
  );
}

function CompanySizeField({ field, said }: { field: Text; said: string }) {
  const { key, ...select } = getSelectProps(field);
  const error = field.errors?.find((message) => message !== said);
  return (
    <Field label="Company size" hint="People" htmlFor={field.id} error={error} errorId={field.errorId}>
      <Select {...select} key={key} autoComplete="off" aria-describedby={error ? field.errorId : undefined}>
        <option value="">Choose a size</option>
        {COMPANY_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
    </Field>
  );
}
