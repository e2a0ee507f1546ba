import { Button } from "~/components/ui/button";
import { SearchInput } from "~/components/ui/fields/search-input";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";

/** Off under blind review. */
export function SearchField({ search }: Pick<ApplicantQuery, "search">) {
  return (
    <>
      <SearchInput
        label="Search by name or email"
        placeholder="Name or email"
        value={search}
        className="min-w-36 flex-1 sm:max-w-64"
      />
      <Button look="secondary" size="small">
        Search
      </Button>
    </>
  );
}
