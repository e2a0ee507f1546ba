import { Form, useNavigation } from "@remix-run/react";
import { SkillList } from "~/components/details/applicant-facts";
import { Button } from "~/components/ui/button";
import type { ReportView } from "~/lib/views/resume-report-view";
import type { RefusedForm } from "./correct-form";

/** So many skills are shown at once; the others are a click away. */
const SHOWN = 24;

type Props = { skills: ReportView["skills"]; factsVersion: number; refused: RefusedForm | null };

/** Skills found, with their places; missing for the suggested positions; transferable. */
export function SkillOverview({ skills, factsVersion, refused }: Props) {
  const { found, missing, transferable } = skills;
  const rest = found.slice(SHOWN);
  return (
    <>
      <h3 className="text-lg">Found</h3>
      {found.length === 0 && <p className="text-soft">No skills were found.</p>}
      <SkillList skills={found.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-9 rounded-sm text-sm text-link">{rest.length} more skills</summary>
          <div className="mt-3">
            <SkillList skills={rest} />
          </div>
        </details>
      )}
      {found.length > 0 && <RemoveSkills skills={found} factsVersion={factsVersion} refused={refused} />}
      <h3 className="text-lg">Missing for the suggested positions</h3>
      {missing.length === 0 ? (
        <p className="text-soft">Nothing that they usually take.</p>
      ) : (
        <ul className="grid gap-1.5 text-ui">
          {missing.slice(0, SHOWN).map(({ name, positions }) => (
            <li key={name} className="[overflow-wrap:anywhere]">
              {name} <span className="text-sm text-soft">({positions.join(", ")})</span>
            </li>
          ))}
        </ul>
      )}
      {transferable.length > 0 && (
        <>
          <h3 className="text-lg">Transferable</h3>
          <p className="text-ui [overflow-wrap:anywhere]">
            {transferable.join(", ")}{" "}
            <span className="text-sm text-soft">
              – close to skills that the positions ask for and the résumé doesn’t name.
            </span>
          </p>
        </>
      )}
    </>
  );
}

/** Words that were taken for a skill and are none. */
function RemoveSkills({
  skills,
  factsVersion,
  refused,
}: { skills: ReportView["skills"]["found"] } & Omit<Props, "skills">) {
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
          <legend className="mb-2 text-sm font-medium">Which of these is no skill of yours?</legend>
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
          Take out and score again
        </Button>
      </Form>
    </details>
  );
}
