import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { plainWord } from "~/lib/format";
import { DESCRIPTION_COUNTER, employmentTypes } from "../../../workers/domain/threads/job-options";

export type PostingValues = {
  title: string;
  companyName: string;
  location: string;
  employmentType: string;
  jobDescription: string;
  requirements: string;
};

export function PostingFields({
  fields,
  descriptionLength,
}: {
  fields: { [Name in keyof PostingValues]: FieldMetadata<string, PostingValues> };
  descriptionLength: number;
}) {
  const { title, companyName, location, employmentType, jobDescription, requirements } = fields;
  return (
    <div className="grid gap-5">
      <Field label="Job title" htmlFor={title.id} hint="required">
        <input {...getInputProps(title, { type: "text" })} key={title.key} className={inputClass} />
      </Field>
      <Field label="Company name" htmlFor={companyName.id} hint="required">
        <input
          {...getInputProps(companyName, { type: "text" })}
          key={companyName.key}
          className={inputClass}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Location" htmlFor={location.id}>
          <input
            {...getInputProps(location, { type: "text" })}
            key={location.key}
            placeholder="Remote"
            className={inputClass}
          />
        </Field>
        <Field label="Employment type" htmlFor={employmentType.id}>
          <Select {...getSelectProps(employmentType)} key={employmentType.key}>
            {employmentTypes.map((type) => (
              <option key={type} value={type}>
                {plainWord(type)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Job description"
        htmlFor={jobDescription.id}
        hint={`${descriptionLength}/${DESCRIPTION_COUNTER}${descriptionLength > DESCRIPTION_COUNTER ? ", longer is fine" : ""}`}
      >
        <textarea
          {...getTextareaProps(jobDescription)}
          key={jobDescription.key}
          rows={8}
          className={textareaClass}
        />
      </Field>
      <Field label="Requirements" htmlFor={requirements.id} hint="deal-breakers: these weigh heavily">
        <textarea
          {...getTextareaProps(requirements)}
          key={requirements.key}
          rows={6}
          className={textareaClass}
        />
      </Field>
    </div>
  );
}
