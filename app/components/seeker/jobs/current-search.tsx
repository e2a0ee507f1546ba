import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { linkedInSearch } from "./job-words";

/** What was searched for, in the form's place until it is edited. */
export function CurrentSearch({
  position,
  location,
  geoId,
  editTo,
}: {
  position: string;
  location: string;
  /** LinkedIn's own, for its search; null where the place has none */
  geoId: string | null;
  editTo: string;
}) {
  return (
    <section
      aria-labelledby="current-search"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5"
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 id="current-search" className="text-sm font-medium text-soft">
          Current Search
        </h2>
        <p className="text-lg">
          {position} <span className="text-soft">in</span> {location}
        </p>
        {geoId !== null && (
          <p className="text-sm">
            <TextLink to={linkedInSearch({ position, geoId })}>Search LinkedIn yourself</TextLink>
          </p>
        )}
      </div>
      <LinkButton to={editTo} look="secondary" preventScrollReset>
        Edit Search
      </LinkButton>
    </section>
  );
}
