import { SkillList } from "~/components/details/applicant-facts";
import { TextLink } from "~/components/ui/text-link";
import type { ReportView } from "~/lib/views/resume-report-view";

/** So many skills are shown at once; the others are a click away. */
const SHOWN = 24;

export function SkillOverview({ skills }: { skills: ReportView["skills"] }) {
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
      {found.length > 0 && (
        <p className="text-sm text-soft print:hidden">
          Is one of them not your skill? <TextLink to="#read">Take it out</TextLink>.
        </p>
      )}
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
