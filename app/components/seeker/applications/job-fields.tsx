import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "~/components/identity/text-field";

type Text = FieldMetadata<string | undefined>;

export function JobFields({
  fields: { jobTitle, employer, jobUrl, place },
}: {
  fields: { jobTitle: Text; employer: Text; jobUrl: Text; place: Text };
}) {
  return (
    <>
      <TextField field={jobTitle} label="Job title" autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={employer} label="Employer" autoComplete="organization" />
        <TextField field={place} label="Place" autoComplete="off" />
      </div>
      <TextField field={jobUrl} label="Link to the posting" type="url" autoComplete="off" />
    </>
  );
}
