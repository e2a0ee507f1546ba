import { Form, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";

export type ResumeOption = { id: string; name: string; isDefault: boolean };

/** Which résumé jobs are held against. Each has a search of its own, so choosing one shows that. */
export function ResumeSelect({ resumes, chosen }: { resumes: ResumeOption[]; chosen: string }) {
  const submit = useSubmit();
  const scripted = useHydrated();
  return (
    <Form method="get" action={paths.jobs} className="flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <Field label="Résumé" htmlFor="job-resume">
          <Select
            key={chosen}
            id="job-resume"
            name="resume"
            defaultValue={chosen}
            onChange={({ currentTarget }) => submit(currentTarget.form)}
          >
            {resumes.map(({ id, name, isDefault }) => (
              <option key={id} value={id}>
                {isDefault ? `${name} (default)` : name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {!scripted && resumes.length > 1 && <Button look="secondary">Use This Résumé</Button>}
    </Form>
  );
}
