import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** What the résumé's own analysis suggests; each fills the form. */
export function SuggestedPositions({ resumeId, positions }: { resumeId: string; positions: string[] }) {
  if (positions.length === 0) return null;
  return (
    <section aria-labelledby="suggested-positions" className="grid gap-2">
      <h2 id="suggested-positions" className="text-sm font-medium">
        Suggested Positions
      </h2>
      <ul className="flex flex-wrap gap-2">
        {positions.map((position) => (
          <li key={position}>
            <LinkButton
              to={`${paths.jobsOf(resumeId)}&edit=1&position=${encodeURIComponent(position)}`}
              look="secondary"
              size="small"
              preventScrollReset
              className="whitespace-normal"
            >
              {position}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
