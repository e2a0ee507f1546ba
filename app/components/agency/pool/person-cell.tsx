import { Link } from "@remix-run/react";
import { Cell } from "~/components/ui/data/table";
import { agencyPaths } from "~/lib/agency-paths";
import { monthsShort } from "~/lib/format";
import { useTableSearch } from "~/lib/hooks/use-table-search";

type Person = {
  id: string;
  name: string;
  /** title and employer, as far as they are known */
  position: string;
  experienceMonths: number | null;
};

/** Who it is, in two lines; where someone can be added to a thread, with a box to choose them. */
export function PersonCell({ person, choosable }: { person: Person; choosable: boolean }) {
  const { id, name, position, experienceMonths } = person;
  const search = useTableSearch();
  const about = [position, experienceMonths !== null && monthsShort(experienceMonths)].filter(Boolean);
  return (
    <Cell wide className="md:w-1/3 md:max-w-0 md:min-w-56">
      <div className="flex items-center gap-2">
        {choosable && (
          <input
            type="checkbox"
            name="candidate"
            value={id}
            aria-label={`Choose ${name}`}
            data-select
            className="size-4 shrink-0 print:hidden"
          />
        )}
        <Link
          to={agencyPaths.poolPerson(id) + search}
          preventScrollReset
          discover="none"
          data-applicant={id}
          className="text-link min-w-0 truncate text-base font-medium max-md:whitespace-normal md:text-sm"
        >
          {name}
        </Link>
      </div>
      <p className="truncate text-soft max-md:whitespace-normal md:text-xs">{about.join(" · ")}</p>
    </Cell>
  );
}
