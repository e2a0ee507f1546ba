import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import type { CorrectFormProps } from "./correct-form";

/** Words that were taken for a skill and are none. */
export function RemoveSkills({
  skills,
  factsVersion,
  refused,
  scores = true,
}: { skills: { name: string }[] } & Pick<CorrectFormProps, "factsVersion" | "refused" | "scores">) {
  const failed = refused?.form === "skills" ? refused : null;
  const busy = useNavigation().formMethod === "POST";
  return (
    <details key={skills.length} open={failed !== null || undefined} className="print:hidden">
      <summary className="inline-flex min-h-9 items-center rounded-sm text-sm text-link pointer-coarse:min-h-11">
        Correct<span className="sr-only"> the skills</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid gap-4 rounded-md bg-sunken p-4">
        <input type="hidden" name="factsVersion" value={factsVersion} />
        <fieldset className="grid gap-x-4 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-medium">Which of these are not your skills?</legend>
          {skills.map(({ name }) => (
            <label key={name} className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
              <input type="checkbox" name="names" value={name} className="size-4 shrink-0 accent-accent" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-soft">
          Skills can be taken out, never added: only what stands in the résumé counts.
        </p>
        {failed && (
          <p role="alert" className="text-sm text-poor">
            {failed.error}
          </p>
        )}
        <Button name="intent" value="remove-skills" size="small" busy={busy} className="justify-self-start">
          {scores ? "Take out and score again" : "Take out"}
        </Button>
      </Form>
    </details>
  );
}
