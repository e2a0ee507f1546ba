import { clsx } from "clsx";
import { Search } from "lucide-react";
import { Button } from "~/components/ui/button";
import { smallInputClass } from "~/components/ui/fields/field";
import type { ApplicantQuery } from "../../../../workers/domain/applicants/schema";

/** Off under blind review. */
export function SearchField({ search }: Pick<ApplicantQuery, "search">) {
  return (
    <>
      <div className="relative min-w-36 flex-1 sm:max-w-64">
        <Search
          className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-soft"
          aria-hidden="true"
        />
        <input
          type="search"
          name="search"
          defaultValue={search}
          aria-label="Search by name or email"
          placeholder="Name or email"
          className={clsx(smallInputClass, "pr-1 pl-8")}
        />
      </div>
      <Button look="secondary" size="small">
        Search
      </Button>
    </>
  );
}
