import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { paths } from "~/lib/paths";
import { LocationInput } from "./location-input";

export type SearchValues = { position: string; location: string };

/** Position and location. Sent as it is; the server says what is missing, in the spec's words. */
export function SearchForm({
  resumeId,
  values,
  searching,
  canCancel,
}: {
  resumeId: string;
  values: SearchValues;
  searching: boolean;
  /** there is a search to go back to */
  canCancel: boolean;
}) {
  return (
    <Form
      method="post"
      action={paths.jobs}
      preventScrollReset
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]"
    >
      <input type="hidden" name="resume" value={resumeId} />
      <Field label="Position" htmlFor="position">
        <input
          key={values.position}
          id="position"
          name="position"
          maxLength={200}
          placeholder="Job title"
          defaultValue={values.position}
          className={inputClass}
        />
      </Field>
      <Field label="Location" htmlFor="location">
        <LocationInput key={values.location} id="location" defaultValue={values.location} />
      </Field>
      <div className="flex flex-wrap items-end gap-3 sm:col-span-2 lg:col-span-1">
        <Button name="intent" value="search" busy={searching}>
          {searching ? "Searching..." : "Search Jobs"}
        </Button>
        {canCancel && (
          <LinkButton to={paths.jobsOf(resumeId)} look="secondary">
            Cancel
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
